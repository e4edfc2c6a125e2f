-- The chief finds loot without a search die.
local function setup(who)
  local red = band "vikings"
  red:add("chief", { name = "Odd", weapon = "spear", talents = { "mole_eye" }, at = { 10, 10 } })
  red:add("warrior", { name = "Ulf", weapon = "spear", at = { 10, 20 } })
  return red, piece("chest", { at = { 10.9, who == "Ulf" and 20 or 10 } })
end

scenario "the chief rolls only for the value of what he finds" {
  covers = { "PIL-TALENT-12", "PIL-LOOT-03" },
  dice = { find = { 6 } },
  run = function(t)
    local red, chest = setup()
    local chief = red:models()[1]
    local r = search(chief, chest)
    t.yes(r.ok)
    t.equal(r.value, 3)
    t.equal(chief.loot, 3)
    t.ran "PIL-TALENT-12"
  end,
}

scenario "another model of the band rolls as ever" {
  covers = { "PIL-TALENT-12", "PIL-LOOT-02" },
  dice = { search = { 3 } },
  run = function(t)
    local red, chest = setup "Ulf"
    t.no(search(red:models()[2], chest).ok)
    t.not_ran "PIL-TALENT-12"
  end,
}

scenario "he always finds something" {
  covers = { "PIL-TALENT-12" },
  run = function(t)
    local red, chest = setup()
    t.odds(function() return search(red:models()[1], chest).ok end, "1")
    battle {}
    local other, box = setup "Ulf"
    t.odds(function() return search(other:models()[2], box).ok end, "1/2")
  end,
}

scenario "it costs 30, for any band" {
  covers = { "PIL-TALENT-12" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "mole_eye" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 65)
    t.yes(cost().ok)
  end,
}
