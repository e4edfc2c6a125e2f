-- expect: none
-- at: prompt
local b = band() return setmetatable({}, { __index = b }).models
