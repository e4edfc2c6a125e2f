-- The great horn of the legions also sounds the retreat.

talent "cornu" {
  title = { en = "Cornu", ru = "Корну" },
  text = { en = "Near the horn it is easier to flee, and farther.", ru = "У рога бежать от рывка легче и дальше." },
  price = { 30, source = "TIDI, B" },
  factions = { "late_romans", "romano_british" },
  data = {
    roll = 1,
    distance = 2,
    -- false: the ordinary bonus of the horn is not added to a flight as well.
    stack = { true, source = "GAP-HORN-FLEE-STACK", placeholder = true },
  },
}

-- Is there a horn near enough? others: in the hands of somebody else.
local function hears(ev, others)
  local reach = ev:lookup "rules.gear.horn.reach"
  return ev.target:in_aura(reach, { has = "horn", others = others })
end

rule "PIL-TALENT-24" {
  title = { en = "Cornu", ru = "Корну" },
  talent = "cornu",
  when = function(ev) return hears(ev, false) end,
  {
    hook = "pillage.modify_flee_roll",
    effect = function(ev) ev:modify(ev.data.roll) end,
  },
  {
    hook = "pillage.modify_flee_distance",
    effect = function(ev)
      local far = ev.data.distance
      if not ev.data.stack and hears(ev, true) then
        far = far - ev:lookup "rules.gear.horn.move"
      end
      ev:modify(far)
    end,
  },
}
