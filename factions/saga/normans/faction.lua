-- Normans: crossbows, horses, and a board for both. Of the six abilities the rules
-- at hand name one, Aimed Volley; the others and all costs are ours.

faction "normans" {
  title = { en = "Normans", ru = "Норманны" },
  text = { en = "Riders and crossbowmen of the duke.", ru = "Всадники и арбалетчики герцога." },
  board = {
    source = "SAGA-GAP-05", placeholder = true,
    aimed_volley = { tag = "shooting", cost = "any" },
    dense_volley = { tag = "shooting", cost = "uncommon", dice = 2 },
    shields_up = { tag = "shooting_reaction", cost = "common", dice = 2 },
    gallop = { tag = "orders", cost = "common", inches = 2 },
    lances = { tag = "melee", cost = "uncommon", dice = 3 },
    no_quarter = { tag = "melee", cost = "rare", need = 1 },
  },
}

rule "SAGA-ABIL-07" {               -- who misses aims once more
  title = { en = "Aimed Volley", ru = "Прицельный Залп" },
  faction = "normans",
  hook = "saga.modify_attack_reroll",
  when = function(ev) return ev.attacker.state.aimed_volley end,
  effect = function(ev) ev:reroll "fails" end,
}

rule "saga:dense_volley" {          -- more arrows at once
  title = { en = "Dense Volley", ru = "Густой Залп" },
  faction = "normans",
  hook = "saga.modify_attack_dice",
  when = function(ev) return ev.attacker.state.dense_volley end,
  effect = function(ev) ev:modify(ev:lookup "factions.normans.board.dense_volley.dice") end,
}

rule "saga:shields_up" {            -- more shields against arrows
  title = { en = "Shields Up", ru = "Поднять Щиты" },
  faction = "normans",
  hook = "saga.modify_defence_dice",
  when = function(ev) return ev.target.state.shields_up end,
  effect = function(ev) ev:modify(ev:lookup "factions.normans.board.shields_up.dice") end,
}

rule "saga:gallop" {                -- riders go farther this turn
  title = { en = "Gallop", ru = "Галоп" },
  faction = "normans",
  hook = "saga.modify_move",
  when = function(ev) return ev.model.mounted and ev.model.state.gallop end,
  effect = function(ev) ev:modify(ev:lookup "factions.normans.board.gallop.inches") end,
}

rule "saga:lances" {                -- riders who have charged strike harder
  title = { en = "Lances", ru = "Копья Наперевес" },
  faction = "normans",
  hook = "saga.modify_attack_dice",
  when = function(ev)
    local me = ev.attacker
    return me.mounted and me.started and me.state.lances
  end,
  effect = function(ev) ev:modify(ev:lookup "factions.normans.board.lances.dice") end,
}

rule "saga:no_quarter" {            -- blows that are hard to turn aside
  title = { en = "No Quarter", ru = "Без Пощады" },
  faction = "normans",
  hook = "saga.modify_defence_need", who = "attacker",
  when = function(ev) return ev.attacker.state.no_quarter end,
  effect = function(ev) ev:modify(ev:lookup "factions.normans.board.no_quarter.need") end,
}
