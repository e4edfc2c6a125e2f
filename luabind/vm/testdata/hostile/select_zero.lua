-- expect: E-ARG
return select(0)
