-- expect: E-BUDGET
xpcall(error, function() while true do end end) print("ESCAPED")
