-- expect: E-ARG
return ("%99999999d"):format(1)
