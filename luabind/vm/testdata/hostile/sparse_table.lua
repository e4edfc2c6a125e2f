-- expect: E-BUDGET
while true do local t = {} t[16384] = 1 end
