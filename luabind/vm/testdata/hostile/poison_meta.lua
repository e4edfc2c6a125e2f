-- expect: E-FROZEN
setmetatable(table, {})
