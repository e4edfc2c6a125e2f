-- E: core_rule_switched_off.lua:4: E-ARG PIL-HIT-01 is carried out by the core, it cannot be switched off (rules that a script declares can: skald list rules)
----
----
off "PIL-HIT-01"
