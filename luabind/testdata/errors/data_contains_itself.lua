-- E: data_contains_itself.lua:6: E-DECLARE house "odd": data.again: tables are nested deeper than 12 (does the table contain itself?)
local t = { face = 6 }
t.again = t
house "odd" {
  title = "Odd",
  data = t,
}
