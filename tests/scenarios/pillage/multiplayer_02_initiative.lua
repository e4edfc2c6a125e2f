-- More than two sides act in descending order of their rolls.
local function three()
  battle { strict = true }
  return band("vikings", { name = "A" }), band("anglo_saxons", { name = "B" }), band("byzantines", { name = "C" })
end

-- inOrder: each may end its part only after those before it.
local function inOrder(t, bands)
  to_stage "movement"
  for i, b in ipairs(bands) do
    for k = i + 1, #bands do
      t.refused(function() end_part(bands[k]) end, "PIL-INIT-02")
    end
    end_part(b)
  end
end

scenario "6, 3 and 5: A, then C, then B" {
  covers = { "PIL-MULTIPLAYER-02" },
  dice = { initiative = { 6, 3, 5 } },
  run = function(t)
    local a, b, c = three()
    start()
    inOrder(t, { a, c, b })
  end,
}

scenario "of two that tie, who came later in the last turn goes first" {
  covers = { "PIL-MULTIPLAYER-02" },
  dice = { initiative = { 6, 3, 5, 4, 4, 2 } },
  run = function(t)
    local a, b, c = three()
    start()
    next_turn()
    inOrder(t, { b, a, c })
  end,
}

scenario "in turn 1 those who tie roll again, and only they" {
  covers = { "PIL-MULTIPLAYER-02" },
  dice = { initiative = { 4, 4, 2, 1, 3 } },
  run = function(t)
    local a, b, c = three()
    start()
    inOrder(t, { b, a, c })
  end,
}

scenario "the winner may change places with anybody" {
  covers = { "PIL-MULTIPLAYER-02", "PIL-INIT-04" },
  dice = { initiative = { 6, 3, 5 } },
  choices = { initiative = { "B" } },
  run = function(t)
    local a, b, c = three()
    start()
    inOrder(t, { b, c, a })
  end,
}

scenario "by the data only the first place is rolled for" {
  covers = { "PIL-MULTIPLAYER-02" },
  dice = { initiative = { 2, 3, 5 } },
  run = function(t)
    local a, b, c = three()
    set("rules.init.multi", "winner")
    start()
    inOrder(t, { c, a, b })
  end,
}
