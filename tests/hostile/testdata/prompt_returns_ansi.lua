-- expect: none
-- at: prompt
return "\27[2J"
