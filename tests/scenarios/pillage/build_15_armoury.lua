-- A building with an armoury: on a 6 who is inside may take a better weapon.
local function inside(kit, tags)
  local red = band "vikings"
  local m = red:add("warrior", { name = "Ulf", at = { 10, 10 } }, kit)
  local p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 }, doors = { { 10.5, 10 } }, tags = tags or { "building", "search", "armoury" } })
  enter(m, p)
  next_turn()
  return m, p
end

scenario "on a 6 a spear becomes a hand weapon, and there is no loot" {
  covers = { "PIL-BUILD-15" },
  dice = { search = { 6 } },
  choices = { ["PIL-BUILD-15"] = { "weapon" } },
  run = function(t)
    local m, p = inside { weapon = "spear" }
    t.no(search(m, p).ok)
    t.yes(m:has "hand_weapon" and not m:has "spear")
    t.equal(m.loot, 0)
    t.ran("PIL-BUILD-15")
  end,
}

scenario "on a 5 it is loot, and on a 6 too for who wants it" {
  covers = { "PIL-BUILD-15" },
  dice = { search = { 5, 6 }, find = { 4, 1 } },
  choices = { ["PIL-BUILD-15"] = { "loot" } },
  run = function(t)
    local m, p = inside { weapon = "spear" }
    t.equal(search(m, p).value, 2)
    battle {}
    m, p = inside { weapon = "spear" }
    t.equal(search(m, p).value, 1)
    t.yes(m:has "spear")
  end,
}

scenario "bare hands and what comes to hand become a spear, a sword a Dane axe, for which no hand is left" {
  covers = { "PIL-BUILD-15", "PIL-WEAPON-12" },
  dice = { search = { 6, 6, 6 } },
  choices = { ["PIL-BUILD-15"] = { "weapon", "weapon", "weapon" } },
  run = function(t)
    for _, kit in ipairs { {}, { weapon = "improvised" } } do
      battle {}
      local m, p = inside(kit)
      search(m, p)
      t.equal(m.weapon, "spear")
    end
    battle {}
    local m, p = inside { weapon = "hand_weapon", shield = true }
    t.equal(m.class, "SA")
    search(m, p)
    t.equal(m.weapon, "dane_axe")
    t.equal(m.class, "UA")
  end,
}

scenario "a sabre is not improved, nor does a house without the tag, or one searched from outside" {
  covers = { "PIL-BUILD-15" },
  dice = { search = { 6, 6, 6 }, find = { 1, 1, 1 } },
  run = function(t)
    local m, p = inside { weapon = "sabre" }
    t.equal(search(m, p).value, 1)
    battle {}
    m, p = inside({ weapon = "spear" }, { "building", "search" })
    t.equal(search(m, p).value, 1)
    battle {}
    m = band("vikings"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 }, tags = { "building", "search", "armoury" } })
    t.equal(search(m, p).value, 1)
    t.not_ran("PIL-BUILD-15")
  end,
}

scenario "chosen before the die, a 4 finds nothing and a 6 the weapon" {
  covers = { "PIL-BUILD-15" },
  dice = { search = { 4, 6 } },
  choices = { ["PIL-BUILD-15"] = { "weapon", "weapon" } },
  run = function(t)
    for i = 1, 2 do
      battle {}
      set("rules.armoury.choice", "before")
      local m, p = inside { weapon = "spear" }
      t.no(search(m, p).ok)
      t.equal(m.loot, 0)
      t.equal(m.weapon, i == 1 and "spear" or "hand_weapon")
    end
  end,
}
