-- expect: E-BUDGET
("aaa"):gsub("a", function() while true do end end)
