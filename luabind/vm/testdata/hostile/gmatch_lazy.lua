-- expect: none
for w in ("a "):rep(16000):gmatch("%a") do return w end
