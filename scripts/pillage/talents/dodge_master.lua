-- Men on foot get away from a charge more often.

talent "dodge_master" {
  title = { en = "Dodge Master", ru = "Мастер уклонения" },
  text = { en = "The foot of the band escapes more easily.", ru = "Пехота банды легче уходит от врага." },
  price = { 40, source = "TIDI, B" },
  factions = {
    { "irish_scots_picts", "bretons" },
    source = "GAP-TALENT-FACTION; TIDI, B",
  },
  data = {
    bonus = 1,
    -- The roll that is meant: "flee", or "push" for that out of a melee.
    roll = { "flee", source = "GAP-ESCAPE-ROLL; TIDI, B" },
  },
}

rule "PIL-TALENT-08" {
  title = { en = "Dodge Master", ru = "Мастер уклонения" },
  talent = "dodge_master",
  {
    hook = "pillage.modify_flee_roll",
    when = function(ev) return ev.data.roll == "flee" and not ev.target.mounted end,
    effect = function(ev) ev:modify(ev.data.bonus) end,
  },
  {
    hook = "pillage.modify_push_roll",
    when = function(ev) return ev.data.roll == "push" and not ev.model.mounted end,
    effect = function(ev) ev:modify(ev.data.bonus) end,
  },
}
