-- E: d6_takes_nothing.lua:4: E-ARG dice.d6 takes nothing, not 3 (several dice are dice.roll "3d6", a need is dice.check(4))
----
----
dice.d6(3)
