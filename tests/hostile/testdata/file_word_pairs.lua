-- expect: none
-- at: file
pairs = nil
tostring = nil
string = nil
math = nil
