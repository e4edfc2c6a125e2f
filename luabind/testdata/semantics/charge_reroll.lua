-- A charge die has no need: thrown again it is one die still.

rule "case:again" { title = "Again", hook = "pillage.modify_charge_reroll", effect = function(ev) ev:reroll("any") end }
scenario "a charge die thrown again is one die, also when it shows a 6" {
  dice = { charge = { 1, 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 14 } })
    t.equal(charge(a, b).roll, 3)
  end,
}
