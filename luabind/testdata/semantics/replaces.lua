-- A rule that replaces another does so wherever the other would answer, while its
-- own owners hold; switched off it replaces nothing.

gear "one" { title = "One" }

rule "case:old" { title = "Old", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }

rule "case:new" {
  title = "New", gear = "one", who = "attacker", replaces = "case:old",
  hook = "pillage.modify_save", effect = function(ev) ev:modify(-1) end,
}

local function two(kit)
  local red, blue = band(), band()
  local a = red:add("warrior", kit, { at = { 10, 10 } })
  local b = blue:add("warrior", { at = { 10, 11 } })
  engage(a, b)
  return a, b
end

scenario "it replaces at a point where it does not answer itself" {
  run = function(t)
    local a, b = two { one = true }
    t.equal(need("hit", a, b), 5)
  end,
}

scenario "where its owner does not hold the old rule runs" {
  run = function(t)
    local a, b = two {}
    t.equal(need("hit", a, b), 4)
  end,
}

scenario "a rule that is off replaces nothing" {
  run = function(t)
    local a, b = two { one = true }
    off "case:new"
    t.equal(need("hit", a, b), 4)
  end,
}
