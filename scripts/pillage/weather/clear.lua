-- Clear sky, and how weather works at all.

game_table "rules.weather" {
  -- What is in force unless the battle says otherwise.
  default = { "clear", source = "GAP-WEATHER-ROLL", placeholder = true },
  -- "model": who is immune escapes what the weather does to himself; what it
  -- does to the table stays for everybody.
  immunity_scope = { "model", source = "GAP-WEATHER-IMMUNE-SCOPE", placeholder = true },
}

weather "clear" {
  title = { en = "Clear", ru = "Ясно" },
  text = "No modifiers.",
  implements = { "PIL-WEATHER-02" },
}
