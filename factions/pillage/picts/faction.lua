-- Picts: the painted people beyond the Wall. Prices in gold pieces.

faction "picts" {
  title = { en = "Picts", ru = "Пикты" },
  text = { en = "Painted hillmen with javelins, hard to see and hard to scare.", ru = "Раскрашенные горцы с дротиками, которых трудно заметить и трудно испугать." },
  implements = { "PIL-FACTION-PICTS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    healer = 10,

    armour = { chief = 30 },        -- of warriors see PIL-FACTION-PICTS-04
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horn = { warrior = 30 },
    war_dogs = { warrior = 40 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 0,
    hand_weapon = 20,
    sling = 5,
    javelin = 5,
    bow = 25,
  },
  data = { spoils = 2 },
}

rule "PIL-FACTION-PICTS-01" {
  title = { en = "Northern weather", ru = "Северная погода" },
  faction = "picts",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" or ev.weather == "fog" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-PICTS-02" {
  title = { en = "Javelin masters", ru = "Мастера метательных копий" },
  faction = "picts", weapon = "javelin",
  hook = "pillage.modify_long_range",
  effect = function(ev) ev:become(0) end,
}

rule "PIL-FACTION-PICTS-03" {
  title = { en = "War tattoos", ru = "Военные тату" },
  faction = "picts",
  hook = "pillage.modify_morale_reroll",
  effect = function(ev) ev:reroll("fails") end,
}

rule "PIL-FACTION-PICTS-04" {       -- mail from the castles goes to the first of those who wear it
  title = { en = "Castle raiders", ru = "Замковые рейдеры" },
  faction = "picts",
  hook = "pillage.modify_price",
  when = function(ev) return ev.item == "armour" and ev.model.troop == "warrior" end,
  effect = function(ev)
    local free = ev.data.spoils * #ev.band:models { troop = "chief" }
    for i, m in ipairs(ev.band:models { troop = "warrior", has = "armour" }) do
      if m == ev.model and i <= free then ev:become(0) end
    end
  end,
}

-- is(word) says whether a place is of a terrain or has a tag.
local function mountainous(ev, is)
  return is "mountain"
    or ev:lookup "rules.terrain.mountain.rocks" and is "rocks"
    or ev:lookup "rules.terrain.mountain.steep_slope" and is "steep_slope"
end

rule "PIL-FACTION-PICTS-05" {       -- among rocks a Pict is a rock
  title = { en = "Mountain guerrillas", ru = "Горные партизаны" },
  faction = "picts",
  {
    hook = "pillage.can_target", who = "target",
    when = function(ev)
      return ev.kind ~= "charge"
        and mountainous(ev, function(word) return ev.target:on(word) end)
    end,
    effect = function(ev) ev:refuse() end,
  },
  {
    hook = "pillage.modify_terrain_cost",
    when = function(ev)
      return ev.piece and mountainous(ev, function(word) return ev.piece:tagged(word) end)
    end,
    effect = function(ev) ev:become(1) end,
  },
}
