-- Crops are open ground unless they stand tall or in mud.
local function walk(tags)
  local red = band "vikings"
  piece("crops", { at = { 15, 10 }, size = { 10, 10 }, tags = tags })
  return move(red:add("warrior", { at = { 10, 10 } }), { 12, 10 }).spent
end

scenario "low dry crops are open ground" {
  covers = { "PIL-TERR-05" },
  run = function(t) t.equal(walk {}, 2) end,
}

scenario "tall crops are difficult" {
  covers = { "PIL-TERR-05", "PIL-TERR-10" },
  run = function(t) t.equal(walk { "tall" }, 4) end,
}

scenario "muddy crops are difficult" {
  covers = { "PIL-TERR-05" },
  run = function(t) t.equal(walk { "muddy" }, 4) end,
}

scenario "wet crops are open ground, if nothing else is said" {
  covers = { "PIL-TERR-05" },
  run = function(t) t.equal(walk { "wet" }, 2) end,
}

scenario "the list may call all crops difficult, or none" {
  covers = { "PIL-TERR-05", "PIL-TERR-10" },
  set = { ["rules.terrain.crops.tagged.tall.class"] = "open" },
  run = function(t) t.equal(walk { "tall" }, 2) end,
}
