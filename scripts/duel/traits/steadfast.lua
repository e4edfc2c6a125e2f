-- Hits as if unhurt, however many wounds it has.

talent "steadfast" {
  title = { en = "Steadfast", ru = "Стойкий" },
  text = { en = "It hits with axe and shield/axe, wounded or not.", ru = "Всегда попадает по «топору» и «щиту/топору», даже раненый." },
}

rule "POWER-ATK-04" {
  title = { en = "Steadfast", ru = "Стойкий" },
  talent = "steadfast",
  hook = "duel.modify_hit",
  when = function(ev)
    return ev.owner == ev.attacker and ev:lookup "rules.power.traits.steadfast"
      and ev.attacker.hp < ev.attacker.max_hp
  end,
  effect = function(ev)
    local unhurt = ev:lookup("rules.power.faces." .. ev:lookup "rules.power.hit")
    ev:become(unhurt - ev:lookup "rules.power.modifiers.attack")
  end,
}
