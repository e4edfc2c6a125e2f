scenario "no Lua" {
  run = function(t) t:model( end,
}
