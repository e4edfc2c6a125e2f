-- What Magyars may buy, and for how much gold.

-- The judgement on one model with a kit.
local function judge(troop, kit)
  battle {}
  local red = band "magyars"
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

scenario "Magyars: fighters, weapons and gear cost what the list says" {
  covers = { "PIL-FACTION-MAGYARS-00", "PIL-FACTION-00" },
  run = function(t)
    t.equal(judge("warrior", {}).cost, 10)
    t.equal(judge("chief", {}).cost, 30)
    t.equal(judge("bek", {}).cost, 25)
    for id, gold in pairs { spear = 5, sabre = 10, sling = 5, javelin = 0, composite_bow = 25 } do
      t.equal(price("warrior", { weapon = id }), gold)
      t.equal(price("chief", { weapon = id }), gold)
    end
    for id, gold in pairs { armour = 10, shield = 5, horse = 20, torch = 5 } do
      t.equal(price("warrior", { [id] = true }), gold)
    end
    t.equal(price("warrior", { weapon = "improvised", helmet = true }), 0)
  end,
}

scenario "Magyars: what is not on the list is not for sale" {
  covers = { "PIL-FACTION-MAGYARS-00", "PIL-FACTION-00", "PIL-BAND-02" },
  run = function(t)
    for _, troop in ipairs { "healer", "berserker", "huscarl", "wagon", "cataphract" } do
      t.refused(function() return judge(troop, {}) end, "PIL-BAND-02")
    end
    for _, id in ipairs { "standard", "horn", "war_dogs" } do
      t.equal(price("warrior", { [id] = true }), nil)
    end
    for _, id in ipairs { "hand_weapon", "dane_axe", "bow", "crossbow" } do
      t.equal(price("warrior", { weapon = id }), nil)
    end
  end,
}

scenario "Magyars: a chief has the talents of his people" {
  covers = { "PIL-FACTION-MAGYARS-00", "PIL-FACTION-00" },
  run = function(t)
    for _, id in ipairs { "pagan_slayer", "relic_bearer", "war_cry", "magic_sword" } do
      t.equal(price("chief", { talents = id }), nil)
    end
  end,
}
