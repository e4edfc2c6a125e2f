red, blue = band "vikings", band "anglo_saxons"
ulf = red:add("warrior", { weapon = "spear", name = "Ulf", at = { 10, 10 } })
edric = blue:add("warrior", { weapon = "hand_weapon", name = "Edric", at = { 10, 11 } })
engage(ulf, edric)
print("Ulf and Edric meet")
