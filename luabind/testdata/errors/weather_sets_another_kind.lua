-- E: weather_sets_another_kind.lua:2: E-DATA rules.morale.need takes another kind of value (see skald explain rules.morale.need)
weather "sleet" { title = "Sleet", set = { ["rules.morale.need"] = "four" } }
