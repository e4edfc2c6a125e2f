-- Vikings: a board of gods. Of the six abilities the rules at hand name one,
-- Asgard; the others and all costs are ours.

faction "vikings" {
  title = { en = "Vikings", ru = "Викинги" },
  text = { en = "Axes, ships, and gods who watch.", ru = "Топоры, ладьи и боги, которые смотрят." },
  board = {
    source = "SAGA-GAP-05", placeholder = true,
    asgard = { tag = "shooting_reaction", cost = "any", armour = 1 },
    thor = { tag = "melee", cost = "common", dice = 2 },
    odin = { tag = "melee", cost = "uncommon" },
    valhalla = { tag = "melee", cost = "rare", figures = 1, dice = 3 },
    loki = { tag = "reaction", cost = "uncommon", fatigue = 1 },
    ullr = { tag = "shooting", cost = "common" },
  },
}

rule "SAGA-ABIL-08" {               -- the gods hold a hand over who is shot at
  title = { en = "Asgard", ru = "Асгард" },
  faction = "vikings",
  hook = "saga.modify_armour",
  when = function(ev) return ev.target.state.asgard end,
  effect = function(ev) ev:modify(ev:lookup "factions.vikings.board.asgard.armour") end,
}

rule "saga:thor" {                  -- the hammer falls too
  title = { en = "Thor", ru = "Тор" },
  faction = "vikings",
  hook = "saga.modify_attack_dice",
  when = function(ev) return ev.attacker.state.thor end,
  effect = function(ev) ev:modify(ev:lookup "factions.vikings.board.thor.dice") end,
}

rule "saga:odin" {                  -- no blow goes astray for good
  title = { en = "Odin", ru = "Один" },
  faction = "vikings",
  hook = "saga.modify_attack_reroll",
  when = function(ev) return ev.attacker.state.odin end,
  effect = function(ev) ev:reroll "any" end,
}

rule "saga:valhalla" {              -- one of them dies laughing, the others fight on
  title = { en = "Valhalla", ru = "Вальхалла" },
  faction = "vikings",
  {
    hook = "saga.on_ability",
    when = function(ev) return ev.ability == "valhalla" end,
    effect = function(ev) ev:wound(ev.model, ev:lookup "factions.vikings.board.valhalla.figures") end,
  },
  {
    hook = "saga.modify_attack_dice",
    when = function(ev) return ev.attacker.state.valhalla end,
    effect = function(ev) ev:modify(ev:lookup "factions.vikings.board.valhalla.dice") end,
  },
}

rule "saga:loki" {                  -- who comes for them loses his way
  title = { en = "Loki", ru = "Локи" },
  faction = "vikings",
  hook = "saga.on_ability",
  when = function(ev) return ev.ability == "loki" and ev.target end,
  effect = function(ev)
    ev:set(ev.target, "fatigue", ev.target.fatigue + ev:lookup "factions.vikings.board.loki.fatigue")
  end,
}

rule "saga:ullr" {                  -- the archer god forgives the worst shots
  title = { en = "Ullr", ru = "Улль" },
  faction = "vikings",
  hook = "saga.modify_attack_reroll",
  when = function(ev) return ev.attacker.state.ullr end,
  effect = function(ev) ev:reroll "ones" end,
}
