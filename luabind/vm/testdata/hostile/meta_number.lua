-- expect: E-ARG
setmetatable(5, {})
