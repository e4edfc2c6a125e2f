-- The wagon: a thing that a friend has to lead. It carries javelins for the band,
-- is a prize for the enemy, and burns.

troop "wagon" {
  title = { en = "Wagon", ru = "Повозка" },
  text = { en = "Moves slowly, and only with a friend beside it.", ru = "Едет медленно, и только когда рядом кто-то из своих." },
  object = true,
  base = "cavalry",
  class = "FA",
  hp = 2,
  attacks = { 0, source = "GAP-WAGON-OBST", placeholder = true },
  saves = { false, source = "GAP-WAGON-SAVE", placeholder = true },
  morale = "immune",
  move = 6,
  moves_as = "cavalry",
  contact = { "start", source = "GAP-WAGON-CONTACT", placeholder = true },
  obstacles = { false, source = "GAP-WAGON-OBST", placeholder = true },
  bans = { "weapon", "armour", "gear" },
  fighter = false,
  loss = { morale = 0, score = 5 },
  data = {
    burns = true,
    shots = 2,
    prize = 6,
    -- Set alight it counts as "destroyed" when the stage ends; else it only "burns".
    fire = { "destroyed", source = "GAP-WAGON-FIRE", placeholder = true },
  },
  implements = { "PIL-TROOP-17", "PIL-TROOP-20" },
}

-- An enemy at the wagon, and none of its own people beside it.
local function held_by_enemy(wagon)
  local foe = wagon:touching { side = "enemy" }[1]
  return foe and not wagon:touching { side = "friend" }[1]
end

rule "PIL-TROOP-16" {               -- javelins without end, as long as the band keeps its wagon
  title = { en = "Javelins from the wagon", ru = "Дротики с повозки" },
  troop = "wagon", who = "any",
  hook = "pillage.modify_shots",
  when = function(ev)
    if ev.value < 1 or not ev:weapon_is "javelin" then return false end
    for _, w in ipairs(ev.attacker.side:models { troop = "wagon" }) do
      if w.band == ev.attacker.band and not held_by_enemy(w) then return true end
    end
    return false
  end,
  effect = function(ev) ev:become(ev.data.shots) end,
}

rule "PIL-TROOP-18" {               -- a wagon in the hands of the enemy is his at the end
  title = { en = "The enemy's wagon", ru = "Чужая повозка" },
  troop = "wagon", who = "any",
  hook = "pillage.modify_score",
  effect = function(ev)
    for _, w in ipairs(ev:models { side = "enemy", troop = "wagon" }) do
      for _, m in ipairs(held_by_enemy(w) and w:touching { side = "enemy" } or {}) do
        if m.side == ev.side then
          ev:modify(ev.data.prize)
          break
        end
      end
    end
  end,
}

rule "PIL-TROOP-19" {               -- a burning wagon is lost when the stage is over
  title = { en = "Burnt wagon", ru = "Сгоревшая повозка" },
  troop = "wagon",
  hook = "pillage.on_stage_end",
  when = function(ev) return ev.model.burning and ev.data.fire == "destroyed" end,
  effect = function(ev) ev:remove(ev.model) end,
}
