scenario "nothing is proven" { run = function(t) t.yes(true) end }
