-- Magyars: horse archers, whose chief fights as a noble of theirs does, and foot
-- that nobody counts on. Prices in gold pieces.

faction "magyars" {
  title = { en = "Magyars", ru = "Мадьяры" },
  text = { en = "Raiders of the steppe: every rider a bowman, every man on foot a sorry sight.", ru = "Налетчики из степи: каждый всадник - лучник, а на пеших жалко смотреть." },
  implements = { "PIL-FACTION-MAGYARS-00" },
  limits = {
    shooters_pct = { "any", rule = "PIL-FACTION-MAGYARS-01" },
    cavalry_pct = { "any", rule = "PIL-FACTION-MAGYARS-01" },
  },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    bek = 25,

    armour = 10,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 20,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    sabre = 10,
    sling = 5,
    javelin = 0,
    composite_bow = 25,
  },
  data = {
    foot_save = -1,
    foot_morale = -1,
    foot_move = -1,
    -- "all" who go on foot; or "born", only those bought without a horse, and no chief.
    foot = { "all", source = "GAP-MAGYAR-FOOT-WHO", placeholder = true },
    -- Of the "list" a chief has what he likes; or no more than a "bek".
    chief_gear = { "list", source = "GAP-FACTION-GEAR; TIDI, B" },
  },
}

-- Is a model foot in the sense of PIL-FACTION-MAGYARS-02?
local function on_foot(ev, m)
  if m.mounted or m.object then return false end
  return ev.data.foot == "all" or not m.unhorsed and m.troop ~= "chief"
end

rule "PIL-FACTION-MAGYARS-02" {     -- a Magyar without a horse is half a Magyar
  title = { en = "Poor foot", ru = "Бедная пехота" },
  faction = "magyars",
  {
    hook = "pillage.modify_save",
    when = function(ev) return ev.kind == "melee" and on_foot(ev, ev.target) end,
    effect = function(ev) ev:modify(ev.data.foot_save) end,
  },
  {
    hook = "pillage.modify_morale",
    when = function(ev) return on_foot(ev, ev.model) end,
    effect = function(ev) ev:modify(ev.data.foot_morale) end,
  },
  {
    hook = "pillage.modify_move",
    when = function(ev) return on_foot(ev, ev.model) end,
    effect = function(ev) ev:modify(ev.data.foot_move) end,
  },
}

rule "PIL-FACTION-MAGYARS-03" {
  title = { en = "Horse archers", ru = "Конные лучники" },
  faction = "magyars",
  hook = "pillage.modify_equip",
  when = function(ev) return ev.item == "composite_bow" and ev.model.mounted end,
  effect = function(ev) ev:become(true) end,
}

rule "PIL-FACTION-MAGYARS-04" {     -- spear and sabre on one man, chosen anew each round
  title = { en = "Bek", ru = "Бёк" },
  faction = "magyars", troop = "chief",
  {
    hook = "pillage.modify_equip",
    when = function(ev)
      return ev.data.chief_gear == "bek" and (ev.item == "javelin" or ev.item == "sling")
    end,
    effect = function(ev) ev:become(false) end,
  },
  {
    hook = "pillage.modify_melee_weapons",
    effect = function(ev) ev:become(ev:lookup "rules.troop.bek.melee_weapons") end,
  },
  {
    hook = "pillage.modify_weapon",
    when = function(ev)
      return ev.kind == "melee" and ev.attacker:has "spear" and ev.attacker:has "sabre"
    end,
    effect = function(ev)
      ev:add("spear")
      ev:add("sabre")
    end,
  },
}
