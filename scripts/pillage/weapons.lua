-- The sixteen weapons. A number under to_hit is what must be rolled against a
-- target of that class. No public source prints those numbers, so every row is
-- a placeholder in the order of merit that the rules describe. What is printed
-- is bare; for the words under `source` see tables.lua.
--
-- shots: how many in the shooting stage when the model has not moved (still),
-- has moved at most half of its allowance (half), or more. The shot in a
-- reaction is always one.
-- mounted: what differs in a rider's hands.

-- In the hand -----------------------------------------------------------------

weapon "improvised" {
  title = { en = "Improvised weapon", ru = "Импровизированное оружие" },
  text = { en = "A stick, a tool, a knife: free, and everybody has one.", ru = "Палка, орудие, нож: даром и есть у каждого." },
  kind = "melee",
  to_hit = { UA = 5, SA = 6, FA = 7, source = "GAP-HIT-TABLE", placeholder = true },
  hands = 1,
  used = { "melee" },
  implements = { "PIL-WEAPON-09" },
}

weapon "hand_weapon" {
  title = { en = "Hand weapon", ru = "Ручное оружие" },
  text = { en = "A sword, axe or club in one hand; a second one changes nothing.", ru = "Меч, топор или дубина в одной руке; вторая такая ничего не меняет." },
  kind = "melee",
  to_hit = { UA = 3, SA = 4, FA = 5, source = "GAP-HIT-TABLE", placeholder = true },
  hands = 1,
  used = { "melee" },
  implements = { "PIL-WEAPON-10" },
}

weapon "spear" {
  title = { en = "Spear", ru = "Копье" },
  text = { en = "Supports a friend, does not fear horses, and strikes first in a mounted charge.", ru = "Поддерживает своего, не боится конных, а в конном рывке бьет первым." },
  kind = "melee",
  to_hit = { UA = 4, SA = 5, FA = 6, source = "GAP-HIT-TABLE", placeholder = true },
  -- One or two hands as needed, so a standard or a horn leaves it usable.
  hands = { 1, source = "GAP-SPEAR-ONEHAND", placeholder = true },
  used = { "melee" },
  mounted = { charge_step = "first" },
  implements = { "PIL-WEAPON-11" },
}

weapon "dane_axe" {
  title = { en = "Dane axe", ru = "Датский топор" },
  text = { en = "Two-handed and crushing; strikes last.", ru = "Двуручный и сокрушительный; бьет последним." },
  kind = "melee",
  to_hit = { UA = 3, SA = 3, FA = 4, source = "GAP-HIT-TABLE", placeholder = true },
  hands = 2,
  save_mod = -1,
  step = "last",
  used = { "melee" },
  mounted = { like = "hand_weapon" },
  -- Two hands: a carried shield gives nothing in a round fought with the axe
  -- (GAP-AXE-CLASS).
  implements = { "PIL-WEAPON-12" },
}

weapon "sabre" {
  title = { en = "Sabre", ru = "Сабля" },
  text = { en = "A hand weapon that does worse against armour.", ru = "Ручное оружие, которому трудно против брони." },
  kind = "melee",
  like = "hand_weapon",
  data = { against_armour = -1 },
}

weapon "pike" {
  title = { en = "Pike", ru = "Пика" },
  text = { en = "A very long spear: hard to save against, and a burden to its bearer.", ru = "Очень длинное копье: от него трудно защититься, но и носить его трудно." },
  kind = "melee",
  like = "spear",
  hands = { 1, source = "GAP-PIKE-HANDS", placeholder = true },
  save_mod = { -1, rule = "PIL-WEAPON-16" },
  data = { own_save = -1 },
}

weapon "hasta" {
  title = { en = "Hasta", ru = "Гаста" },
  text = { en = "A spear in melee, a dart in the shooting stage.", ru = "В рукопашной копье, в этап стрельбы дротик." },
  kind = "melee",
  like = "spear",
  used = { "melee", "shoot" },
  data = {
    -- The weapon as which it is thrown; is it gone then; and may it be thrown at
    -- a charger?
    thrown_as = { "javelin", source = "GAP-HASTA-DART", placeholder = true },
    expend = { false, source = "GAP-HASTA-LOST", placeholder = true },
    reaction = { false, source = "GAP-HASTA-REACT", placeholder = true },
  },
  bans = { { "ranged" }, rule = "PIL-WEAPON-14" },
  counts_as_shooter = true,
}

weapon "kontos" {
  title = { en = "Kontos", ru = "Контос" },
  text = { en = "The long two-handed lance of heavy cavalry.", ru = "Длинное двуручное копье тяжелой конницы." },
  kind = "melee",
  to_hit = { UA = 3, SA = 4, FA = 5, source = "GAP-HIT-TABLE", placeholder = true },
  hands = 2,
  save_mod = { -1, rule = "PIL-WEAPON-15" },
  used = { "melee" },
  with = { "hand_weapon" },
  -- Who beside the target of the charge is struck: "both", whoever touches both;
  -- "enemies" among them; or the "target" alone.
  data = { targets = { "both", source = "GAP-KONTOS-ALL", placeholder = true } },
}

-- Bows and slings: two hands, so the shield hangs while its bearer is shot at --

weapon "sling" {
  title = { en = "Sling", ru = "Праща" },
  text = { en = "Cheap, and armour does not matter to it.", ru = "Дешева, и броня ей безразлична." },
  kind = "ranged",
  to_hit = { UA = 5, SA = 5, FA = 5, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 15, source = "GAP-HIT-TABLE; CALM, B" },
  shots = { still = 2, half = 1, more = 1 },
  hands = 2,
  used = { "shoot", "reaction" },
  shield_idle_when_shot = { true, source = "GAP-SHOOTER-SHIELD", placeholder = true },
  mounted = { allowed = { false, rule = "PIL-CAV-07" } },
  implements = { "PIL-WEAPON-01" },
}

weapon "bow" {
  title = { en = "Bow", ru = "Лук" },
  text = { en = "Two arrows from a standing archer; four archers may volley.", ru = "Две стрелы с места; четверо лучников могут дать залп." },
  kind = "ranged",
  to_hit = { UA = 4, SA = 5, FA = 6, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 20, source = "GAP-HIT-TABLE; CALM and TIDI, A" },
  shots = { still = 2, half = 1, more = 0 },
  hands = 2,
  used = { "shoot", "reaction", "volley" },
  shield_idle_when_shot = { true, source = "GAP-SHOOTER-SHIELD", placeholder = true },
  mounted = { allowed = { false, rule = "PIL-CAV-07" } },
  implements = { "PIL-WEAPON-03" },
}

weapon "composite_bow" {
  title = { en = "Composite bow", ru = "Композитный лук" },
  text = { en = "A bow that reaches farther and does not fear long range.", ru = "Лук, который бьет дальше и не боится дальней дистанции." },
  kind = "ranged",
  like = "bow",
  range = 30,
  long_penalty = 0,
  implements = { "PIL-WEAPON-05" },
}

weapon "crossbow" {
  title = { en = "Crossbow", ru = "Арбалет" },
  text = { en = "One bolt a turn from a shooter who stands; hard to save against.", ru = "Один болт за ход и только с места; от него трудно защититься." },
  kind = "ranged",
  to_hit = { UA = 4, SA = 4, FA = 5, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 20, source = "GAP-HIT-TABLE; CALM, B" },
  shots = { still = 1, half = 0, more = 0 },
  hands = 2,
  save_mod = -1,
  used = { "shoot", "reaction" },
  shield_idle_when_shot = { true, source = "GAP-SHOOTER-SHIELD", placeholder = true },
  mounted = { allowed = { false, rule = "PIL-CAV-07" } },
  implements = { "PIL-WEAPON-02" },
}

-- Thrown: one hand, so the shield stays up --------------------------------------

weapon "javelin" {
  title = { en = "Javelin", ru = "Метательное копье" },
  text = { en = "One short throw a turn however far its bearer moved, from horseback too.", ru = "Один недалекий бросок за ход, сколько ни пройди, и с седла тоже." },
  kind = "ranged",
  to_hit = { UA = 4, SA = 5, FA = 6, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 6, source = "GAP-HIT-TABLE; CALM, B" },
  -- The general table would give two to a model that stands; the weapon's own
  -- entry says one, and is the more specific.
  shots = { still = 1, half = 1, more = 1, source = "GAP-JAVELIN-TWO" },
  hands = 1,
  used = { "shoot", "reaction" },
  implements = { "PIL-WEAPON-04" },
}

weapon "angon" {
  title = { en = "Angon", ru = "Ангон" },
  text = { en = "A barbed javelin that shields do not stop.", ru = "Метательное копье с зубцами, которое щиту не остановить." },
  kind = "ranged",
  like = "javelin",
  data = { vs_shield = { 4, source = "GAP-ANGON-4", placeholder = true } },
}

weapon "plumbata" {
  title = { en = "Plumbata", ru = "Плюмбата" },
  text = { en = "A weighted dart, thrown only at a charging enemy.", ru = "Тяжелый дротик; мечут его только в того, кто совершает рывок." },
  kind = "ranged",
  to_hit = { UA = 4, SA = 5, FA = 6, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 6, source = "GAP-HIT-TABLE", placeholder = true },
  long_penalty = 0,
  shots = { still = 0, half = 0, more = 0 },
  hands = 1,
  used = { "reaction" },
  -- Whether who threw it fights on with his weapon and his shield.
  data = { keeps_gear = { false, source = "GAP-PLUMBATA-AFTER", placeholder = true } },
  counts_as_shooter = { true, source = "GAP-SHOOTER-LIGHT", placeholder = true },
  mounted = {
    allowed = {
      false,
      rule = "PIL-CAV-07",
      source = "GAP-CAV-JAVELIN-LIKE",
      placeholder = true,
    },
  },
}

weapon "francisca" {
  title = { en = "Francisca", ru = "Франциска" },
  text = { en = "A throwing axe, loosed at the target of a charge.", ru = "Метательный топор; летит в цель рывка." },
  kind = "ranged",
  to_hit = { UA = 5, SA = 5, FA = 6, source = "GAP-HIT-TABLE", placeholder = true },
  range = { 6, source = "GAP-HIT-TABLE", placeholder = true },
  shots = { still = 0, half = 0, more = 0 },
  hands = 1,
  save_mod = { -1, rule = "PIL-WEAPON-08" },
  used = { "throw" },
  data = {
    -- Thrown before the target reacts, or after; once a "charge", or once a "game".
    before_reaction = { true, source = "GAP-FRANCISCA-REACT", placeholder = true },
    uses = { "charge", source = "GAP-FRANCISCA-USES", placeholder = true },
  },
  bans = { { "ranged" }, rule = "PIL-WEAPON-08" },
  counts_as_shooter = { true, source = "GAP-SHOOTER-LIGHT", placeholder = true },
  mounted = {
    allowed = {
      false,
      rule = "PIL-CAV-07",
      source = "GAP-CAV-JAVELIN-LIKE",
      placeholder = true,
    },
  },
}
