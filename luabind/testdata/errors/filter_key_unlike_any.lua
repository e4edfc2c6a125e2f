-- E: filter_key_unlike_any.lua:4: E-FIELD a filter has no field "xyzzyplugh" (one of faction, foreign, has, hidden, in_melee, mounted, object, others, side, touches, troop, unhorsed, visible, wields, within, without)
----
----
red:models { xyzzyplugh = true }
