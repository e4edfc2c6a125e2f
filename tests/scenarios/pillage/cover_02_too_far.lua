-- Touching the fence is not enough: one must be within an inch of who shelters there.
scenario "a" {
  covers = { "PIL-COVER-02" },
  run = function(t)
    local function charged(y, taken)
      battle {}
      local red, blue = band "vikings", band "anglo_saxons"
      local a = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 16.5, y } })
      local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 20 } })
      piece("fence", { line = { { 17.25, 2 }, { 17.25, 28 } }, width = 0.5 })      -- its near edge at 17
      t.dice { charge = { 1 } }
      local r = charge(a, b, { react = "none" })
      return r.contact, a.y, a:distance(b)
    end
    t.equal({ { charged(20 - 7 - 1.609) }, { charged(20-7-1.31) }, { charged(20-7) }}, {})
  end,
}
