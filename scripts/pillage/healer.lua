-- The healer: no arms, no armour, and sometimes a life.

game_table "rules.healer" {
  -- What spends the one rescue of a model in a turn: a "success", or a "try".
  spent_by = { "success", source = "GAP-HEALER-ONCE", placeholder = true },
  himself = { false, source = "GAP-HEALER-ONCE", placeholder = true },
}

troop "healer" {
  title = { en = "Healer", ru = "Знахарь" },
  text = { en = "Saves a wounded friend in contact on a six; fights with what comes to hand.", ru = "На шестерке спасает раненого рядом; бьется чем придется." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  melee_weapons = { 0, rule = "PIL-TROOP-11" },
  data = { heals_on = 6 },
}

-- On foot and out of melee, beside the wounded; he himself only by the tables.
local function healed(ev)
  if not ev.by_weapon then return false end
  local me, able = ev.target, { side = "friend", troop = "healer", mounted = false, in_melee = false }
  if me:touching(able)[1] then return true end
  return ev:lookup "rules.healer.himself" and me.troop == "healer"
    and not me.mounted and not me.in_melee
end

rule "PIL-TROOP-10" {               -- the wound of a friend beside him is undone on a 6, one a turn for each
  title = { en = "Healer", ru = "Знахарь" },
  troop = "healer", who = "any",
  limit = "once per turn", per = "target",
  {                                 -- a failed try asks for nothing and spends nothing
    hook = "pillage.modify_wound",
    when = function(ev) return ev:lookup "rules.healer.spent_by" == "success" and healed(ev) end,
    effect = function(ev) if ev:check(ev:lookup "rules.troop.healer.heals_on") then ev:cancel() end end,
  },
  {
    hook = "pillage.modify_wound", spend = "tried",
    when = function(ev) return ev:lookup "rules.healer.spent_by" == "try" and healed(ev) end,
    effect = function(ev) if ev:check(ev:lookup "rules.troop.healer.heals_on") then ev:cancel() end end,
  },
}

rule "PIL-TROOP-11" {               -- he carries nothing to fight with and nothing to hide behind
  title = { en = "Unarmed healer", ru = "Безоружный знахарь" },
  troop = "healer",
  hook = "pillage.can_field_band",
  when = function(ev)
    local me = ev.model
    return me:has "armour" or me:has "shield" or me:carried "ranged" > 0
      or me:has "standard" or me:has "horn" or me:has "war_dogs"
  end,
  effect = function(ev)
    ev:refuse {
      en = "a healer has an improvised weapon and no protection",
      ru = "у знахаря только импровизированное оружие и никакой защиты",
    }
  end,
}
