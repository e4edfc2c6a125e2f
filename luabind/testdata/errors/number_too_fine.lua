-- E: number_too_fine.lua:4: E-DECLARE house "fine": data.part: 0.33333 is too large or too fine (numbers go up to two million and have three decimals)
house "fine" {
  title = "Fine",
  data = { part = 0.33333 },
}
