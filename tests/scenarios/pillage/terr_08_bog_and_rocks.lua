-- Bogs and rocky ground are difficult.
scenario "in a bog an SA man gets 3 inches, and an FA rider no farther" {
  covers = { "PIL-TERR-08", "PIL-CAV-02" },
  run = function(t)
    local red = band "huns"
    piece("bog", { at = { 20, 15 }, size = { 30, 30 } })
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, shield = true, horse = true, at = { 10, 20 } })
    t.refused(function() move(a, { 13.1, 10 }) end, "PIL-MOVE-03")
    move(a, { 13, 10 })
    t.refused(function() move(b, { 13.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(b, { 13, 20 }).spent, 12)
    t.explains "PIL-CAV-02"
  end,
}

scenario "rocks, ruins, undergrowth, a ford, mud, sand, snow, woods and mountains are difficult" {
  covers = { "PIL-TERR-08", "PIL-TERR-10" },
  run = function(t)
    local red = band "vikings"
    for i, kind in ipairs { "rocks", "ruins", "undergrowth", "ford", "stream", "shallows", "mud", "sand", "snowfield", "forest", "orchard", "mountain", "steep_slope" } do
      piece(kind, { at = { 15, 3 * i }, size = { 12, 2 } })
      t.equal(move(red:add("warrior", { at = { 10, 3 * i } }), { 12, 3 * i }).spent, 4)
    end
  end,
}
