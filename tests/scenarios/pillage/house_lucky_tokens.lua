-- House rule: each side has tokens, and spends one to roll a failed die again.
local function pair(gap)
  local a = band("vikings"):add("warrior", { name = "Ulf", weapon = "bow", at = { 10, 10 } })
  local b = band("normans"):add("chief", { name = "Guy", weapon = "spear", at = { 10, 10 + gap } })
  return a, b
end

scenario "a miss is rolled again, and so is a failed save of the other side" {
  covers = { "house:lucky_tokens" },
  house = { "lucky_tokens" },
  dice = { hit = { 3, 4 }, save = { 5, 6 } },
  run = function(t)
    local a, b = pair(8)
    local r = shoot(a, b, { shots = 1 })
    t.equal(r.blows[1].reroll, "house:lucky_tokens")
    t.yes(r.blows[1].hit)
    t.yes(r.blows[1].save.ok)
    t.equal(b.hp, 3)
    t.ran("house:lucky_tokens", 2)
  end,
}

scenario "three tokens a game, whatever they are spent on, and then no more" {
  covers = { "house:lucky_tokens" },
  house = { "lucky_tokens" },
  dice = { hit = { 1, 1, 2, 2, 3, 3, 1 } },
  run = function(t)
    local a, b = pair(8)
    for _ = 1, 3 do
      shoot(a, b, { shots = 1 })
      next_turn()
    end
    t.ran("house:lucky_tokens", 3)
    shoot(a, b, { shots = 1 })
    t.ran("house:lucky_tokens", 3)
  end,
}

scenario "a side may keep its tokens" {
  covers = { "house:lucky_tokens" },
  house = { "lucky_tokens" },
  choices = { reroll = { "no", "no" } },
  dice = { hit = { 2, 5 }, save = { 1 } },
  run = function(t)
    local a, b = pair(8)
    shoot(a, b)
    t.equal(b.hp, 2)
    t.not_ran("house:lucky_tokens")
  end,
}

-- 1/2 * 5/6 is 5/12; where both roll again 3/4 * 25/36, where only the first may 3/4 * 5/6.
scenario "one shot, with and without tokens" {
  covers = { "house:lucky_tokens" },
  run = function(t)
    local a, b = pair(8)
    local function wounds() shoot(a, b, { shots = 1 }) return b.hp == 2 end
    t.odds(wounds, "5/12")
    on "lucky_tokens"
    t.odds(wounds, "25/48")
    set("house.lucky_tokens.tokens", 0)
    t.odds(wounds, "5/12")
  end,
}

scenario "two arrows on a man at a distance, with tokens on both sides" {
  covers = { "house:lucky_tokens" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "bow" })
    local b = band("normans"):add("warrior", { at = { 0, 12 } })
    local c = compare{ book = function() shoot(a, b) end, house = function() on "lucky_tokens" shoot(a, b) end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 155 / 324)
    t.equal(c.rows[2].value, 65375 / 104976)
  end,
}
