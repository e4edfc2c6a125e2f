-- Every way in which a scenario can fail; the texts stand in failures.txt.

rule "own:brave" {
  title = "Brave", troop = "chief",
  hook = "pillage.modify_attack", limit = "once per turn",
  effect = function(ev) ev:modify(1) end,
}
rule "own:asks" {
  title = "Asks", hook = "pillage.on_turn_start",
  effect = function(ev) ev:choose("which", { "left", "right" }) end,
}

rule "own:offer" {
  title = "Offer", troop = "warrior", hook = "pillage.on_attack_rolled", optional = true,
  when = function(ev) return ev.natural == 1 end,
  effect = function(ev) ev:wound(ev.target) end,
}

rule "own:finishes" {
  title = "Finishes", troop = "warrior", hook = "pillage.modify_attack",
  when = function(ev) return ev.target.hp == 1 and ev.target.mounted end,
  effect = function(ev) ev:modify(1) end,
}
rule "own:shrugs" {
  title = "Shrugs", troop = "warrior", hook = "pillage.modify_attack",
  effect = function(ev) if ev.target.mounted then ev:modify(1) end end,
}

local function pair(kind)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add(kind or "warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { name = "Bill", hp = 9, at = { 10, 11 } })
  engage(a, b)
  return a, b
end

scenario "a number is another" {
  covers = { "own:brave" }, dice = { hit = { 4 }, save = { 2 } },
  run = function(t)
    local a, b = pair()
    local r = attack(a, b)
    t.equal(r.blows[1].wound and 2 or 0, 1)
  end,
}

scenario "a model is another" {
  run = function(t)
    local a, b = pair()
    t.equal(a, b)
  end,
}

scenario "a list is another" {
  run = function(t) t.equal({ 1, { 2, "x" } }, { 1, { 2, "y" } }) end,
}

scenario "not true" {
  run = function(t) t.yes(false) end,
}

scenario "not false" {
  run = function(t) t.no("yes") end,
}

scenario "a die is missing" {
  covers = { "own:brave" }, dice = { hit = { 6 } },
  run = function(t)
    local a, b = pair "chief"
    t.yes(attack(a, b).blows[1].hit)
  end,
}

scenario "dice are left over, by model too" {
  dice = { hit = { Ulf = { 6, 1 } }, save = { 6, 5 } },
  run = function(t)
    local a, b = pair()
    t.yes(attack(a, b).blows[1].hit)
  end,
}

scenario "a stream that does not exist" {
  dice = { hits = { 6 } },
  run = function(t) t.yes(true) end,
}

scenario "a face that is none" {
  dice = { hit = { 7 } },
  run = function(t) t.yes(true) end,
}

scenario "decisions are left over, and one was never asked" {
  choices = { ["own:asks"] = { "right", "left" }, reaction = { "flee" } },
  run = function(t)
    start()
    t.yes(true)
  end,
}

scenario "an answer that is no option" {
  choices = { ["own:asks"] = { "up" } },
  run = function(t)
    start()
    t.yes(true)
  end,
}

scenario "nothing is asserted" {
  run = function(t) pair() end,
}

scenario "covers a rule that no catalogue has" {
  covers = { "PIL_TROOP_06" },
  run = function(t) t.yes(true) end,
}

scenario "covers is no list" {
  covers = 6,
  run = function(t) t.yes(true) end,
}

scenario "a field misspelt" {
  dices = { hit = { 6 } },
  run = function(t) t.yes(true) end,
}

scenario "no run" { covers = {} }

scenario "run is no function" { run = true }

scenario "a house rule that does not exist" {
  house = { "exploding_sixs" },
  run = function(t) t.yes(true) end,
}

scenario "a weather that does not exist" {
  weather = "fogg",
  run = function(t) t.yes(true) end,
}

scenario "a data key that does not exist" {
  set = { ["rules.weapon.bow.rnge"] = 3 },
  run = function(t) t.yes(true) end,
}

scenario "it was allowed" {
  run = function(t)
    local a = pair()
    t.refused(function() put(a, { 1, 1 }) end, "PIL-MOVE-03")
  end,
}

scenario "refused by another rule" {
  run = function(t)
    local a, b = pair()
    t.refused(function() attack(a, a) end, "PIL-MOVE-03")
  end,
}

scenario "an error of another code" {
  run = function(t) t.fails(function() band "vikngs" end, "E-ARG") end,
}

scenario "no error" {
  run = function(t) t.fails(function() band "vikings" end, "E-ARG") end,
}

scenario "a rule did not run" {
  covers = { "own:brave" },
  run = function(t)
    local a, b = pair()
    need("hit", a, b)
    t.ran("own:brave")
  end,
}

scenario "a rule ran once too often" {
  covers = { "own:brave" },
  run = function(t)
    local a, b = pair "chief"
    need("hit", a, b)
    t.not_ran("own:brave")
  end,
}

scenario "a rule ran another number of times" {
  run = function(t)
    local a, b = pair "chief"
    need("hit", a, b)
    t.ran("own:brave", 2)
  end,
}

scenario "a rule that does not exist" {
  run = function(t) t.ran("own:brav") end,
}

scenario "the explanation says something else" {
  run = function(t)
    local a, b = pair "chief"
    need("hit", a, b)
    t.explains("own:brave", 2)
  end,
}

scenario "another chance" {
  run = function(t)
    local a, b = pair()
    t.odds(function() return attack(a, b).blows[1].hit end, "1/2")
  end,
}

scenario "a chance that is no fraction" {
  run = function(t) t.odds(function() return true end, "half") end,
}

scenario "a question in a question" {
  run = function(t)
    t.odds(function()
      t.odds(function() return true end, "1")
      return true
    end, "1")
  end,
}

scenario "dice given in a question" {
  run = function(t)
    t.odds(function()
      t.dice { hit = { 6 } }
      return true
    end, "1")
  end,
}

scenario "a new table in a question" {
  run = function(t)
    t.odds(function()
      battle {}
      return true
    end, "1")
  end,
}

scenario "a rule declared in play" {
  run = function(t)
    rule "own:late" { title = "Late", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
    t.yes(true)
  end,
}

scenario "an error of the script" {
  run = function(t)
    local nobody
    t.yes(nobody.hp)
  end,
}

scenario "an assertion that pcall catches fails all the same" {
  run = function(t)
    pcall(t.equal, 1, 2)
    t.yes(true)
  end,
}

scenario "it never ends" {
  run = function(t)
    while true do end
  end,
}

scenario "an illegal order stops it" {
  run = function(t)
    local a = pair()
    attack(a, a)
    t.yes(true)
  end,
}

scenario "an answer to an offer that is neither yes nor no" {
  dice = { hit = { 1 } }, choices = { ["own:offer"] = { "maybe" } },
  run = function(t)
    local a, b = pair()
    attack(a, b)
    t.yes(true)
  end,
}

scenario "this one is good" {
  covers = { "own:brave" }, dice = { hit = { Ulf = { 6 } }, save = { 1 } },
  run = function(t)
    local a, b = pair "chief"
    t.equal(attack(a, b):wounds(a), 1)
    t.ran("own:brave", 1)
    t.explains("own:brave", 1)
    t.odds(function() return attack(a, b).blows[1].hit end, "2/3")
    t.equal(b.hp, 8)
  end,
}

scenario "t with a colon" {
  run = function(t)
    t:equal(1, 1)
  end,
}

scenario "t with a word that it has not" {
  run = function(t)
    t.equals(1, 1)
  end,
}

scenario "a failure names the decisions that were not asked for" {
  choices = { ["own:asks"] = { "left" }, reaction = { "flee" } },
  run = function(t)
    t.equal(1, 2)
  end,
}

scenario "decisions of a stream that nobody asks for" {
  choices = { wepon = { "spear" } },
  run = function(t) t.yes(true) end,
}

scenario "a seed that is none" {
  seed = "lucky",
  run = function(t) t.yes(true) end,
}

scenario "a chance of a function that returns nothing" {
  run = function(t)
    t.odds(function() dice.d6() end, "1")
  end,
}

scenario "too many ways for the dice to fall" {
  run = function(t)
    t.odds(function()
      local all = ""
      for _ = 1, 20 do all = all .. dice.d6() end
      return all == ""
    end, "1/2")
  end,
}

scenario "the when of a rule says no" {
  covers = { "own:finishes", "own:shrugs" }, dice = { hit = { 3, 3 }, save = { 1, 1 } },
  run = function(t)
    local a, b = pair()
    attack(a, b)
    attack(a, b)
    t.equal(b.hp, 9)
  end,
}

scenario "the when of a rule says no in a question" {
  covers = { "own:finishes" },
  run = function(t)
    local a, b = pair()
    t.odds(function() return attack(a, b).blows[1].hit end, "1/2")
  end,
}

scenario "nobody fights: what rules of a fight do is not told" {
  covers = { "own:finishes" },
  run = function(t)
    local a = pair()
    t.equal(a.hp, 4)
  end,
}

scenario "a field misspelt after all that" {
  wether = "rain",
  run = function(t) t.yes(true) end,
}

scenario "one to choose from" {
  choices = { ["PIL-TALENT-19"] = { "Friend" } },
  run = function(t)
    local red = band "anglo_saxons"
    local chief = red:add("chief", { talents = { "thegn" } })
    local friend = red:add("warrior", { name = "Friend" })
    start()
    t.equal(chief.state.thegn, friend)
  end,
}

scenario "a part does not begin with its stage" {
  house = "shying_horses",
  run = function(t)
    band "vikings":add("warrior", { horse = true, at = { 10, 10 } })
    to_stage "movement"
    t.ran "house:shying_horses"
  end,
}
