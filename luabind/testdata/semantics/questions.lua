-- A question runs a function on every way the dice can fall, always on the same
-- table and with the same answers of players.

rule "quest:may" {
  title = "May", hook = "pillage.modify_attack",
  effect = function(ev) if ev:may("harder") then ev:modify(-1) end end,
}

local function duel()
  local red, blue = band(), band()
  local a = red:add("warrior", { at = { 10, 10 } })
  local b = blue:add("warrior", { hp = 9, at = { 10, 11 } })
  engage(a, b)
  return a, b, red
end

scenario "a choice that is given holds on every branch" {
  choices = { ["quest:may"] = { "no" } },
  run = function(t)
    local a, b = duel()
    t.odds(function() return attack(a, b).blows[1].need == 5 end, "1")
  end,
}

scenario "answers that a question took are used up after it" {
  choices = { ["quest:may"] = { "no", "yes" } },
  run = function(t)
    local a, b = duel()
    t.odds(function() return attack(a, b).blows[1].need == 5 end, "1")
    t.odds(function() return attack(a, b).blows[1].need == 6 end, "1")
  end,
}

scenario "answers that only a look took wait on" {
  choices = { ["quest:may"] = { "no" } }, dice = { hit = { 1 } },
  run = function(t)
    local a, b = duel()
    t.equal({ need("hit", a, b), need("hit", a, b) }, { 5, 5 })
    t.equal(attack(a, b).blows[1].need, 5)
  end,
}

scenario "a function that keeps something is refused" {
  run = function(t)
    local k, box = 0, {}
    t.fails(function() t.odds(function() k = k + 1 return dice.check(4) end, "1/2") end, "E-REPLAY")
    t.fails(function() t.odds(function() total = 1 return dice.check(4) end, "1/2") end, "E-REPLAY")
    t.fails(function() t.odds(function() box.k = 1 return dice.check(4) end, "1/2") end, "E-FROZEN")
    box.k = 2
    t.equal(box.k, 2)
  end,
}

scenario "a model of a branch is no model of the table" {
  dice = { hit = { 1 } },
  run = function(t)
    local a, b, red = duel()
    t.odds(function() return red:add("warrior", { name = "Ghost", at = { 20, 20 } }).name == "Ghost" end, "1")
    local real = red:add("warrior", { name = "Real", at = { 20, 20 } })
    t.equal(real.name, "Real")
    t.no(attack(a, b).blows[1].hit)
  end,
}

scenario "a chance is of true or false" {
  run = function(t)
    local a, b = duel()
    t.fails(function() t.odds(function() return attack(a, b) end, "1") end, "E-ARG")
    t.fails(function() t.odds(function() attack(a, b) end, "1") end, "E-ARG")
  end,
}
