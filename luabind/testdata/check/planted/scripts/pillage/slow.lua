-- What is right and could be better.

rule "planted:whole" {
  title = { en = "Read whole" },
  text = { en = "Dice and numbers are read whole." },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    if ev:d6() >= 5 then ev:modify(1) end
    if ev.attacker.moved:value() > 3 then ev:modify(1) end
  end,
}

rule "planted:limited" {
  title = { en = "Limited", ru = "Ограничено" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  limit = "once per attack",
  effect = function(ev) ev:modify(1) end,
}

rule "planted:idle" {
  title = { en = "Idle", ru = "Праздное" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    local n = ev.attacker.hp
    if n > 3 and n < 2 then ev:modify(1) end
  end,
}

gear "planted_horn" { title = { en = "Horn", ru = "Рог" } }

rule "planted:horn" {
  title = { en = "Horn", ru = "Рог" },
  gear = "planted_horn", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}

rule "planted:instead" {
  title = { en = "Instead", ru = "Вместо" },
  replaces = "PIL-TROOP-04",
  troop = "berserker", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}

game_table "rules.morale" { need = 2 }
