-- expect: E-DECLARE
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  set = { [1] = 2, ["rules.weapon.bow.range"] = 0 / 0 },
  run = function(t)
    t.equal(1, 1)
  end,
}
