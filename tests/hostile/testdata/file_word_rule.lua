-- expect: none
-- at: file
rule = function() return function() end end
