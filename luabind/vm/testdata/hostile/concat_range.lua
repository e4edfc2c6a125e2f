-- expect: E-ARG
return table.concat({}, "", 1, 1e9)
