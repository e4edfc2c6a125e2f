-- What a save above 6 means, and attacks that let no save, on the table.
house "test_piercing" { title = "Piercing" }
house "test_no_save" { title = "No save" }

rule "test:piercing" {
  title = "Piercing", house = "test_piercing", hook = "pillage.modify_save",
  effect = function(ev) ev:modify(-3) end,
}
rule "test:no_save" {
  title = "No save", house = "test_no_save", hook = "pillage.can_save",
  effect = function(ev) ev:refuse() end,
}

-- One blow at an armoured man, hit on 2+.
local function blow()
  local red, blue = band(), band()
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 11 } })
  set("rules.weapon.hand_weapon.to_hit.SA", 2)
  engage(a, b)
  return function() return attack(a, b, { kind = "melee" }).blows[1] end, b, a
end

scenario "a save of 5+ at -3 is a 6 and then 5+: 17/18 are not saved" {
  covers = { "PIL-DICE-05" },
  run = function(t)
    t.odds(function() return not dice.check(5, { plus = -3 }) end, "17/18")
    local strike, target, striker = blow()
    on "test_piercing"
    t.equal(need("save", target, striker), 8)
    t.odds(function() return strike().wound end, "85/108")
    t.odds(function() local b = strike() return b.hit and not b.wound end, "5/108")
  end,
}

scenario "where 7 is out of reach a 6 does not save" {
  run = function(t)
    t.odds(function() return dice.roll "d6" >= 7 end, "0")
    t.odds(function() return dice.roll "d6-3" >= 5 end, "0")
  end,
}

scenario "without a save every hit wounds" {
  run = function(t)
    local strike = blow()
    on "test_no_save"
    t.odds(function() local b = strike() return b.hit == b.wound end, "1")
    t.odds(function() return strike().wound end, "5/6")
  end,
}
