-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
keep = band():add("warrior") battle {} return keep.hp
