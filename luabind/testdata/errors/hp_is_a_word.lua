-- E: hp_is_a_word.lua:4: E-DECLARE troop "guard": hp is a whole number, not "three"
troop "guard" {
  title = "Guard",
  hp = "three",
}
