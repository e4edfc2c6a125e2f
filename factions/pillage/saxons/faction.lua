-- Saxons: free farmers and sailors under a wooden god. Prices in gold pieces.

faction "saxons" {
  title = { en = "Saxons", ru = "Саксы" },
  text = { en = "Clans without a king, at home on ships and in bogs.", ru = "Роды без короля, которым корабль и болото - родной дом." },
  implements = { "PIL-FACTION-SAXONS-00" },
  limits = {
    min_chiefs = { 0, rule = "PIL-FACTION-SAXONS-02" },
  },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    healer = 10,
    idol = 0,

    armour = 10,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    standard = { warrior = 30 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 0,
    hand_weapon = 10,
    bow = 30,
    angon = 5,
  },
  data = {
    bog_save = 1,
    ship = 25,
    -- Does the idol save, do missiles hurt it, does fire that spreads to it end it?
    idol = {
      saves = false,
      missiles = false,
      spread = true,
      source = "GAP-IDOL-SAVE",
      placeholder = true,
    },
  },
}

-- is(word) says whether a place is of a terrain or has a tag.
local function boggy(is) return is "bog" or is "mud" or is "muddy" end

rule "PIL-FACTION-SAXONS-01" {      -- where others sink they stand well
  title = { en = "Children of the bogs", ru = "Дети болот" },
  faction = "saxons",
  {
    hook = "pillage.modify_terrain_cost",
    when = function(ev)
      return ev.piece and boggy(function(word) return ev.piece:tagged(word) end)
    end,
    effect = function(ev) ev:become(1) end,
  },
  {
    hook = "pillage.modify_save",
    when = function(ev)
      return ev.kind == "melee" and boggy(function(word) return ev.target:on(word) end)
    end,
    effect = function(ev) ev:modify(ev.data.bog_save) end,
  },
}

rule "PIL-FACTION-SAXONS-03" {      -- a deck under their feet is as good as a run-up
  title = { en = "Peerless sailors", ru = "Несравнимые моряки" },
  faction = "saxons",
  {
    hook = "pillage.modify_charge_bonus",
    when = function(ev) return ev.attacker.aboard end,
    effect = function(ev) ev:become(true) end,
  },
  {
    hook = "pillage.modify_ship_move",
    effect = function(ev) ev:become(ev.data.ship) end,
  },
}

-- The idol ----------------------------------------------------------------------

troop "idol" {
  title = { en = "Idol", ru = "Идол" },
  text = { en = "The wooden god of the Saxons: it stands and watches.", ru = "Деревянный бог саксов: стоит и смотрит." },
  object = true,
  class = "FA",
  hp = 2,
  attacks = { 0, source = "GAP-IDOL-SAVE", placeholder = true },
  morale = "immune",
  bans = { "weapon", "armour", "gear" },
  fighter = false,
  loss = { morale = 0, score = 0 },
  data = { burns = { true, source = "GAP-FIRE-FLAMMABLE", placeholder = true } },
}

local function has_saxons(side)
  for _, b in ipairs(side.bands) do
    if b.faction == "saxons" then return true end
  end
  return false
end

rule "PIL-FACTION-SAXONS-04" {      -- set up between the lines; its fall is felt the same turn
  title = { en = "Wooden god", ru = "Деревянный идол" },
  faction = "saxons",
  state = { godless = "flag" }, lasts = "turn",
  {
    -- Hired Saxons bring no god with them.
    hook = "pillage.on_before_deployment",
    when = function(ev) return has_saxons(ev.side) and not ev:models { troop = "idol" }[1] end,
    effect = function(ev) ev:place("idol", { outside = "zones" }) end,
  },
  {
    hook = "pillage.on_model_removed",
    when = function(ev) return ev.model.troop == "idol" end,
    effect = function(ev) ev:set(ev.side, "godless", true) end,
  },
  {
    hook = "pillage.modify_morale_reasons",
    when = function(ev) return ev.side.state.godless end,
    effect = function(ev) ev:add "idol" end,
  },
}

rule "PIL-FACTION-SAXONS-05" {      -- axes and fire end it, arrows do not
  title = { en = "Oak to the core", ru = "Дубовый идол" },
  faction = "saxons", troop = "idol",
  {
    hook = "pillage.can_move",
    effect = function(ev) ev:refuse { en = "an idol does not walk", ru = "идол не ходит" } end,
  },
  {
    hook = "pillage.can_save",
    when = function(ev) return not ev:lookup "factions.saxons.idol.saves" end,
    effect = function(ev) ev:refuse() end,
  },
  {
    hook = "pillage.can_target", who = "target",
    when = function(ev)
      return ev.kind ~= "charge" and not ev:lookup "factions.saxons.idol.missiles"
    end,
    effect = function(ev) ev:refuse() end,
  },
  {
    hook = "pillage.on_ignited",
    when = function(ev)
      return ev.object == ev.model
        and (ev.cause == "attempt" or ev:lookup "factions.saxons.idol.spread")
    end,
    effect = function(ev) ev:remove(ev.object) end,
  },
}

rule "PIL-FACTION-SAXONS-06" {
  title = { en = "Rain on farmers", ru = "Привычные к дождю" },
  faction = "saxons",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-SAXONS-07" {      -- every man for himself
  title = { en = "No shield wall", ru = "Без стены щитов" },
  faction = "saxons", who = "model",
  hook = "pillage.can_form",
  when = function(ev) return ev.formation == "shield_wall" end,
  effect = function(ev) ev:refuse() end,
}
