-- E: part_is_no_table.lua:2: E-DECLARE [broken:part_is_no_table] part 1 of the rule is 5, not a table (parts are { hook = ..., effect = ... })
rule "broken:part_is_no_table" {
  title = "Broken",
  5,
}
