-- Answers wait by stream until play asks: in the order given, those of a failed
-- order again. choices{} is a word like others.

rule "ch:which" {
  title = "Which", hook = "pillage.modify_attack",
  effect = function(ev) if ev:choose("how", { "well", "badly" }) == "badly" then ev:modify(-1) end end,
}
rule "ch:fails" {
  title = "Fails", hook = "pillage.on_attack_rolled",
  effect = function() error("no") end,
}

local function duel()
  local red, blue = band(), band()
  local a = red:add("warrior", { at = { 10, 10 } })
  local b = blue:add("warrior", { hp = 9, at = { 10, 11 } })
  engage(a, b)
  return a, b
end

scenario "choices{} answers the next decisions" {
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    off "ch:fails"
    local a, b = duel()
    choices { ["ch:which"] = { "badly", "well" } }
    local needs = {}
    for _ = 1, 3 do needs[#needs + 1] = attack(a, b).blows[1].need end
    t.equal(needs, { 6, 5, 5 })
  end,
}

scenario "an answer of an order that failed waits again" {
  choices = { ["ch:which"] = { "badly" } }, dice = { hit = { 1 } },
  run = function(t)
    local a, b = duel()
    t.fails(function() attack(a, b) end, "E-RUNTIME")
    off "ch:fails"
    t.equal(attack(a, b).blows[1].need, 6)
  end,
}

scenario "what an order that failed chose is forgotten" {
  dice = { hit = { 1, 1 } }, choices = { weapon = { "dane_axe" } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("huscarl", { weapon = { "dane_axe", "hand_weapon" }, armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { hp = 9, at = { 10, 11 } })
    engage(a, b)
    local was = a.weapon
    t.fails(function() fight(a, b) end, "E-RUNTIME")
    t.equal(a.weapon, was)
    off "ch:fails"
    t.equal(fight(a, b):by(a)[1].weapon, "dane_axe")
  end,
}

scenario "a label of choose() is a stream" {
  choices = { ["which way"] = { "left" } },
  run = function(t)
    t.equal(choose("which way", { "right", "left" }), "left")
    t.equal(choose("which way", { "right", "left" }), "right")
  end,
}

scenario "a stream that nobody asks for is refused" {
  run = function(t)
    t.fails(function() choices { wepon = { "spear" } } end, "E-CHOICE")
    t.fails(function() t.choices { ["PIL-HIT-01"] = { "yes" } } end, "E-CHOICE")
    t.fails(function() choices { weapon = { false } } end, "E-CHOICE")
    t.fails(function() choices "weapon" end, "E-CHOICE")
  end,
}

scenario "an answer that is no option is told by choose() too" {
  choices = { ["which way"] = { "up" } },
  run = function(t)
    t.fails(function() choose("which way", { "right", "left" }) end, "E-CHOICE")
  end,
}
