-- Which talents the chiefs of a people may have, and what those cost.
local common = {
  sports_training = 50, force_of_nature = 30, grand_master_of_horses = 30, woods_runner = 50,
  king_of_ambush = 50, shooting_training = 40, mead_dispenser = 40, mole_eye = 30,
  poison_specialist = 40, shield_training = 30, quick_as_lightning = 50, fire_war = 30,
}
-- Of these and of no other list; nearly everybody has the last.
local own = {
  normans = { relic_bearer = 60, pagan_slayer = 40, war_horses = 50 },
  irish_scots_picts = { dog_handler = 0, dodge_master = 40, lewd_provocateur = 5 },
  carolingians = { pagan_slayer = 40 },
  bretons = { dodge_master = 40, harassment_master = 40, lewd_provocateur = 5 },
  welsh = { cutlass_mastery = 40, lewd_provocateur = 5 },
  kievan_rus = { fidelity_to_the_emperor = 25, lewd_provocateur = 5 },
  magyars = { horse_reserve = 50, lewd_provocateur = 5 },
}
local special = {
  "dog_handler", "dodge_master", "cutlass_mastery", "harassment_master", "odins_vision", "relic_bearer",
  "pagan_slayer", "thegn", "war_horses", "scramasax", "legion_shield_wall", "cornu", "palace_guards", "foederati",
  "contubernium", "shield_bash", "magic_sword", "arian_fervour", "equites_dumnonii", "sacred_chalice",
  "steppe_mobility", "war_cry", "scout", "fidelity_to_the_emperor", "horse_reserve", "bribe", "lewd_provocateur",
}

-- What a talent costs a chief of the faction, nil where it is not for him.
local function price(faction, talent)
  battle {}
  local red = band(faction)
  red:add("chief", { talents = talent, at = { 10, 10 } })
  local m = muster(red, { budget = 400 })
  for _, r in ipairs(m.refusals) do
    if r.rule == "PIL-BAND-02" then return nil end
  end
  battle {}
  local plain = band(faction)
  plain:add("chief", { at = { 10, 10 } })
  return m.cost - muster(plain, { budget = 400 }).cost
end

for _, faction in ipairs { "normans", "irish_scots_picts", "carolingians", "bretons", "welsh", "kievan_rus", "magyars" } do
  scenario("talents of " .. faction .. ": the common ones, their own, and no others") {
    covers = { "PIL-FACTION-00", "PIL-BAND-02" },
    run = function(t)
      for talent, gold in pairs(common) do t.equal(price(faction, talent), gold) end
      for _, talent in ipairs(special) do t.equal(price(faction, talent), own[faction][talent]) end
    end,
  }
end
