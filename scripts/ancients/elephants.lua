-- War elephants go straight on and do not turn to face whom they meet.

rule "GRID-MOVE-07" {
  title = { en = "Elephants go straight", ru = "Слоны идут прямо" },
  troop = "war_elephants",
  {
    hook = "ancients.can_step",
    when = function(ev) return ev.turns end,
    effect = function(ev) ev:refuse("it goes straight on") end,
  },
  {
    hook = "ancients.can_turn",
    when = function(ev) return not ev.target end,
    effect = function(ev) ev:refuse("it faces the way it went") end,
  },
}

rule "GRID-MOVE-10" {
  title = { en = "Elephants stop without turning", ru = "Слоны останавливаются не поворачиваясь" },
  troop = "war_elephants",
  hook = "ancients.can_turn",
  when = function(ev) return ev.target end,
  effect = function(ev) ev:refuse("it stops and faces the way it went") end,
}
