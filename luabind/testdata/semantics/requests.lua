-- What a handler asks for is carried out after it, and named by the state of the
-- table before; dice and choices of a rule are its own.

rule "req:names" {
  title = "Names", hook = "pillage.on_attack_rolled",
  state = { hurt = "flag", seen = "number" },
  effect = function(ev)
    local hale = ev:models { side = "any" }
    ev:set(ev.target, "hurt", true)
    ev:set(ev.attacker, "seen", #hale)
    ev:remove(hale[1])              -- both are who they were when asked
    ev:set(hale[2], "hurt", true)
  end,
}

rule "req:dice" {
  title = "Dice", hook = "pillage.on_turn_start",
  state = { rolled = "number", word = "number" },
  effect = function(ev)
    local chief = ev:models({ side = "any", troop = "chief" })[1]
    if not chief then return end
    local total = ev:d6() * 100 + ev:d3() * 10
    if ev:check(4) then total = total + 1 end
    ev:set(chief, "rolled", total)
  end,
}

rule "req:choices" {
  title = "Choices", hook = "pillage.on_turn_end",
  state = { chosen = "model", yes = "flag", some = "number" },
  effect = function(ev)
    local chief = ev:models({ side = "any", troop = "chief" })[1]
    local men = ev:models { side = "any", troop = "warrior" }
    ev:set(chief, "chosen", ev:choose("who", men))
    if ev:may("go on") then ev:set(chief, "yes", true) end
    ev:set(chief, "some", #ev:choose_some("more", men, 2))
  end,
}

scenario "requests are resolved before any of them is carried out" {
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local one = red:add("warrior", { name = "One", at = { 30, 10 } })
    local two = red:add("warrior", { name = "Two", at = { 32, 10 } })
    local a = red:add("warrior", { name = "A", at = { 10, 10 } })
    local b = blue:add("warrior", { name = "B", at = { 10, 11 } })
    engage(a, b)
    attack(a, b)
    t.no(one.alive)
    t.yes(two.state.hurt)
    t.no(a.state.hurt)
    t.yes(b.state.hurt)
    t.equal(a.state.seen, 4)
  end,
}

scenario "the dice of a rule stand under its id" {
  dice = { ["req:dice"] = { 5, 6, 4 } },
  run = function(t)
    local red = band()
    local chief = red:add("chief", { at = { 10, 10 } })
    start()
    t.equal(chief.state.rolled, 531)
  end,
}

scenario "choices have defaults: the first, yes, none" {
  dice = { ["req:dice"] = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red = band()
    local chief = red:add("chief", { at = { 10, 10 } })
    local one = red:add("warrior", { name = "One", at = { 30, 10 } })
    local two = red:add("warrior", { name = "Two", at = { 32, 10 } })
    next_turn()
    t.equal(chief.state.chosen, one)
    t.yes(chief.state.yes)
    t.equal(chief.state.some, 0)
  end,
}

scenario "choices are given by name" {
  dice = { ["req:dice"] = { 1, 1, 1, 1, 1, 1 } },
  choices = { ["req:choices"] = { "Two", "no", "One", "Two" } },
  run = function(t)
    local red = band()
    local chief = red:add("chief", { at = { 10, 10 } })
    local one = red:add("warrior", { name = "One", at = { 30, 10 } })
    local two = red:add("warrior", { name = "Two", at = { 32, 10 } })
    next_turn()
    t.equal(chief.state.chosen, two)
    t.no(chief.state.yes)
    t.equal(chief.state.some, 2)
  end,
}
