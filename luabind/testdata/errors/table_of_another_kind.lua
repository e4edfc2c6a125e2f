-- E: table_of_another_kind.lua:2: E-DATA rules.save.UA takes another kind of value (see skald explain rules.save.UA)
game_table "rules.save" { UA = "x" }
