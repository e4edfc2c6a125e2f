-- expect: none
-- at: file
pcall(rule, "hostile:a", 5)
pcall(rule)
pcall(weapon, "x", {})
