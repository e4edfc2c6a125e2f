-- A house rule: a die says what the weather is. Night never comes by it.

house "random_weather" {
  title = { en = "Random weather", ru = "Случайная погода" },
  text = "Before the bands are set up a die chooses the weather.",
}

rule "house:random_weather" {
  title = { en = "Random weather", ru = "Случайная погода" },
  house = "random_weather",
  hook = "pillage.on_before_deployment",
  limit = "once per game", per = "battle",
  effect = function(ev) ev:set_weather(ev:lookup("rules.weather.table." .. ev:d6())) end,
}
