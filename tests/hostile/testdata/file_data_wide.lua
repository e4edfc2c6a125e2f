-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:10
local t = {}
for i = 1, 12 do
  local u = {}
  for k = 1, 9 do u["k" .. k] = t end
  t = u
end
house "odd" { title = "x", data = t }
