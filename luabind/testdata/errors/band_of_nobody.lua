-- E: band_of_nobody.lua:4: E-ID there is no faction "vikngs" (did you mean vikings?)
----
----
band "vikngs"
