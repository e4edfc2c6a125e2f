-- The whole table of shots: every weapon, unmoved, after half of a move, after more.
local rows = {
  { "sling", 2, 1, 1 }, { "bow", 2, 1, 0 }, { "composite_bow", 2, 1, 0 }, { "crossbow", 1, 0, 0 },
  { "javelin", 1, 1, 1 }, { "angon", 1, 1, 1 }, { "hasta", 1, 1, 1 },
  { "plumbata", 0, 0, 0 }, { "francisca", 0, 0, 0 },
}

-- How many shots a man with a weapon has after so many of his 8 inches.
local function shots(t, weapon, moved, wagon)
  battle {}
  local red, blue = band "late_romans", band "anglo_saxons"
  local a = red:add("warrior", { weapon = weapon, at = { 10, 10 } })
  local b = blue:add("chief", { weapon = "hand_weapon", at = { 22, 10 } })
  if wagon then red:add("wagon", { at = { 40, 40 } }) end
  if moved > 0 then move(a, { 10 + moved, 10 }) end
  put(b, { a.x + 3, 10 })
  for n = 0, 3 do
    local r = nil
    local ok = pcall(function() r = shoot(a, b, { shots = 1, weapon = weapon }) end)
    if not ok then return n end
    t.equal(#r.blows, 1)
  end
end

scenario "shots of each weapon by how far its bearer moved" {
  covers = { "PIL-SHOOT-13", "PIL-WEAPON-01", "PIL-WEAPON-02", "PIL-WEAPON-03", "PIL-WEAPON-04", "PIL-WEAPON-05", "PIL-WEAPON-07", "PIL-WEAPON-14" },
  run = function(t)
    t.dice { hit = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } }
    for _, row in ipairs(rows) do
      t.equal({ row[1], shots(t, row[1], 0), shots(t, row[1], 4), shots(t, row[1], 4.1) }, row)
    end
  end,
}

scenario "with a wagon in the band javelins and angons are thrown twice, however far one moved" {
  covers = { "PIL-SHOOT-13", "PIL-TROOP-16" },
  run = function(t)
    t.dice { hit = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } }
    for _, weapon in ipairs { "javelin", "angon" } do
      t.equal({ weapon, shots(t, weapon, 0, true), shots(t, weapon, 4, true), shots(t, weapon, 4.1, true) }, { weapon, 2, 2, 2 })
    end
  end,
}
