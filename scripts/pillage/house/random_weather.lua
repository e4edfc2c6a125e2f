-- A house rule: before the bands are set up a die says what the weather is; night never comes by it.
--
--   a, b = band "vikings":add("warrior", { weapon = "bow" }), band "normans":add("warrior", { at = { 0, 12 } })
--   compare{ book = "shoot(a, b)", house = 'on "random_weather"; shoot(a, b)', measure = measure.wounds(b) }
--   > book   0.48  155/324
--   > house  0.33  1265/3888       -0.15  -595/3888

house "random_weather" {
  title = { en = "Random weather", ru = "Случайная погода" },
  text = { en = "Before the bands are set up a die chooses the weather.",
    ru = "До расстановки банд погоду выбирает кубик." },
}

rule "house:random_weather" {
  title = { en = "Random weather", ru = "Случайная погода" },
  house = "random_weather",
  hook = "pillage.on_before_deployment",
  limit = "once per game", per = "battle",
  effect = function(ev) ev:set_weather(ev:lookup("rules.weather.table." .. ev:d6())) end,
}
