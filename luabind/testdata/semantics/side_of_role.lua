-- ev.side, and what counts for it, is the side of the role that who names.

rule "case:t" { title = "T", troop = "chief", who = "target", hook = "pillage.modify_attack",
  when = function(ev) return ev.side == ev.target.side end, effect = function(ev) ev:modify(-1) end }
rule "case:lim" { title = "L", faction = "vikings", who = "target", limit = "once per game", hook = "pillage.on_attack_rolled",
  state = { n = "number" }, effect = function(ev) ev:set(ev.battle, "n", ev.battle.state.n + 1) end }
scenario "ev.side is the side of the role" {
  run = function(t)
    local red, blue = band(), band()
    local chief, man = red:add("chief", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(chief, man)
    need("hit", man, chief)
    t.yes(explain():find("case:t", 1, true))
  end,
}
scenario "limit of a faction counts for the faction's side" {
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue, green = band "vikings", band "anglo_saxons", band "anglo_saxons"
    local v = red:add("warrior", { at = { 10, 10 } })
    local s1, s2 = blue:add("warrior", { at = { 10, 11 } }), green:add("warrior", { at = { 10, 9 } })
    engage(s1, v) attack(s1, v) attack(s2, v)
    t.ran("case:lim", 1)
  end,
}
