-- The rim and the boss of a shield are weapons too.

talent "shield_bash" {
  title = { en = "Shield Bash", ru = "Удар щитом" },
  text = { en = "Fighters with shields make one more attack in melee, improvised.", ru = "Бойцы со щитами бьют в рукопашной еще раз, импровизированным оружием." },
  price = { 80, source = "TIDI, B" },
  factions = { "saxons" },
  data = {
    -- true: who has raised his shield strikes with it too.
    raised = { false, source = "GAP-BASH-RAISED", placeholder = true },
  },
}

rule "PIL-TALENT-28" {
  title = { en = "Shield Bash", ru = "Удар щитом" },
  talent = "shield_bash",
  hook = "pillage.modify_attack_list",
  when = function(ev)
    local me = ev.attacker
    return me:has "shield" and (ev.data.raised or not me.raised)
  end,
  effect = function(ev)
    ev:add { weapon = "improvised", charge_bonus = false, raised = ev.data.raised }
  end,
}
