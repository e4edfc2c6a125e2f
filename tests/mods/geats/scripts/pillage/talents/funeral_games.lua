-- Funeral games: a side that has burned its dead rises early for revenge.
talent "funeral_games" {
  title = { en = "Funeral Games", ru = "Погребальные игры" },
  text = {
    en = "After a turn in which the side lost somebody its initiative rolls are at +1.",
    ru = "После хода с потерями броски инициативы с +1.",
  },
  price = 30, factions = { "geats" }, data = { fury = 1 },
}

rule "geats:funeral_games" {                -- counts the dead at the end of a turn
  title = { en = "Funeral games", ru = "Погребальные игры" }, talent = "funeral_games",
  state = { mourned = "number", games = "flag" },
  { hook = "pillage.on_turn_end",
    effect = function(ev)
      ev:set(ev.side, "games", ev.side.losses > (ev.side.state.mourned or 0))
      ev:set(ev.side, "mourned", ev.side.losses)
    end },
  { hook = "pillage.modify_initiative",
    when = function(ev) return ev.side.state.games end,
    effect = function(ev) ev:modify(ev.data.fury) end },
}
