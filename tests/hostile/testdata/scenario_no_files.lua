-- expect: E-GLOBAL
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    io.open("/etc/passwd")
  end,
}
