gear "found_horn" { title = { en = "Found horn" }, prize = 5 }

rule "unloadable:lost_horn" {
  title = { en = "Lost horn" },
  gear = "lost_horn", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}

rule "unloadable:twice" {
  title = { en = "Twice" },
  weapon = "spaer", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}

rule "unloadable:point" {
  title = { en = "No such point" },
  weapon = "spear", hook = "pillage.on_attack_declared",
  effect = function(ev) ev:modify(1) end,
}

rule "unloadable:role" {
  title = { en = "No such role" },
  weapon = "spear", who = "model", hook = "pillage.modify_attack",
  limit = "once per turn", per = "modle",
  effect = function(ev) ev:modify(1) end,
}

local seen = 0
rule "unloadable:keeps" {
  title = { en = "Keeps something" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    seen = seen + 1
    ev:modify(seen)
  end,
}

game_table "rules.moral" { threshold = 0.4 }

game_table "rules.morale" { treshold = 0.4 }

rule "unloadable:runs" {             -- loads, and is wrong in one weather
  title = { en = "Runs" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.weather == "rian" then ev:modify(1) end
    if ev.charger then ev:modify(1) end
    if ev.weather == "rain" then ev:modify(ev.attacker.nam) end
  end,
}

rule "unloadable:other_horn" {
  title = { en = "Other horn" },
  gear = "other_horn", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
