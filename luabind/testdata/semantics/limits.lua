-- limit, per, spend, lasts, optional.

house "h" { title = "House" }

local at = "pillage.on_attack_rolled"
local function mark(name)
  return function(ev) ev:set(ev.attacker, name, ev.attacker.state[name] + 1) end
end

rule "lim:owner" { title = "O", troop = "warrior", hook = at, limit = "once per turn", state = { o = "number" }, effect = mark "o" }
rule "lim:target" { title = "T", hook = at, limit = "once per turn", per = "target", state = { t = "number" }, effect = mark "t" }
rule "lim:battle" { title = "B", hook = at, limit = "2 per game", per = "battle", state = { b = "number" }, effect = mark "b" }
rule "lim:side" { title = "S", hook = at, limit = "once per turn", per = "side", state = { s = "number" }, effect = mark "s" }
rule "lim:house" { title = "H", house = "h", hook = at, limit = "once per turn", state = { h = "number" }, effect = mark "h" }
rule "lim:asked" {
  title = "Asked", hook = at, limit = "once per turn", per = "attacker", state = { asked = "number" },
  effect = function(ev) if ev:d6() == 6 then mark("asked")(ev) end end,
}
rule "lim:tried" {
  title = "Tried", hook = at, limit = "once per turn", per = "attacker", spend = "tried", state = { tried = "number" },
  effect = function(ev) if ev:d6() == 6 then mark("tried")(ev) end end,
}
rule "lim:twice" {
  title = "Twice", hook = "pillage.modify_attack", limit = "2 per turn", per = "attacker",
  effect = function(ev)
    ev:modify(1)
    ev:modify(1)
  end,
}

local function three(t)
  local red, blue = band(), band()
  local a1 = red:add("warrior", { name = "A1", at = { 10, 10 } })
  local a2 = red:add("warrior", { name = "A2", at = { 11, 10 } })
  local b = blue:add("warrior", { hp = 100, at = { 10, 11 } })
  engage(a1, b)
  engage(a2, b)
  return a1, a2, b
end

scenario "a limit counts for its owner, a role, the side or the battle" {
  house = { "h" },
  dice = { hit = { 1, 1, 1, 1 }, ["lim:asked"] = { 1, 1, 1, 1 }, ["lim:tried"] = { 1, 1 } },
  run = function(t)
    local a1, a2, b = three(t)
    attack(a1, b)
    attack(a1, b)
    attack(a2, b)
    attack(a2, b)
    local function sum(name) return a1.state[name] * 10 + a2.state[name] end
    t.equal(sum "o", 11)   -- once for each warrior
    t.equal(sum "t", 10)   -- once against b
    t.equal(sum "b", 20)
    t.equal(sum "s", 10)
    t.equal(sum "h", 10)
  end,
}

scenario "a failed try spends nothing, unless trying is what is limited" {
  dice = { hit = { 1, 1, 1 }, ["lim:asked"] = { 1, 6 }, ["lim:tried"] = { 1 } },
  run = function(t)
    local a1, a2, b = three(t)
    attack(a1, b)
    attack(a1, b)
    attack(a1, b)
    t.equal(a1.state.asked, 1)
    t.equal(a1.state.tried, 0)
    t.ran("lim:asked", 1)
    t.ran("lim:tried", 0)
  end,
}

scenario "what one run asks for is one use of the limit" {
  dice = { hit = { 1, 1, 1 }, ["lim:asked"] = { 1, 1, 1 }, ["lim:tried"] = { 1 } },
  run = function(t)
    local a1, a2, b = three(t)
    attack(a1, b)
    t.ran("lim:twice", 1)
    attack(a1, b)
    t.ran("lim:twice", 2)
    attack(a1, b)
    t.ran("lim:twice", 2)
  end,
}
