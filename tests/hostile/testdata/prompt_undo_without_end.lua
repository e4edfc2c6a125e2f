-- expect: E-UNDO
-- at: prompt
-- told: hostile.lua:4
band() for i = 1, 1e9 do undo() end
