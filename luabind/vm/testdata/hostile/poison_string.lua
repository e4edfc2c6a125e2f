-- expect: E-FROZEN
string.upper = function() return "POISONED" end
