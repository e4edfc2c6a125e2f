-- expect: E-ARG
setmetatable(print, {})
