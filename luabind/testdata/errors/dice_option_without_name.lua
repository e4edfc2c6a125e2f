-- E: dice_option_without_name.lua:4: E-ARG dice.check takes options by name, such as plus =
----
----
dice.check(4, { "ones" })
