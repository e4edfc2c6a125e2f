-- expect: E-BUDGET
local p = "[" .. ("b-c"):rep(150) .. "]*x" return ("a"):rep(30000):gsub(".", "b"):find(p), (("b"):rep(30000)):find(p)
