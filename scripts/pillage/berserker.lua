-- The berserker and his mushrooms.

troop "berserker" {
  title = { en = "Berserker", ru = "Берсерк" },
  text = { en = "Two lives, no mercy, and mushrooms.", ru = "Две жизни, никакой пощады и грибы." },
  hp = 2,
  attacks = { 1, source = "GAP-BERSERK-GEAR", placeholder = true },
  morale = "tests",
  bans = { { "ranged", "horse" }, rule = "PIL-TROOP-04" },
  melee_weapons = { 1, rule = "PIL-GEN-10" },
  data = {
    mushroom_attacks = 2,
    mushroom_save = -1,
    mushroom_charge = "d6",
  },
}

rule "PIL-TROOP-04" {               -- what a berserker hits stays hit, friend or foe
  title = { en = "Berserk blow", ru = "Удар берсерка" },
  troop = "berserker", who = "attacker",
  hook = "pillage.can_save",
  effect = function(ev) ev:refuse() end,
}

-- Mushrooms -------------------------------------------------------------------

game_table "rules.mushrooms" {
  -- What each face of his die brings: "idle", "charge" or "none"; by house rules
  -- "hurt" too, a hit point lost.
  table = { "idle", "none", "none", "none", "none", "charge" },
  -- The first die of who has eaten: in the turn of "eating", or in the "next".
  first = { "eating", source = "GAP-MUSHROOM-FIRST", placeholder = true },
  -- Does a 1 of his charge die bring no bonus, as with any other charge?
  one_brings_none = { true, source = "GAP-MUSHROOM-FIRST", placeholder = true },
  -- Who chooses among equally near ones: the "enemy", or the "owner".
  ties = { "enemy", source = "GAP-MUSHROOM-FIRST", placeholder = true },
}

rule "PIL-TROOP-05" {               -- eaten once, they work for the rest of the game
  title = { en = "Mushrooms", ru = "Грибы" },
  troop = "berserker",
  state = { mushrooms = "flag" }, lasts = "game",
  hook = "pillage.on_part_start",
  when = function(ev)
    return ev.stage == "movement" and not ev.model.state.mushrooms
  end,
  -- "no" comes first because it is the default: the risk must be wanted.
  effect = function(ev)
    if ev:choose("eat the mushrooms", { "no", "yes" }) == "yes" then
      ev:set(ev.model, "mushrooms", true)
      ev:set(ev.model, "just_eaten", true)
    end
  end,
}

-- The nearest that he sees, friend or foe; among equally near ones an enemy of
-- his player chooses.
local function victim_of(ev, me)
  local seen = { side = "any", visible = true, others = true }
  local nearest = me:nearest(seen)
  if not nearest then return nil end
  local least, equal = me:distance(nearest), {}
  for _, m in ipairs(me:aura(least + 1, seen)) do
    if me:distance(m) == least then equal[#equal + 1] = m end
  end
  local by = ev:lookup "rules.mushrooms.ties" == "enemy" and "enemy" or "own"
  return ev:choose("whom the berserker charges", equal, { by = by })
end

rule "PIL-TROOP-06" {               -- two attacks, at a price that a die decides each turn
  title = { en = "Under mushrooms", ru = "Под грибами" },
  troop = "berserker",
  state = { dazed = "flag", just_eaten = "flag" }, lasts = "turn",
  {
    -- The turn of eating rolls too: PIL-TROOP-05 has run by then.
    hook = "pillage.on_part_start",
    when = function(ev)
      return ev.stage == "movement" and ev.model.state.mushrooms
        and not (ev.model.state.just_eaten and ev:lookup "rules.mushrooms.first" == "next")
    end,
    effect = function(ev)
      local me = ev.model
      local row = ev:lookup("rules.mushrooms.table." .. ev:d6())
      if row == "none" then return end
      if row == "hurt" then
        ev:wound(me, 1, "poison")
        return
      end
      if row == "charge" then
        if me.in_melee then return end
        local victim = victim_of(ev, me)
        if victim then
          ev:force_charge(me, victim, { die = ev.data.mushroom_charge })
          return
        end
      end
      -- Idle, or to charge with nobody in sight.
      ev:set(me, "dazed", true)
      ev:skip(me, { what = "all" })
    end,
  },
  {
    hook = "pillage.modify_attacks",
    when = function(ev) return ev.attacker.state.mushrooms end,
    effect = function(ev) ev:become(ev.data.mushroom_attacks) end,
  },
  {
    hook = "pillage.modify_save",
    when = function(ev) return ev.kind == "melee" and ev.target.state.dazed end,
    effect = function(ev) ev:modify(ev.data.mushroom_save) end,
  },
  {
    hook = "pillage.modify_charge_bonus",
    when = function(ev)
      local charge = ev.attacker.charge
      return ev.attacker.state.mushrooms and not ev:lookup "rules.mushrooms.one_brings_none"
        and charge and charge.contact and charge.roll == 1 and charge.target == ev.target
    end,
    effect = function(ev) ev:become(true) end,
  },
}
