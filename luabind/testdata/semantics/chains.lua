-- Bearers keep their turn when what one of them does sets off rules of others.

rule "chain:go" {
  title = "Go", troop = "warrior", hook = "pillage.on_turn_start",
  state = { went = "number" },
  effect = function(ev)
    ev:set(ev.model, "went", ev.model.state.went + 1)
    if ev.model.name == "Bait" then ev:remove(ev.model) end
  end,
}
rule "chain:mourn" {
  title = "Mourn", troop = "chief", hook = "pillage.on_model_removed", who = "any", each = { troop = "chief", side = "any" },
  state = { mourned = "number" },
  effect = function(ev) ev:set(ev.model, "mourned", ev.model.state.mourned + 1) end,
}

scenario "effects that set off rules for other models do not disturb the round" {
  run = function(t)
    local red = band()
    local bait = red:add("warrior", { name = "Bait", at = { 10, 10 } })
    local c1, c2 = red:add("chief", { at = { 10, 20 } }), red:add("chief", { at = { 20, 20 } })
    local one, two = red:add("warrior", { at = { 30, 10 } }), red:add("warrior", { at = { 40, 10 } })
    start()
    t.equal({ one.state.went, two.state.went, bait.state.went }, { 1, 1, 1 })
    t.equal({ c1.state.mourned, c2.state.mourned }, { 1, 1 })
  end,
}
