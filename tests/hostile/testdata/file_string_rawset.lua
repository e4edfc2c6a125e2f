-- expect: E-FROZEN
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
rawset(string, "upper", print)
