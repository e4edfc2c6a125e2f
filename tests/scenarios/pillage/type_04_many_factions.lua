-- One figure serves in bands of many factions.
scenario "a warrior with spear and shield may be fielded by a Viking and by an Anglo-Saxon" {
  covers = { "PIL-TYPE-04" },
  run = function(t)
    local kit = { weapon = "spear", shield = true }
    for _, faction in ipairs { "vikings", "anglo_saxons", "huns", "byzantines" } do
      local b = band(faction)
      b:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
      local m = b:add("warrior", kit, { at = { 20, 20 } })
      t.equal(m.troop, "warrior")
      t.equal(m.class, "SA")
      t.equal(m.faction, faction)
      t.yes(muster(b).ok)
    end
  end,
}
