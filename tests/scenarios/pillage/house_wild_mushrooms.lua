-- House rule: berserkers under mushrooms roll on another table.
local function pair()
  local a = band("vikings"):add("berserker", { weapon = "dane_axe", at = { 10, 10 } })
  local b = band("normans"):add("warrior", { weapon = "spear", at = { 10, 17 } })
  return a, b
end

for face, want in ipairs { "hurt", "idle", "none", "none", "charge", "charge" } do
  scenario("on a " .. face .. " of the other table: " .. want) {
    covers = { "PIL-TROOP-06" },
    house = { "wild_mushrooms" },
    choices = { ["PIL-TROOP-05"] = { "yes" } },
    dice = { ["PIL-TROOP-06"] = { face }, charge = want == "charge" and { 3 } or nil },
    run = function(t)
      local a, b = pair()
      to_stage "shooting"
      t.equal(a.hp, want == "hurt" and 1 or 2)
      t.equal(a.state.dazed, want == "idle")
      t.equal(a.in_melee, want == "charge")
    end,
  }
end

scenario "he charges on two faces of six, not on one, and may lose a hit point" {
  covers = { "PIL-TROOP-06" },
  run = function(t)
    local a = band("vikings"):add("berserker", { weapon = "dane_axe" })
    local b = band("normans"):add("warrior", { weapon = "spear", at = { 0, 7 } })
    local function eat() to_stage "shooting" return a.in_melee end
    local c = compare{ book = eat, house = function() on "wild_mushrooms" return eat() end, choices = { ["PIL-TROOP-05"] = "yes" } }
    t.equal(c.rows[1].value, 1 / 6)
    t.equal(c.rows[2].value, 1 / 3)
  end,
}

scenario "any face may bring anything: the table is data" {
  covers = { "PIL-TROOP-06" },
  set = { ["rules.mushrooms.table.3"] = "charge" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 3 }, charge = { 1 } },
  run = function(t)
    local a, b = pair()
    to_stage "shooting"
    t.yes(a.in_melee)
  end,
}
