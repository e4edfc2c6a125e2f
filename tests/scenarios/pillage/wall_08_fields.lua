-- What the table of a formation says of the gear of its members.
formation "test_phalanx" {
  title = "Phalanx",
  like = "shield_wall",
  min = 3,
  needs = { "spear" },
  with = { "shield", "helmet" },
}
formation "test_line" {
  title = "Line",
  like = "shield_wall",
  min = 3,
  needs = { "ranged" },
  bans = { "shield", "crossbow" },
}

local function row(red, kit, y) return red:row(3, "warrior", kit, { at = { 10, y } }) end

scenario "members carry what the formation needs and allows beside it, and nothing else" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "byzantines"
    local function refused(kit, y)
      local men = row(red, kit, y)
      t.refused(function() form("test_phalanx", men, { faces = "north" }) end, "PIL-WALL-01")
    end
    local men = row(red, { weapon = "spear", shield = true, helmet = true }, 10)
    form("test_phalanx", men, { faces = "north" })
    t.yes(men[1]:formation "test_phalanx")
    form("test_phalanx", row(red, { weapon = "pike" }, 14), { faces = "north" })     -- it counts as a spear
    refused({ weapon = "hand_weapon", shield = true }, 18)
    refused({ weapon = "spear", armour = true }, 22)
    refused({ weapon = { "spear", "sling" } }, 26)
  end,
}

scenario "a kind may be needed, and an item or a kind barred" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "vikings"
    local function refused(kit, y)
      local men = row(red, kit, y)
      t.refused(function() form("test_line", men, { faces = "north" }) end, "PIL-WALL-01")
    end
    local men = row(red, { weapon = { "bow", "hand_weapon" }, armour = true }, 10)
    form("test_line", men, { faces = "north" })
    t.yes(men[3]:formation "test_line")
    refused({ weapon = "hand_weapon" }, 14)
    refused({ weapon = "javelin", shield = true }, 18)
    refused({ weapon = "crossbow" }, 22)
  end,
}
