-- Huns: a people on horseback, with bow, lasso and fire. Prices in gold pieces.
-- The lasso costs nothing: every rider has one.

faction "huns" {
  title = { en = "Huns", ru = "Гунны" },
  text = { en = "Nomads of the steppe, all of them riders if they like.", ru = "Кочевники степей; захотят - все будут верхом." },
  implements = { "PIL-FACTION-HUNS-00" },
  limits = {
    cavalry_pct = { "any", rule = "PIL-FACTION-HUNS-01" },
  },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    roman_cataphract = 20,

    armour = 15,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = { default = 30, roman_cataphract = 40 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 15,
    kontos = { roman_cataphract = 20 },
    sling = 10,
    composite_bow = 25,
  },
  data = {
    -- On this face of the Hun's own first attack die, or a higher one.
    lasso = { 6, source = "GAP-LASSO-DIE; TIDI, B" },
    -- "any": the plain bow from the saddle too; else "composite".
    bows = { "any", source = "GAP-HUN-BOWS; TIDI, B" },
  },
}

rule "PIL-FACTION-HUNS-02" {        -- the rope comes first, and holds the arm that would strike
  title = { en = "Lasso", ru = "Лассо" },
  faction = "huns",
  when = function(ev) return ev.attacker.mounted end,
  {
    hook = "pillage.modify_strike_step",
    effect = function(ev) ev:become { early = true } end,
  },
  {
    hook = "pillage.on_attack_rolled",
    when = function(ev) return ev.kind == "melee" and ev.natural >= ev.data.lasso end,
    effect = function(ev) ev:cancel_attack(ev.target) end,
  },
}

rule "PIL-FACTION-HUNS-03" {        -- lifts the ban on bows in the saddle; it puts none up for sale
  title = { en = "Horse archers", ru = "Конные лучники" },
  faction = "huns",
  hook = "pillage.modify_equip",
  when = function(ev)
    return (ev.item == "composite_bow" or ev.item == "bow" and ev.data.bows == "any")
      and ev.model.mounted
  end,
  effect = function(ev) ev:become(true) end,
}

rule "PIL-FACTION-HUNS-04" {
  title = { en = "Fire from the saddle", ru = "Огонь с седла" },
  faction = "huns",
  hook = "pillage.modify_torch_users",
  when = function(ev) return ev.model.mounted end,
  effect = function(ev) ev:become(true) end,
}
