-- What Welsh may buy, and for how much gold.

-- The judgement on one model with a kit.
local function judge(troop, kit)
  battle {}
  local red = band "welsh"
  red:add(troop, kit, { at = { 10, 10 } })
  return muster(red, { budget = 400 })
end

-- What the kit costs a model above the model itself, nil where it is not sold.
local function price(troop, kit)
  local m = judge(troop, kit)
  for _, r in ipairs(m.refusals) do
    if r.rule == "PIL-BAND-02" then return nil end
  end
  return m.cost - judge(troop, {}).cost
end

scenario "Welsh: fighters, weapons and gear cost what the list says" {
  covers = { "PIL-FACTION-WELSH-00", "PIL-FACTION-00" },
  run = function(t)
    t.equal(judge("warrior", {}).cost, 10)
    t.equal(judge("chief", {}).cost, 30)
    t.equal(judge("healer", {}).cost, 30)
    for id, gold in pairs { spear = 5, hand_weapon = 20, dane_axe = 15, sling = 0, javelin = 0, bow = 20 } do
      t.equal(price("warrior", { weapon = id }), gold)
      t.equal(price("chief", { weapon = id }), gold)
    end
    for id, gold in pairs { shield = 5, horse = 35, horn = 20, torch = 5 } do
      t.equal(price("warrior", { [id] = true }), gold)
    end
    t.equal(price("warrior", { weapon = "improvised", helmet = true }), 0)
  end,
}

scenario "Welsh: what is not on the list is not for sale" {
  covers = { "PIL-FACTION-WELSH-00", "PIL-FACTION-00", "PIL-BAND-02" },
  run = function(t)
    for _, troop in ipairs { "berserker", "huscarl", "wagon", "bek" } do
      t.refused(function() return judge(troop, {}) end, "PIL-BAND-02")
    end
    for _, id in ipairs { "armour", "standard", "war_dogs" } do
      t.equal(price("warrior", { [id] = true }), nil)
    end
    for _, id in ipairs { "crossbow" } do
      t.equal(price("warrior", { weapon = id }), nil)
    end
  end,
}

scenario "Welsh: a chief has the talents of his people" {
  covers = { "PIL-FACTION-WELSH-00", "PIL-FACTION-00" },
  run = function(t)
    for _, id in ipairs { "pagan_slayer", "relic_bearer", "war_cry", "magic_sword" } do
      t.equal(price("chief", { talents = id }), nil)
    end
  end,
}
