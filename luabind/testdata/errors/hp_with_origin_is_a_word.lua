-- E: hp_with_origin_is_a_word.lua:4: E-DECLARE troop "guard": hp is a whole number from 1 to 1000, not "three" (hp: hit points)
troop "guard" {
  title = "Guard",
  hp = { "three", source = "a dream" },
}
