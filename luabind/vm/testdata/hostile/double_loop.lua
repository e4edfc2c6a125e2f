-- expect: E-BUDGET
while true do local s = "a" for i = 1, 15 do s = s .. s end end
