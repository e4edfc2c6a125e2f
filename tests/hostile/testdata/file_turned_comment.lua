-- expect: none
-- at: file
local admin = false
--[[ ‮ }⁦ if admin then ⁩ ⁦ begin ]]
local t = 1
