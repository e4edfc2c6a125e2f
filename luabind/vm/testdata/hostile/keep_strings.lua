-- expect: E-BUDGET
local t, s = {}, ("x"):rep(32000) for i = 1, 1e9 do t[i % 16000 + 1] = s .. i % 1000 end
