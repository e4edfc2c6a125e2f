-- Several owners, or several parts of one rule, are asked at one point before any
-- of it counts; the limit still holds.

talent "tal" { title = "Tal", price = 1 }

rule "case:side" {
  title = "Once for the side", talent = "tal", limit = "once per turn", per = "side",
  hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end,
}

rule "case:parts" {
  title = "Two parts", limit = "once per game", per = "battle",
  { hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end },
  { hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end },
}

scenario "two chiefs are one use for their side" {
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    red:add("chief", { talents = "tal", at = { 30, 30 } })
    red:add("chief", { talents = "tal", at = { 40, 30 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    t.equal(need("hit", a, b), 4)          -- improvised at UA: 5, less one
    attack(a, b)
    t.ran("case:side", 2)                  -- once asked for, once in play
    t.equal(need("hit", a, b), 5)          -- used up
  end,
}

scenario "two parts share one use" {
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    t.equal(need("save", b, a), 5)         -- UA: 6, less one and not two
  end,
}
