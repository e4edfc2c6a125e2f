-- expect: E-BUDGET
while true do for w in ("a "):rep(16000):gmatch("%a") do end end
