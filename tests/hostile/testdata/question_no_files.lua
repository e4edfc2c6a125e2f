-- expect: E-GLOBAL
-- at: question
-- told: hostile.lua:4
io.open("/etc/passwd")
