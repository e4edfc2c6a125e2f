-- expect: E-BUDGET
while true do local s = ("%99d%99d%99d"):format(1, 2, 3) end
