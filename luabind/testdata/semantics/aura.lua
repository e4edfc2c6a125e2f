-- An aura holds for every friend near a bearer, the bearer too, once however
-- many there are; ev.owner is the nearest.

gear "drum" { title = "Drum", data = { reach = 6 } }

rule "aura:drum" {
  title = "Drum", gear = "drum", aura = "reach",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(ev.owner.hp) end,
}
rule "aura:others" {
  title = "Others", gear = "drum", aura = 6, aura_others = true,
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(-9) end,
}
rule "aura:vikings" {
  title = "Vikings", faction = "vikings", gear = "drum", aura = 6,
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(-8) end,
}

local function amount(t, a, b, id, n)
  need("hit", a, b)
  t.explains(id, n)
end

local function silent(t, a, b, id)
  need("hit", a, b)
  t.no(explain():find(id, 1, true))
end

local function table_of(t)
  local red, blue = band "anglo_saxons", band "anglo_saxons"
  local near = red:add("warrior", { drum = true, hp = 2, at = { 10, 14 } })
  local far = red:add("warrior", { drum = true, hp = 3, at = { 10, 15 } })
  local a = red:add("warrior", { at = { 10, 10 } })
  local out = red:add("warrior", { at = { 30, 30 } })
  local b = blue:add("warrior", { at = { 10, 11 } })
  engage(a, b)
  return a, b, near, far, out, red, blue
end

scenario "an aura counts once, and the nearest bearer is its owner" {
  run = function(t)
    local a, b, near, far = table_of(t)
    amount(t, a, b, "aura:drum", 2)
    put(far, { 10, 11 })
    amount(t, a, b, "aura:drum", 3)
  end,
}

scenario "the bearer stands in its own aura, but for aura_others" {
  run = function(t)
    local a, b, near, far = table_of(t)
    amount(t, near, b, "aura:drum", 2)
    amount(t, near, b, "aura:others", -9)     -- of the other bearer
    put(far, { 40, 40 })
    silent(t, near, b, "aura:others")
  end,
}

scenario "an aura ends at its reach, and is for friends" {
  run = function(t)
    local a, b, near, far, out = table_of(t)
    silent(t, out, b, "aura:drum")
    silent(t, b, a, "aura:drum")
    set("rules.gear.drum.reach", 3)
    silent(t, a, b, "aura:drum")
  end,
}

scenario "with a faction beside the aura, the one it holds for is of the faction" {
  run = function(t)
    local a, b, near, far, out, red = table_of(t)
    silent(t, a, b, "aura:vikings")
    local viking = red:add("warrior", { faction = "vikings", at = { 11, 10 } })
    amount(t, viking, b, "aura:vikings", -8)
  end,
}
