-- Before the first turn an enemy chief eats what he should not have eaten.

talent "poison_specialist" {
  title = { en = "Poison Specialist", ru = "Знаток ядов" },
  text = { en = "An enemy chief may lose the first turn or a hit point.", ru = "Вражеский вождь может потерять первый ход или очко здоровья." },
  price = { 40, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    -- From these faces on he does nothing in turn 1, or loses hit points.
    idle_from = 3,
    harm_from = 5,
    hp = 1,
    -- May who does nothing still save?
    saves = { true, source = "GAP-POISON-ACT", placeholder = true },
    -- May what answers wounds answer the loss?
    is_wound = { false, source = "GAP-POISON-WOUND", placeholder = true },
  },
}

rule "PIL-TALENT-14" {
  title = { en = "Poison Specialist", ru = "Знаток ядов" },
  talent = "poison_specialist",
  state = { poisoned = "flag" }, lasts = "turn",
  {
    hook = "pillage.on_deployed",
    effect = function(ev)
      local chief = ev:choose("whom the poison is for", ev:models { side = "enemy", troop = "chief" })
      if not chief then return end
      local die = ev:d6()
      if die >= ev.data.harm_from then
        ev:wound(chief, ev.data.hp, ev.data.is_wound and "attack" or "poison")
      elseif die >= ev.data.idle_from then
        ev:skip(chief, { what = "all" })
        ev:set(chief, "poisoned", true)
      end
    end,
  },
  {
    hook = "pillage.can_save", who = "any",
    when = function(ev) return ev.target.state.poisoned and not ev.data.saves end,
    effect = function(ev) ev:refuse() end,
  },
}
