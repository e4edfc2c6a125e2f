-- E: price_for_nobody.lua:4: E-ID faction "danes": the price of horse names "warior", which is no troop (did you mean warrior?)
faction "danes" {
  title = "Danes",
  prices = { horse = { default = 25, warior = 30 } },
}
