-- The dragon's hoard: gold lies in the burial mounds, and something sleeps on it.
terrain "burial_mound" {
  title = { en = "Burial mound", ru = "Курган" }, class = "difficult", tags = { "search", "slope" }, height = 2,
  text = {
    en = "A mound over the ashes of a lord, with what he took along.",
    ru = "Насыпь над пеплом господина и тем, что он взял с собой.",
  },
}

house "dragon_hoard" {
  title = { en = "The dragon's hoard", ru = "Клад дракона" },
  text = {
    en = "In a burial mound every search finds gold; but on a die of 1 or 2 the robber is burned.",
    ru = "В кургане любой обыск находит золото; но на 1 или 2 грабитель сгорает.",
  },
  data = { wakes = 2, row = 6, bite = 1 },
}

rule "geats:dragon_hoard" {                 -- a cup is easily taken; the worm counts his cups
  title = { en = "The worm wakes", ru = "Змей проснулся" }, house = "dragon_hoard",
  { hook = "pillage.modify_search", when = function(ev) return ev.piece and ev.piece.kind == "burial_mound" end,
    effect = function(ev) ev:become(ev.data.row) end },
  { hook = "pillage.on_searched", when = function(ev) return ev.piece and ev.piece.kind == "burial_mound" end,
    effect = function(ev) if ev:d6() <= ev.data.wakes then ev:wound(ev.model, ev.data.bite, "fire") end end },
}
