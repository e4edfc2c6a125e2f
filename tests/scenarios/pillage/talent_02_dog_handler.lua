-- With the talent a handler leads four hounds, and each handler costs ten more.
local function hunt(order)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h
  local function handler() h = red:add("warrior", { name = "H", weapon = "improvised", war_dogs = true, at = { 20, 20 } }) end
  local function chief() red:add("chief", { name = "C", weapon = "hand_weapon", talents = { "dog_handler" }, at = { 10, 10 } }) end
  if order == "chief first" then chief() handler() else handler() chief() end
  return h, red, blue
end

scenario "four hounds follow him, whoever was added first" {
  covers = { "PIL-TALENT-02" },
  run = function(t)
    for _, order in ipairs { "chief first", "handler first" } do
      battle {}
      local h = hunt(order)
      t.equal(#h:touching { troop = "hound" }, 4)
    end
    battle {}
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local h = red:add("warrior", { war_dogs = true, at = { 20, 20 } })
    t.equal(#h:touching { troop = "hound" }, 3)
  end,
}

scenario "only the packs of his own side" {
  covers = { "PIL-TALENT-02" },
  run = function(t)
    local h, _, blue = hunt "chief first"
    local other = blue:add("warrior", { war_dogs = true, at = { 40, 40 } })
    t.equal(#other:touching { troop = "hound" }, 3)
  end,
}

scenario "each handler costs ten more: a Viking's 80 in place of 70, and 50 where the dogs cost 30" {
  covers = { "PIL-TALENT-02" },
  run = function(t)
    local _, red = hunt "chief first"
    t.equal(muster(red).cost, 40 + 80)
    set("factions.vikings.prices.war_dogs.warrior", 30)
    t.equal(muster(red).cost, 40 + 50)
    red:add("warrior", { war_dogs = true, at = { 30, 20 } })
    t.equal(muster(red).cost, 40 + 100)
    t.refused(function() return muster(red) end, "PIL-BAND-02")  -- the talent of another people
  end,
}

scenario "they attack as a whole, four at one, and nobody joins them" {
  covers = { "PIL-TALENT-02", "PIL-MULTI-01" },
  run = function(t)
    local h, red, blue = hunt "chief first"
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 28 } })
    t.yes(send_hounds(h, b).contact)
    t.equal(#b:touching { troop = "hound" }, 4)
    local man = red:add("warrior", { weapon = "spear", at = { 26, 28 } })
    t.refused(function() charge(man, b) end, "PIL-MULTI-01")
  end,
}

scenario "how many and what for stand in the data" {
  covers = { "PIL-TALENT-02" },
  set = { ["talents.dog_handler.hounds"] = 5, ["talents.dog_handler.each"] = 20 },
  run = function(t)
    local h, red = hunt "handler first"
    t.equal(#h:touching { troop = "hound" }, 5)
    t.equal(muster(red).cost, 40 + 90)
  end,
}
