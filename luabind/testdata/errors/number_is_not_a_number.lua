-- E: number_is_not_a_number.lua:4: E-DECLARE house "fine": data.part: nan is no number that can be kept
house "fine" {
  title = "Fine",
  data = { part = 0/0 },
}
