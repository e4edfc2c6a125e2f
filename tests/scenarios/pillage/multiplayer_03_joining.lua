-- Whoever comes into a fight of several sides is an enemy of everybody there.
local function fray()
  local bands = {}
  for i = 1, 5 do bands[i] = band() end
  local function man(i, at) return bands[i]:add("warrior", { weapon = "hand_weapon", at = at }) end
  local b = man(2, { 20, 20 })
  local a, c = man(1, { 19, 20 }), man(3, { 20, 21 })
  engage(a, b)
  engage(c, b)
  return a, b, c, man
end

scenario "three in one fight have two enemies each; a fourth joins, a fifth does not" {
  covers = { "PIL-MULTIPLAYER-03", "PIL-MULTI-01" },
  dice = { charge = { 5 } },
  choices = { join = { "join" } },
  run = function(t)
    local a, b, c, man = fray()
    t.equal(need("save", b, a), 7)     -- UA, -1 for several enemies
    t.equal(need("save", a, c), 7)
    local d = man(4, { 26, 20 })
    local r = charge(d, b, { react = "none" })
    t.yes(r.contact)
    t.no(r.bonus)
    t.equal(need("save", b, d), 7)     -- three enemies, still -1
    t.equal(need("hit", d, b), 3)
    local e = man(5, { 20, 19 })
    t.refused(function() engage(e, b) end, "PIL-MULTI-01")
  end,
}

scenario "every model strikes once, at an enemy of any other side" {
  covers = { "PIL-MULTIPLAYER-03" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local a, b, c = fray()
    local r = fight(a, b)
    t.equal(#r.blows, 3)
    t.yes(r:by(c)[1].at == b or r:by(c)[1].at == a)
    t.no(r.over)
  end,
}

scenario "when one of three falls the other two fight on" {
  covers = { "PIL-MULTIPLAYER-03" },
  dice = { hit = { 3, 1, 1 }, save = { 6, 3 } },
  run = function(t)
    local a, b, c = fray()
    attack(a, b)
    t.no(b.alive)
    t.yes(a.in_melee)
    t.yes(c.in_melee)
    fight(a, c)
  end,
}

scenario "a data key leaves fights of two sides to them" {
  covers = { "PIL-MULTIPLAYER-03" },
  set = { ["rules.multi.third_side"] = "none" },
  run = function(t)
    local a, b, c = fray()
    t.no(a.in_melee)                   -- the third drew b into a fight of their own
    t.yes(b.in_melee)
    t.equal(need("save", b, c), 6)
  end,
}
