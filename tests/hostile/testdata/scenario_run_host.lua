-- expect: E-SCENARIO
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" { run = print }
