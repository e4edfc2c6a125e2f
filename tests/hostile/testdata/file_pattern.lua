-- expect: none
-- at: file
local x = ("a?"):rep(100):find(("a?"):rep(100) .. ("a"):rep(100))
