-- expect: E-BUDGET
xpcall(function() while true do end end, function() while true do end end) print("ESCAPED")
