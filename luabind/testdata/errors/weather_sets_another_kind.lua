-- E: weather_sets_another_kind.lua:2: E-DATA rules.morale.need is a number, not "four" (skald explain rules.morale.need tells what stands there)
weather "sleet" { title = "Sleet", set = { ["rules.morale.need"] = "four" } }
