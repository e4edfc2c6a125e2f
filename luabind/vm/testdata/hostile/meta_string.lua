-- expect: E-ARG
setmetatable("", {})
