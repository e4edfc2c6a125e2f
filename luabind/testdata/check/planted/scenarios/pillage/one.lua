scenario "the horn sounds" {
  covers = { "planted:horn" },
  run = function(t) end,
}
