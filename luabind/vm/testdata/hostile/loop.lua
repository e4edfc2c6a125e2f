-- expect: E-BUDGET
while true do end
