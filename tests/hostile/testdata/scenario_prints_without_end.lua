-- expect: E-MEMORY
-- at: scenario
-- told: hostile.lua:7
scenario "hostile" {
  run = function(t)
    local s = ("x"):rep(30000)
    for i = 1, 1e9 do print(s) end
  end,
}
