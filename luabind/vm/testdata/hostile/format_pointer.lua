-- expect: E-ARG
return ("%p"):format(string)
