-- E: word_of_skald_assigned.lua:4: E-GLOBAL fight is a word of skald (choose another name)
----
----
fight = 5
