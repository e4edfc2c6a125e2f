-- E: order_while_loading.lua:2: E-REQUEST band is for the prompt and for scenarios (the files of a mod only declare)
local red = band "vikings"
