scenario "x" {
  run = function(t)
}
