-- The plumbata: thrown at a charger, after a move too, without any penalty.
scenario "it needs 4 against UA at any distance within range, having moved" {
  covers = { "PIL-WEAPON-06" },
  dice = { hit = { 3, 3 }, charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band()
    initiative(blue)
    for i, away in ipairs { 3, 6.9 } do
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 * i } })
      local b = blue:add("warrior", { weapon = { "plumbata", "spear" }, at = { 12 + away, 10 * i } })
      if i == 1 then move(b, { 10 + away, 10 * i }) else put(b, { 10 + away, 10 * i }) end
      local r = charge(a, b, { react = "plumbata" })
      t.equal(r.blows[1].need, 4)
      t.ran("PIL-WEAPON-06")
    end
  end,
}

local function melee(t)
  local red, blue = band "vikings", band()
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = { "plumbata", "spear" }, shield = true, at = { 14, 10 } })
  charge(a, b, { react = "plumbata" })
  local r = fight(a, b)
  return r:by(a)[1].save.need, r:by(b)[1].need
end

scenario "its thrower fights with what comes to hand and as UA, or keeps his gear" {
  covers = { "PIL-WEAPON-06", "PIL-REACT-03" },
  dice = { hit = { 1, 5, 1 }, save = { 6 }, charge = { 5 } },
  run = function(t)
    local save, need = melee(t)
    t.equal(save, 6)
    t.equal(need, 5)
    battle {}
    set("rules.weapon.plumbata.keeps_gear", true)
    t.dice { hit = { 1, 5, 1 }, save = { 6 }, charge = { 5 } }
    save, need = melee(t)
    t.equal(save, 5)
    t.equal(need, 4)
  end,
}
