-- expect: E-REQUEST
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
print("ESCAPED")
