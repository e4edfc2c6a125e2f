-- The price lists, written down once more: what is not here is not for sale.
-- A bare number is for everybody; { warrior = n } for that troop alone; any is for
-- the troops that are not named beside it.
local lists = {
  generic = {
    warrior = 10, chief = 30, berserker = 50, huscarl = 40, healer = 30, wagon = 40,
    armour = 5, shield = 5, spear = 5, hand_weapon = 10, dane_axe = 15, sling = 5,
    javelin = 10, bow = 20, crossbow = 30, horse = 30, standard = 50, horn = 25,
    war_dogs = { warrior = 40 },
  },
  irish_scots_picts = {
    warrior = 10, chief = 30, healer = 25, armour = 30, shield = 10, spear = 0,
    hand_weapon = 20, dane_axe = 25, sling = 0, javelin = 0, bow = 40,
    pict = 10, crossbow = { pict = 25 }, horn = 30, war_dogs = { warrior = 30, pict = 30 },
  },
  bretons = {
    warrior = 10, chief = 30, healer = 30, wagon = 30, armour = 15, shield = 5, spear = 0,
    hand_weapon = 15, dane_axe = 20, sling = 0, javelin = 5, bow = 25, horse = 20,
    standard = 50, horn = 20,
  },
  welsh = {
    warrior = 10, chief = 30, healer = 30, shield = 5, spear = 5, hand_weapon = 20,
    dane_axe = 15, sling = 0, javelin = 0, bow = 20, horse = 35, horn = 20,
  },
  carolingians = {
    warrior = 10, chief = 20, healer = 30, wagon = 40, armour = 5, shield = 5, spear = 5,
    hand_weapon = 10, dane_axe = 20, sling = 10, javelin = 5, bow = 25, crossbow = 35,
    horse = 25, standard = 20, horn = 25,
  },
  anglo_saxons = {
    warrior = 10, chief = 30, huscarl = 40, healer = 40, armour = 5, shield = 5, spear = 5,
    hand_weapon = 10, dane_axe = 15, sling = 2, javelin = 10, bow = 25, horse = 35,
    standard = 50, horn = 25,
  },
  normans = {
    warrior = 10, chief = 20, healer = 35, wagon = 50, armour = 5, shield = 5, spear = 5,
    hand_weapon = 10, dane_axe = 20, sling = 5, javelin = 5, bow = 25, crossbow = 30,
    horse = 20, standard = 50, horn = 40,
  },
  vikings = {
    warrior = 10, chief = 30, berserker = 50, healer = 30, armour = 5, shield = 5,
    spear = 5, hand_weapon = 10, dane_axe = 15, sling = 5, javelin = 10, bow = 20,
    standard = 50, horn = 20, war_dogs = { warrior = 60 },
  },
  kievan_rus = {
    warrior = 10, chief = 30, berserker = 80, armour = 5, shield = 5, spear = 5,
    hand_weapon = 15, dane_axe = 30, sling = 10, javelin = 15, bow = 30, horse = 30,
    standard = 50, horn = 25,
  },
  magyars = {
    warrior = 10, chief = 30, bek = 25, armour = 10, shield = 5, spear = 5, sling = 5,
    javelin = 0, horse = 20, sabre = 10, composite_bow = 25,
  },
  byzantines = {
    warrior = 10, chief = 30, cataphract = 20, armour = 5, shield = 5, spear = 5,
    hand_weapon = 10, sling = 5, horse = { any = 25, cataphract = 35 }, standard = 45,
    horn = 20, pike = 10, composite_bow = 25,
  },
  merovingians = {
    warrior = 10, chief = 40, wagon = 50, armour = 10, shield = 5, spear = 5,
    hand_weapon = 10, bow = 30, horse = 30, horn = 20, angon = 10, francisca = 10,
  },
  late_romans = {
    warrior = 10, chief = 40, roman_cataphract = 20, armour = 5, shield = 5,
    hand_weapon = 10, sling = { warrior = 5 }, bow = { warrior = 25 },
    horse = { any = 30, roman_cataphract = 40 }, standard = { warrior = 60 },
    horn = { warrior = 30 }, hasta = { warrior = 10 }, plumbata = { warrior = 5 },
    kontos = { roman_cataphract = 15 },
  },
  saxons = {
    warrior = 10, chief = 30, healer = 10, armour = 10, shield = 5, spear = 0,
    hand_weapon = 10, bow = 30, standard = { warrior = 30 }, angon = 5, idol = 0,
  },
  visigoths = {
    warrior = 10, chief = 30, healer = 10, wagon = 50, armour = 10, shield = 5, spear = 5,
    hand_weapon = 20, bow = 35, horse = 25, standard = { warrior = 60 },
    horn = { warrior = 25 }, hasta = 10, angon = 15,
  },
  romano_british = {
    warrior = 10, chief = 40, healer = 10, wagon = 50, armour = 10, shield = 5, spear = 5,
    hand_weapon = 15, sling = { warrior = 5 }, bow = { warrior = 25 }, horse = 30,
    standard = { warrior = 60 }, horn = { warrior = 25 }, war_dogs = { warrior = 40 },
    hasta = 15, angon = { warrior = 15 }, plumbata = { warrior = 10 },
  },
  picts = {
    warrior = 10, chief = 30, healer = 10, armour = { chief = 30, warrior = 0 },
    shield = 5, spear = 0, hand_weapon = 20, sling = 5, javelin = 5, bow = 25,
    horn = { warrior = 30 }, war_dogs = { warrior = 40 },
  },
  huns = {
    warrior = 10, chief = 30, roman_cataphract = 20, armour = 15, shield = 5, spear = 5,
    hand_weapon = 15, sling = 10, horse = { any = 30, roman_cataphract = 40 },
    composite_bow = 25, kontos = { roman_cataphract = 20 },
  },
}

local troops = {
  "warrior", "chief", "pict", "berserker", "huscarl", "healer", "wagon", "bek",
  "cataphract", "roman_cataphract", "idol",
}
local weapons = {
  "spear", "hand_weapon", "dane_axe", "sabre", "hasta", "kontos", "pike", "sling", "bow",
  "composite_bow", "crossbow", "javelin", "angon", "plumbata", "francisca",
}
local gear = { "armour", "shield", "horse", "standard", "horn", "war_dogs" }

-- What a troop costs with a kit in a band of its own, and whether one of the words
-- was refused as not listed.
local function judge(list, troop, kit, word)
  battle {}
  local red = list == "generic" and band() or band(list)
  red:add(troop, kit, { at = { 10, 10 } })
  local m = muster(red, { budget = 1000 })
  for _, r in ipairs(m.refusals) do
    if r.rule == "PIL-BAND-02" and string.find(r.text, word .. " is not on the list", 1, true) then
      return m.cost, true
    end
  end
  return m.cost, false
end

local function price_of(list, item, troop)
  local p = lists[list][item]
  if type(p) ~= "table" then return p end
  if p[troop] then return p[troop] end
  return p.any
end

scenario "every list prices every troop, or does not sell it" {
  covers = { "PIL-BAND-01", "PIL-BAND-02" },
  run = function(t)
    for list, prices in pairs(lists) do
      for _, troop in ipairs(troops) do
        local cost, refused = judge(list, troop, {}, troop)
        t.equal({ list, troop, refused }, { list, troop, prices[troop] == nil })
        if prices[troop] then t.equal({ list, troop, cost }, { list, troop, prices[troop] }) end
      end
    end
  end,
}

scenario "every list prices every item for warriors, chiefs and heavy riders, or does not sell it" {
  covers = { "PIL-BAND-01", "PIL-BAND-02", "PIL-FACTION-PICTS-04" },
  run = function(t)
    local function check(list, troop, item, kit)
      local want = price_of(list, item, troop)
      local cost, refused = judge(list, troop, kit, item)
      if list == "picts" and item == "armour" and troop == "warrior" then want = nil end   -- no chief, no spoils
      t.equal({ list, troop, item, refused }, { list, troop, item, want == nil })
      if want then t.equal({ list, troop, item, cost }, { list, troop, item, lists[list][troop] + want }) end
    end
    for list, prices in pairs(lists) do
      for _, troop in ipairs { "warrior", "chief", "pict", "cataphract", "roman_cataphract" } do
        if prices[troop] then
          for _, w in ipairs(weapons) do check(list, troop, w, { weapon = w }) end
          for _, g in ipairs(gear) do check(list, troop, g, { [g] = true }) end
        end
      end
    end
  end,
}

-- The price of each talent, and whose it is.
local talents = {
  sports_training = { 50, all = true },
  dog_handler = { 0, only = { irish_scots_picts = true } },
  force_of_nature = { 30, all = true },
  grand_master_of_horses = { 30, all = true },
  woods_runner = { 50, all = true },
  king_of_ambush = { 50, all = true },
  shooting_training = { 40, all = true },
  dodge_master = { 40, only = { irish_scots_picts = true, bretons = true } },
  cutlass_mastery = { 40, only = { welsh = true } },
  harassment_master = { 40, only = { bretons = true } },
  mead_dispenser = { 40, all = true },
  mole_eye = { 30, all = true },
  odins_vision = { 10, only = { vikings = true } },
  poison_specialist = { 40, all = true },
  relic_bearer = { 60, only = { anglo_saxons = true, normans = true } },
  shield_training = { 30, all = true },
  pagan_slayer = { 40, only = { anglo_saxons = true, normans = true, carolingians = true } },
  quick_as_lightning = { 50, all = true },
  thegn = { 15, only = { anglo_saxons = true } },
  war_horses = { 50, only = { normans = true } },
  fire_war = { 30, all = true },
  scramasax = { 80, only = { merovingians = true, saxons = true, visigoths = true } },
  legion_shield_wall = { 40, only = { late_romans = true, visigoths = true, romano_british = true } },
  cornu = { 30, only = { late_romans = true, romano_british = true } },
  palace_guards = { 50, only = { merovingians = true } },
  foederati = { 60, only = { late_romans = true } },
  contubernium = { 50, only = { late_romans = true } },
  shield_bash = { 80, only = { saxons = true } },
  magic_sword = { 40, only = { saxons = true } },
  arian_fervour = { 30, only = { visigoths = true } },
  equites_dumnonii = { 50, only = { romano_british = true } },
  sacred_chalice = { 50, only = { romano_british = true } },
  steppe_mobility = { 50, only = { huns = true } },
  war_cry = { 40, only = { picts = true } },
  scout = { 20, only = { picts = true } },
  fidelity_to_the_emperor = { 25, only = { kievan_rus = true } },
  horse_reserve = { 50, only = { magyars = true } },
  bribe = { 50, only = { byzantines = true } },
  lewd_provocateur = { 5, but = { carolingians = true, normans = true } },
}

scenario "every talent has its price, and is for its factions only" {
  covers = { "PIL-BAND-01", "PIL-BAND-02", "PIL-BAND-08" },
  run = function(t)
    for list, prices in pairs(lists) do
      for id, d in pairs(talents) do
        battle {}
        local red = list == "generic" and band() or band(list)
        red:add("chief", { talents = { id }, at = { 10, 10 } })
        local m = muster(red, { budget = 1000 })
        local mine = d.all or d.only and d.only[list] or d.but and not d.but[list] or false
        t.equal({ list, id, m.ok }, { list, id, mine })
        if mine then t.equal({ list, id, m.cost }, { list, id, prices.chief + d[1] }) end
      end
    end
  end,
}
