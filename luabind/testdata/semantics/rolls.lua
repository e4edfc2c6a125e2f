-- ev:roll takes every dice expression, under the id of its rule.

rule "rolls:best" {
  title = "Best of three", hook = "pillage.modify_attack",
  effect = function(ev) if ev:roll("3d6kh2") >= 9 then ev:modify(-1) end end,
}

rule "rolls:explodes" {
  title = "Explodes", hook = "pillage.modify_attack",
  effect = function(ev) if ev:roll("d6!-d3") >= 7 then ev:modify(-2) end end,
}

local function duel()
  local red, blue = band(), band()
  local a = red:add("warrior", { at = { 10, 10 } })
  local b = blue:add("warrior", { hp = 9, at = { 10, 11 } })
  engage(a, b)
  return a, b
end

scenario "an expression has its exact chances, called and remembered" {
  run = function(t)
    local a, b = duel()
    off "rolls:explodes"
    local plain = lookup "rules.weapon.improvised.to_hit.UA"
    for _ = 1, 2 do
      t.odds(function() return attack(a, b).blows[1].need == plain + 1 end, "113/216")
    end
    on "rolls:explodes"
    off "rolls:best"
    t.odds(function() return attack(a, b).blows[1].need == plain + 2 end, "1/9")
  end,
}

scenario "its dice are given by the id of the rule" {
  dice = { ["rolls:best"] = { 6, 1, 3 }, ["rolls:explodes"] = { 6, 4, 5 }, hit = { 1 } },
  run = function(t)
    local a, b = duel()
    local plain = lookup "rules.weapon.improvised.to_hit.UA"
    t.equal(attack(a, b).blows[1].need, plain + 3)
  end,
}
