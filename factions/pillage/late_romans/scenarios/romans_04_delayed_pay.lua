-- A lost chief weighs on the morale of those who are left.
local function unpaid(chiefs)
  local red, blue = band "late_romans", band "vikings"
  local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 40, 41 } })
  red:add("chief", { at = { 30, 30 } })
  for i = 1, chiefs do
    attack(foe, red:add("chief", { hp = 1, at = { 38 + i, 40 } }), { kind = "melee" })
  end
  return man
end

scenario "with all chiefs alive a 2 stays" {
  covers = { "PIL-FACTION-ROMANS-04" },
  dice = { morale = { 2 } },
  run = function(t)
    local man = unpaid(0)
    t.equal(need("morale", man), 2)
    t.yes(morale(man).stays)
  end,
}

scenario "once a chief has died a 2 flees" {
  covers = { "PIL-FACTION-ROMANS-04" },
  dice = { hit = { 6 }, save = { 1 }, morale = { 2 } },
  run = function(t)
    local man = unpaid(1)
    t.equal(need("morale", man), 3)
    t.no(morale(man).stays)
    t.explains("PIL-FACTION-ROMANS-04", -1)
  end,
}

scenario "two dead chiefs weigh no more, unless the data count each" {
  covers = { "PIL-FACTION-ROMANS-04" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local man = unpaid(2)
    t.equal(need("morale", man), 3)
    set("factions.late_romans.pay", "each")
    t.equal(need("morale", man), 4)
  end,
}
