-- Who charges on foot draws a second blade for one blow more.

talent "cutlass_mastery" {
  title = { en = "Cutlass Mastery", ru = "Мастерство тесака" },
  text = { en = "The foot adds a blow with the improvised weapon to its charge.", ru = "К рывку пехота добавляет удар импровизированным оружием." },
  price = { 40, source = "TIDI, B" },
  factions = { { "welsh" }, source = "GAP-TALENT-FACTION; TIDI, B" },
}

rule "PIL-TALENT-09" {
  title = { en = "Cutlass Mastery", ru = "Мастерство тесака" },
  talent = "cutlass_mastery",
  hook = "pillage.modify_attack_list",
  when = function(ev)
    local me = ev.attacker
    return not me.mounted and me.charge and me.charge.target == ev.target
  end,
  effect = function(ev)
    ev:add { weapon = "improvised", charge_bonus = false }
  end,
}
