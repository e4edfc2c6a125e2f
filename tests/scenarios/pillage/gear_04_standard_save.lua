-- The bearer of the standard has -1 on all his saves.
scenario "an SA bearer saves with 6, a UA bearer with 7, against shots too" {
  covers = { "PIL-GEAR-04" },
  dice = { hit = { 4, 3, 5 }, save = { 6, 6, 3, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function bearer(y, kit)
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, y } })
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", standard = true, at = { 11, y } })
      engage(a, b)
      return attack(a, b, { kind = "melee" }).blows[1].save
    end
    t.equal(bearer(10, { armour = true }).need, 6)
    t.equal(bearer(20, {}).need, 7)
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 30 } })
    local shot_at = blue:add("warrior", { weapon = "hand_weapon", armour = true, standard = true, at = { 15, 30 } })
    t.equal(shoot(archer, shot_at, { shots = 1 }).blows[1].save.need, 6)
    t.ran("PIL-GEAR-04", 3)
  end,
}
