-- A talent rule runs once for each chief of the side that has it.

talent "tal" { title = "Talent", price = 1 }

rule "chief:all" {
  title = "All", talent = "tal", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(ev.owner.hp) end,
}
rule "chief:once" {
  title = "Once", talent = "tal", hook = "pillage.on_attack_rolled", limit = "once per turn",
  state = { used = "number" },
  effect = function(ev) ev:set(ev.owner, "used", ev.owner.state.used + 1) end,
}

local function pair(t)
  local red, blue = band(), band()
  local one = red:add("chief", { name = "One", hp = 1, talents = "tal", at = { 20, 10 } })
  local two = red:add("chief", { name = "Two", hp = 2, talents = "tal", at = { 22, 10 } })
  local a = red:add("warrior", { at = { 10, 10 } })
  local b = blue:add("warrior", { hp = 100, at = { 10, 11 } })
  engage(a, b)
  return a, b, one, two
end

scenario "each chief with the talent answers once, and is ev.owner" {
  run = function(t)
    local a, b, one, two = pair(t)
    need("hit", a, b)
    t.explains("chief:all", 1)
    t.explains("chief:all", 2)
    need("hit", b, a)
    t.no(explain():find("chief:all", 1, true))
  end,
}

scenario "a limit of a talent counts for each chief" {
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local a, b, one, two = pair(t)
    attack(a, b)
    attack(a, b)
    t.equal({ one.state.used, two.state.used }, { 1, 1 })
    t.ran("chief:once", 2)
    next_turn()
    engage(a, b)
    attack(a, b)
    t.equal({ one.state.used, two.state.used }, { 2, 2 })
  end,
}
