-- How changes meet: stack and key, replaces, ignored penalties.

gear "one" { title = "One" }
gear "two" { title = "Two" }
gear "holy" { title = "Holy" }

local at = "pillage.modify_attack"
local function plus(n) return function(ev) ev:modify(n) end end
rule "add:a" { title = "A", gear = "one", hook = at, effect = plus(1) }
rule "add:b" { title = "B", gear = "one", hook = at, effect = plus(1) }

armour "h1" { title = "H1" }
rule "high:a" { title = "A", armour = "h1", stack = "highest", key = "high", hook = at, effect = plus(1) }
rule "high:b" { title = "B", armour = "h1", stack = "highest", key = "high", hook = at, effect = plus(-2) }

armour "x1" { title = "X1" }
rule "excl:a" { title = "A", armour = "x1", stack = "exclusive", key = "excl", hook = at, effect = plus(1) }
rule "excl:b" { title = "B", armour = "x1", stack = "exclusive", key = "excl", hook = at, effect = plus(-2) }

armour "r1" { title = "R1" }
rule "repl:a" { title = "A", armour = "r1", stack = "replace", key = "repl", hook = at, effect = plus(-2) }
rule "repl:b" { title = "B", armour = "r1", stack = "replace", key = "repl", hook = at, effect = plus(1) }

rule "new:rule" { title = "New", gear = "two", replaces = "add:a", hook = at, effect = plus(-1) }

talent "tal" { title = "Talent", price = 1 }
rule "new:talent" { title = "New", talent = "tal", replaces = "add:b", hook = at, effect = plus(-1) }

rule "holy:one" { title = "Holy", gear = "holy", hook = at, effect = function(ev) ev:ignore_penalties() end }

-- The change that rules make together.
local function change(kit, more)
  battle {}
  local red, blue = band(), band()
  if more then red:add("chief", more) end
  kit.at, kit.name, kit.weapon = { 10, 10 }, "A", "hand_weapon"
  local a, b = red:add("warrior", kit), blue:add("warrior", { at = { 10, 11 } })
  set("rules.weapon.hand_weapon.to_hit.UA", 5)
  engage(a, b)
  return 5 - need("hit", a, b)
end

scenario "changes add up, or the largest, the first or the last of a key stands" {
  run = function(t)
    t.equal(change {}, 0)
    t.equal(change { one = true }, 2)
    t.equal(change { h1 = true }, -2)
    t.equal(change { x1 = true }, 1)
    t.equal(change { r1 = true }, 1)
    t.equal(change { one = true, h1 = true }, 0)
  end,
}

scenario "a rule that another replaces does not run where the other's owner holds" {
  run = function(t)
    t.equal(change { one = true, two = true }, 0)
    t.yes(explain():find("replaced by new:rule", 1, true))
    t.equal(change { one = true }, 2)
  end,
}

scenario "a talent replaces only where a chief of the side has it" {
  run = function(t)
    t.equal(change({ one = true }, { at = { 20, 20 } }), 2)
    t.equal(change({ one = true }, { talents = "tal", at = { 20, 20 } }), 0)
  end,
}

scenario "ignored penalties leave, bonuses stay" {
  run = function(t)
    t.equal(change { holy = true, h1 = true }, 1)
    t.equal(change { holy = true, one = true, h1 = true }, 3)
  end,
}
