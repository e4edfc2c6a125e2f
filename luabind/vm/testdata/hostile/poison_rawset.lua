-- expect: E-FROZEN
rawset(string, "upper", function() return "POISONED" end)
