-- E: dice_keeps_twice.lua:4: E-ARG "3d6kh2dl1" keeps or drops twice: once is enough (write it like "3d6kh2")
----
----
dice.roll "3d6kh2dl1"
