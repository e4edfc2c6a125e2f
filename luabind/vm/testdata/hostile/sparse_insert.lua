-- expect: E-ARG
table.insert({}, 67108863, 1)
