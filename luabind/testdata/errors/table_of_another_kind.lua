-- E: table_of_another_kind.lua:2: E-DATA rules.save.UA is a number, not "x" (skald explain rules.save.UA tells what stands there)
game_table "rules.save" { UA = "x" }
