-- The numbers of the duel. What is printed is bare. Under `source` stand the words
-- of what the printed rules leave open; each is a guess, and a placeholder.
--
-- GAP-CONTACT    what contact is, and what it hinders
-- GAP-TRAITS     which properties of the cards are in play
-- GAP-FACES      what a target face does
-- GAP-HEALTH     how extra-health tokens count
-- GAP-EXHAUSTED  whose dice are all defence, and how long
-- GAP-MAGIC      how far a magical attack reaches
-- GAP-HEAL       healing and the graveyard
-- GAP-ELSEWHERE  damage from outside close combat, changes to dice

game_table "rules.power" {
  -- The number from which a plain die shows each face; every number up to the next
  -- face is the same one. A target does nothing in close combat.
  faces = { target = 1, axe = { 3, source = "GAP-FACES", placeholder = true }, shield_axe = 5 },
  -- The lowest face that hits, of an unhurt model and of one with wound markers;
  -- the lowest that cancels a hit.
  hit = "axe",
  hit_wounded = "shield_axe",
  defence = "shield_axe",
  -- After so many fights in a turn all dice of a model are defence.
  exhausted_after = { 1, source = "GAP-EXHAUSTED", placeholder = true },
  -- "health": an extra-health token is one more wound marker that it stands;
  -- "layer": it is taken away after the armour and before the first marker.
  absorb_order = { "health", source = "GAP-HEALTH", placeholder = true },
  contact = {
    -- Inches between two bases that touch, at most.
    max = { 0, source = "GAP-CONTACT", placeholder = true },
    -- May a model shoot that touches an enemy? May it leave him?
    shoot = { false, source = "GAP-CONTACT", placeholder = true },
    leave = { true, source = "GAP-CONTACT", placeholder = true },
  },
  -- Properties of cards that are in play.
  traits = {
    steadfast = { true, source = "GAP-TRAITS", placeholder = true },
    magic_attack = { true, source = "GAP-TRAITS", placeholder = true },
  },
  magic_attack = {
    -- Do the defence dice of the magical model itself work?
    own_defence = { true, source = "GAP-MAGIC", placeholder = true },
    -- May its opponent keep dice for defence, which then do nothing?
    kept = { true, source = "GAP-MAGIC", placeholder = true },
  },
  heal = {
    -- Wound markers that one healing takes away, at most.
    most = { 100, source = "GAP-HEAL", placeholder = true },
    -- true: who is healed in the graveyard comes back.
    graveyard = { false, source = "GAP-HEAL", placeholder = true },
  },
  modifiers = {
    -- Added to every die.
    attack = { 0, source = "GAP-ELSEWHERE", placeholder = true },
    defence = { 0, source = "GAP-ELSEWHERE", placeholder = true },
    -- Damage from outside close combat: "absorb" as in it, or "markers" at once.
    elsewhere = { "absorb", source = "GAP-ELSEWHERE", placeholder = true },
  },
}

game_table "rules.geometry" {
  -- Inches across a base.
  bases = { infantry = { 1, source = "GAP-CONTACT", placeholder = true } },
}

game_table "rules.table" {
  -- Inches.
  size = { 48, 48 },
}
