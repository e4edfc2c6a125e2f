-- expect: E-ARG
return select(-5, 1)
