-- expect: none
-- at: file
game_table "" {}
