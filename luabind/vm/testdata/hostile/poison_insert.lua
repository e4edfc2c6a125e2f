-- expect: E-FROZEN
table.insert(math, 1)
