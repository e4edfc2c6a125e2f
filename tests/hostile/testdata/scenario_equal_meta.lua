-- expect: none
-- at: scenario
scenario "hostile" {
  run = function(t)
    local m = { __eq = function() while true do end end, __index = function() return 1 end }
    t.equal(setmetatable({}, m), setmetatable({}, m))
  end,
}
