-- How long a state lasts, and rules that a player may decline.

local at = "pillage.on_attack_rolled"
local function set(name) return function(ev) ev:set(ev.attacker, name, true) end end
rule "last:turn" { title = "T", hook = at, state = { for_turn = "flag" }, lasts = "turn", effect = set "for_turn" }
rule "last:stage" { title = "S", hook = at, state = { for_stage = "flag" }, lasts = "stage", effect = set "for_stage" }
rule "last:game" { title = "G", hook = at, state = { for_game = "flag" }, effect = set "for_game" }
rule "last:attack" { title = "A", hook = at, state = { for_attack = "flag" }, lasts = "attack", effect = set "for_attack" }
rule "last:seen" {
  title = "Seen", hook = "pillage.modify_attack",
  when = function(ev) return ev.attacker.state.for_attack end,
  effect = function(ev) ev:modify(5) end,
}
rule "last:may" { title = "May I", hook = at, optional = true, state = { said = "flag" }, effect = set "said" }

scenario "a state lasts as long as its rule says" {
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    to_stage "shooting"
    engage(a, b)
    attack(a, b)
    t.equal({ a.state.for_turn, a.state.for_stage, a.state.for_game }, { true, true, true })
    attack(a, b)
    t.not_ran("last:seen")          -- the next attack knows nothing of it
    next_stage()
    t.equal({ a.state.for_turn, a.state.for_stage, a.state.for_game }, { true, false, true })
    next_turn()
    t.equal({ a.state.for_turn, a.state.for_stage, a.state.for_game }, { false, false, true })
  end,
}

scenario "an optional rule is offered, and yes is the default" {
  dice = { hit = { 1, 1 } },
  choices = { ["last:may"] = { "no" } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    attack(a, b)
    t.no(a.state.said)
    attack(a, b)
    t.yes(a.state.said)
  end,
}
