-- E: global_misspelt_while_loading.lua:2: E-GLOBAL nobody defined "mth" (did you mean math?)
local reach = mth.floor(6.5)
