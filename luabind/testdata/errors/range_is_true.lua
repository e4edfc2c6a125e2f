-- E: range_is_true.lua:4: E-DECLARE weapon "dart": range is a number from 0 to 1000, not true (range: inches that it shoots)
weapon "dart" {
  title = "Dart", kind = "ranged",
  range = true,
}
