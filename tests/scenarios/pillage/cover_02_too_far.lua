-- Touching the fence is not enough: one must be within an inch of who shelters there.
-- A man in full armour runs 7 inches along the fence, behind which B stands at y 20.
local function runs(y)
  battle {}
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 16.5, y } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 20 } })
  piece("fence", { line = { { 17.25, 2 }, { 17.25, 28 } }, width = 0.5 })      -- its near edge at 17
  return charge(a, b, { react = "none" }).contact, a, b
end

scenario "at the fence and 1.2 inches from him nobody fights, 1.0 inch from him one does" {
  covers = { "PIL-COVER-02", "PIL-CHARGE-11" },
  dice = { charge = { 1, 1, 1 }, hit = { 1, 1 } },
  run = function(t)
    -- 1.5 from centre to centre across the fence and 1.609 along it: 1.2 between the bases
    local there, a, b = runs(20 - 1.609 - 7)
    t.no(there)
    t.no(a.in_melee)
    -- 1.322 along it: 1.0 between the bases
    there, a, b = runs(20 - 1.321 - 7)
    t.yes(there)
    t.yes(a:distance(b) > 0.99 and a:distance(b) <= 1)
    t.equal(#fight(a, b).blows, 2)
    there, a, b = runs(20 - 7)
    t.yes(there)
    t.equal(a:distance(b), 0.5)
  end,
}
