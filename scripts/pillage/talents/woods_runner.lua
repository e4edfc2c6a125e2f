-- Difficult ground does not slow the foot, and riders only by half.

talent "woods_runner" {
  title = { en = "Woods Runner", ru = "Лесной бегун" },
  text = { en = "The band moves through difficult ground as few others do.", ru = "Банда ходит по сложной местности как мало кто другой." },
  price = { 50, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    -- Inches of allowance for an inch of difficult ground.
    infantry = 1,
    cavalry = 2,
    -- Do riders have their charge bonus there?
    charge_bonus = { false, source = "GAP-PATHFINDER-BONUS", placeholder = true },
  },
}

rule "PIL-TALENT-05" {
  title = { en = "Woods Runner", ru = "Лесной бегун" },
  talent = "woods_runner",
  when = function(ev) return not ev.model.object end,
  {
    hook = "pillage.modify_terrain_cost",
    effect = function(ev)
      ev:become(ev.model.mounted and ev.data.cavalry or ev.data.infantry)
    end,
  },
  {
    hook = "pillage.modify_charge_ground",
    when = function(ev) return ev.data.charge_bonus end,
    effect = function(ev) ev:become(false) end,
  },
}
