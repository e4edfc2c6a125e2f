-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
::top::
goto top
