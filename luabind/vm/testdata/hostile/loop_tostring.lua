-- expect: E-BUDGET
pcall(tostring, setmetatable({}, { __tostring = function() while true do end end })) print("ESCAPED")
