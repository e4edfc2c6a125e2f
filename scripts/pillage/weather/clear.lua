-- Clear sky, and how weather works at all.

game_table "rules.weather" {
  -- What is in force unless the battle says otherwise.
  default = { "clear", source = "GAP-WEATHER-ROLL", placeholder = true },
  -- By the die, where the players roll for it: the house rule random_weather.
  table = {
    { "rain", "fog", "wind", "clear", "clear", "snow" },
    source = "GAP-WEATHER-ROLL",
    placeholder = true,
  },
  -- Who ignores a weather: is the ground under him as on a fair day ("ground"), or
  -- only what he does himself ("deeds")? Fires are never his alone.
  immunity_scope = { "ground", source = "GAP-WEATHER-IMMUNE-SCOPE", placeholder = true },
}

weather "clear" {
  title = { en = "Clear", ru = "Ясно" },
  text = { en = "No modifiers.", ru = "Ничего не меняет." },
  implements = { "PIL-WEATHER-02" },
}
