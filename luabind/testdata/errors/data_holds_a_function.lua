-- E: data_holds_a_function.lua:4: E-DECLARE house "odd": data.face: a function cannot stand here (numbers, words, true, false and tables of them)
house "odd" {
  title = "Odd",
  data = { face = function() end },
}
