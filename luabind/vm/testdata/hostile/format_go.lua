-- expect: E-ARG
return ("%#v"):format({})
