-- E: price_of_nothing.lua:6: E-ID faction "danes": prices names "spaer", which is neither a troop nor an item (did you mean spear?)
faction "danes" {
  title = "Danes",
  prices = {
    warrior = 10,
    spaer = 5,
  },
}
