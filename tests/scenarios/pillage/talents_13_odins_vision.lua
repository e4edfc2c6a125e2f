-- The chief charges whom he does not see.
local function setup()
  local red, blue = band "vikings", band "anglo_saxons"
  local chief = red:add("chief", { name = "Odd", weapon = "spear", talents = { "odins_vision" }, at = { 10, 10 } })
  local man = red:add("warrior", { name = "Ulf", weapon = "spear", at = { 10, 13 } })
  local b = blue:add("warrior", { weapon = "spear", at = { 17, 11.5 } })
  return chief, man, b
end

scenario "a house hides the target: the chief may charge round it, the others may not" {
  covers = { "PIL-TALENT-13", "PIL-CHARGE-05" },
  dice = { charge = { 5 } },
  run = function(t)
    local chief, man, b = setup()
    piece("house", { at = { 13.5, 11.5 }, size = { 2, 4 } })
    t.no(chief:sees(b))
    t.refused(function() charge(man, b, { react = "none" }) end, "PIL-CHARGE-05")
    t.yes(charge(chief, b, { react = "none", to = { { 11.9, 8.9 }, { 15.1, 8.9 } } }).contact)
    t.ran "PIL-TALENT-13"
  end,
}

scenario "the way must be passable all the same" {
  covers = { "PIL-TALENT-13", "PIL-OBST-05" },
  dice = { charge = { 5 } },
  run = function(t)
    local chief, _, b = setup()
    piece("house", { at = { 13.5, 24 }, size = { 2, 48 } })
    t.no(charge(chief, b, { react = "none" }).contact)
  end,
}

scenario "it costs 10, for Vikings" {
  covers = { "PIL-TALENT-13", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "odins_vision" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(bought("vikings").cost, 45)
    t.yes(bought("vikings").ok)
    t.refused(function() return bought "huns" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.odins_vision.factions.1", "huns")
    t.yes(bought("huns").ok)
    t.no(bought("vikings").ok)
  end,
}
