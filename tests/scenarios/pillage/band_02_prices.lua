-- Who may have a berserker and a horse, and for how much.
local function with(faction, troop, kit)
  battle {}
  local b = band(faction)
  b:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
  b:row(6, "warrior", {}, { at = { 10, 10 } })
  local before = muster(b, { budget = 1000 }).cost
  b:add(troop, kit or {}, { at = { 20, 5 } })
  local m = muster(b, { budget = 1000 })
  local no = false
  for _, r in ipairs(m.refusals) do no = no or r.rule == "PIL-BAND-02" end
  return not no and m.cost - before
end

scenario "a berserker costs Vikings 50 and is not for Normans, a horse costs Normans 20 and is not for Vikings" {
  covers = { "PIL-BAND-02", "PIL-BAND-01" },
  run = function(t)
    t.equal(with("vikings", "berserker"), 50)
    t.no(with("normans", "berserker"))
    t.equal(with("normans", "warrior", { horse = true }), with("normans", "warrior") + 20)
    t.no(with("vikings", "warrior", { horse = true }))
  end,
}

scenario "a band without a faction has no bek, sabre, pike, composite bow, angon, francisca, hasta, plumbata, kontos or lasso" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    for _, w in ipairs { "sabre", "pike", "composite_bow", "angon", "francisca", "hasta", "plumbata" } do
      t.no(with(nil, "warrior", { weapon = w }))
    end
    t.no(with(nil, "bek", { weapon = "hand_weapon" }))
    t.no(with(nil, "cataphract", { weapon = "kontos", armour = true, horse = true }))
    t.yes(with(nil, "warrior", { weapon = "bow" }))
  end,
}
