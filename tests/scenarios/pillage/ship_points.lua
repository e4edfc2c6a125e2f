-- How far ships sail may be changed by rules.
house "test_sailors" { title = "Test of ships" }
rule "test:sailors" {
  house = "test_sailors",
  hook = "pillage.modify_ship_move",
  when = function(ev) return ev.side.faction == "vikings" and ev.ship.kind == "ship" end,
  effect = function(ev) ev:become(25) end,
}

scenario "a rule lets ships sail 25 inches" {
  covers = { "PIL-SHIP-02" },
  house = { "test_sailors" },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
    local ship = piece("ship", { at = { 24, 10 }, size = { 3, 10 }, faces = "north" })
    put(red:add("warrior", { weapon = "hand_weapon", at = { 1, 1 } }), ship)
    t.refused(function() sail(ship, { forward = 25.1 }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { forward = 25 }).ok)
  end,
}
