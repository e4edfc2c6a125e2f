-- The Geats: few, close to their lord, dangerous where the water is near, and slow to forgive.
faction "geats" {
  title = { en = "Geats", ru = "Гауты" },
  text = {
    en = "Shore raiders under boar-crested helmets, who swear on their mounds and ask the price of blood.",
    ru = "Береговые грабители под вепрями на шлемах: клянутся на курганах и взыскивают виру.",
  },
  limits = { max_chiefs = 2, shooters_pct = 20, cavalry_pct = 10, horns = 0 },
  prices = {
    warrior = 10, chief = 30, hearth_companion = 20,
    spear = 5, hand_weapon = 10, javelin = 10, bow = 30,
    shield = 5, armour = { chief = 10, hearth_companion = 10 }, helmet = 0,
    boar_helmet = { chief = 10, hearth_companion = 15 }, wolf_horn = { warrior = 25 },
    horse = { chief = 30, hearth_companion = 30 }, standard = { warrior = 30 }, torch = 5,
  },
  data = { surf = 2, reach = 3, sail = 3, breaststroke = 1, avenge = 1, weregild = 1, shame = 1, mourning = 1 },
}

rule "geats:breca" {                        -- who raced Breca for seven nights does not drown in a river
  title = { en = "Breca's match", ru = "Спор с Брекой" }, faction = "geats",
  text = {
    en = "Their swim rolls are at +1, in mail too.",
    ru = "Броски на плавание с +1, даже в кольчуге.",
  },
  hook = "pillage.modify_swim_roll",
  effect = function(ev) ev:modify(ev.data.breaststroke) end,
}

rule "geats:swan_road" {                    -- their ships run farther
  title = { en = "Swan road", ru = "Дорога лебедей" }, faction = "geats",
  text = {
    en = "Their ships sail 3\" farther.",
    ru = "Их корабли проходят на 3\" дальше.",
  },
  hook = "pillage.modify_ship_move",
  effect = function(ev) ev:modify(ev.data.sail) end,
}

rule "geats:from_the_surf" {                -- a charge out of the water, or from beside a ship, goes farther
  title = { en = "From the surf", ru = "Из прибоя" }, faction = "geats",
  text = {
    en = "On foot, within 3\" of a ship or of shallows, they charge 2\" farther.",
    ru = "Пешие не дальше 3\" от корабля или мелководья атакуют на 2\" дальше.",
  },
  hook = "pillage.modify_charge_distance",
  when = function(ev)
    if ev.model.mounted then return false end
    for _, tag in ipairs { "ship", "ford" } do
      for _, shore in ipairs(ev:pieces { tag = tag }) do
        if ev.model:distance(shore) <= ev.data.reach then return true end
      end
    end
    return false
  end,
  effect = function(ev) ev:modify(ev.data.surf) end,
}

rule "geats:weregild" {                     -- who kills a Geat owes the price of blood; his death pays it
  title = { en = "Weregild", ru = "Вира" }, faction = "geats",
  text = {
    en = "An enemy who has killed one of them is worth a point more when he falls.",
    ru = "Враг, убивший гаута, при гибели стоит на очко больше.",
  },
  state = { owes = "flag" },
  { hook = "pillage.on_model_removed",
    when = function(ev) return ev.killer and not ev.friendly and not ev.killer.state.owes end,
    effect = function(ev) ev:set(ev.killer, "owes", true) end },
  { hook = "pillage.modify_loss_weight", who = "any",
    when = function(ev) return ev.purpose == "score" and ev.model.state.owes end,
    effect = function(ev) ev:modify(ev.data.weregild) end },
}

rule "geats:mound_oath" {                   -- the oath on the mound: the lord's killer will not see home
  title = { en = "Oath on the mound", ru = "Клятва на кургане" }, faction = "geats",
  text = {
    en = "When their chief is killed nobody runs for that reason, and all strike his killer at +1.",
    ru = "Когда убит вождь, никто не бежит из-за этого, и все бьют убийцу с +1.",
  },
  state = { foe = "flag" },
  { hook = "pillage.on_model_removed",
    when = function(ev) return ev.model.troop == "chief" and ev.killer and not ev.friendly end,
    effect = function(ev) ev:set(ev.killer, "foe", true) end },
  { hook = "pillage.modify_attack",
    when = function(ev) return ev.kind == "melee" and ev.target.state.foe end,
    effect = function(ev) ev:modify(ev.data.avenge) end },
  { hook = "pillage.modify_morale_reasons",
    effect = function(ev) ev:drop "chief" end },
}

rule "geats:ten_cowards" {                  -- those who left their lord to the dragon were called by their number
  title = { en = "The ten who ran", ru = "Десять бежавших" }, faction = "geats",
  text = {
    en = "Each of them who runs away costs a point.",
    ru = "Каждый бежавший стоит отряду очко.",
  },
  state = { ran = "number" },
  { hook = "pillage.on_model_removed",
    when = function(ev) return ev.cause == "morale" end,
    effect = function(ev) ev:set(ev.side, "ran", (ev.side.state.ran or 0) + 1) end },
  { hook = "pillage.modify_score",
    when = function(ev) return (ev.side.state.ran or 0) > 0 end,
    effect = function(ev) ev:modify(-ev.data.shame * ev.side.state.ran) end },
}
