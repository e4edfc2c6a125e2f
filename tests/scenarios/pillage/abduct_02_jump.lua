-- A victim is not taken over a gap either.
scenario "who carries somebody off does not jump" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local red, people = band "vikings", band(nil, { neutral = true })
    local m = red:add("warrior", { at = { 10, 10 } })
    abduct(m, people:add("child", { touch = m, bearing = 270 }))
    next_turn()
    local gap = piece("ditch", { at = { 11.5, 10 }, size = { 2, 4 } })
    t.refused(function() jump(m, gap) end, "PIL-ABDUCT-01")
    drop(m)
    t.dice { agility = { 6 } }
    t.yes(jump(m, gap).ok)
  end,
}
