-- expect: E-SYNTAX
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:6
::a::
::a::
