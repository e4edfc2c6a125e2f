-- Missile weapons and mounts. reach is a distance: vs, s, m or l.

weapon "bow" { title = { en = "Bow", ru = "Лук" }, kind = "ranged", data = { reach = "l" } }

weapon "sling" { title = { en = "Sling", ru = "Праща" }, kind = "ranged", data = { reach = "l" } }

weapon "javelin" { title = { en = "Javelin", ru = "Дротик" }, kind = "ranged", data = { reach = "m" } }

weapon "crossbow" { title = { en = "Crossbow", ru = "Арбалет" }, kind = "ranged", data = { reach = "l", pierces = -1, exposed = -1 } }

weapon "composite_bow" {
  title = { en = "Composite bow", ru = "Составной лук" },
  kind = "ranged",
  data = { reach = { "m", source = "SAGA-GAP-22; figures 2.6, B" } },
}

weapon "great_axe" {
  title = { en = "Double-handed axe", ru = "Двуручный топор" },
  kind = "melee",
  data = {
    bites = { -1, source = "SAGA-GAP-22; figures 2.6, B" },
    exposed = { -1, source = "SAGA-GAP-22; figures 2.6, B" },
  },
}

gear "horse" { title = { en = "Horse", ru = "Конь" }, moves_as = "cavalry" }

rule "SAGA-WPN-01" {                -- thrown at the end of a move, at no cost
  title = { en = "Javelins after a move", ru = "Дротики после движения" },
  weapon = "javelin",
  {
    hook = "saga.modify_free_shot",
    when = function(ev) return ev.moment == "after" end,
    effect = function(ev) ev:become(true) end,
  },
  {
    hook = "saga.can_shoot",
    when = function(ev)
      return not ev.attacker.free_shot and not ev:lookup "rules.saga.activation.javelin_shoots"
    end,
    effect = function(ev)
      ev:refuse { en = "javelins fly only after a move", ru = "дротики бросают только после движения" }
    end,
  },
}

rule "SAGA-WPN-02" {                -- bolts go through
  title = { en = "Crossbows pierce", ru = "Арбалеты пробивают" },
  weapon = "crossbow",
  hook = "saga.modify_armour", who = "attacker",
  when = function(ev) return ev.kind == "shoot" end,
  effect = function(ev) ev:modify(ev.data.pierces) end,
}

rule "SAGA-WPN-03" {                -- who winds a crossbow has no shield up
  title = { en = "Crossbowmen are exposed", ru = "Арбалетчики открыты" },
  weapon = "crossbow",
  hook = "saga.modify_armour",
  effect = function(ev) ev:modify(ev.data.exposed) end,
}

rule "saga:composite_bow" {         -- before a move or after it
  title = { en = "Composite bows on the move", ru = "Составной лук на ходу" },
  weapon = "composite_bow",
  hook = "saga.modify_free_shot",
  effect = function(ev) ev:become(true) end,
}

rule "saga:great_axe" {             -- two hands: harder blows, no shield
  title = { en = "Double-handed axe", ru = "Двуручный топор" },
  weapon = "great_axe",
  {
    hook = "saga.modify_armour", who = "attacker",
    when = function(ev) return ev.kind == "melee" end,
    effect = function(ev) ev:modify(ev.data.bites) end,
  },
  {
    hook = "saga.modify_armour",
    when = function(ev) return ev.kind == "melee" end,
    effect = function(ev) ev:modify(ev.data.exposed) end,
  },
}
