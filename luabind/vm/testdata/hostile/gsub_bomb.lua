-- expect: E-MEMORY
local s = ("a"):rep(30000) return s:gsub("a", ("%0"):rep(16000))
