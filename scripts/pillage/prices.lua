-- Prices in gold pieces for a band without a faction. A faction has a list of
-- its own; what stands on neither is not for sale. Talents carry their price
-- themselves.

game_table "rules.prices" {
  source = "GAP-PRICES; TIDI, B",
  warrior = 10,
  chief = 30,
  berserker = 50,
  huscarl = 40,
  healer = 30,
  wagon = 40,

  armour = 5,
  shield = 5,
  helmet = { 0, source = "GAP-PRICES", placeholder = true },
  horse = 30,
  standard = 50,
  horn = 25,
  war_dogs = { warrior = 40 },
  torch = { 5, source = "GAP-PRICES", placeholder = true },

  spear = 5,
  hand_weapon = 10,
  dane_axe = 15,
  sling = 5,
  javelin = 10,
  bow = 20,
  crossbow = 30,
}
