-- E: range_is_true.lua:4: E-DECLARE weapon "dart": range is a number, not true
weapon "dart" {
  title = "Dart", kind = "ranged",
  range = true,
}
