-- Scenarios of one file do not see each other's globals; what the file set up
-- for all of them each finds as it was.

shared = "as the file said"

scenario "a global of the first scenario" {
  run = function(t)
    first_only = 1
    shared = "changed"
    t.equal({ first_only, shared }, { 1, "changed" })
  end,
}

scenario "is unknown in the second" {
  run = function(t)
    t.fails(function() return first_only end, "E-GLOBAL")
    t.equal(shared, "as the file said")
  end,
}
