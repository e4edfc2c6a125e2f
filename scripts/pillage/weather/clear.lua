-- Clear sky, and how weather works at all.

game_table "rules.weather" {
  -- What is in force unless the battle says otherwise.
  default = { "clear", source = "GAP-WEATHER-ROLL", placeholder = true },
}

weather "clear" {
  title = { en = "Clear", ru = "Ясно" },
  text = "No modifiers.",
  implements = { "PIL-WEATHER-02" },
}
