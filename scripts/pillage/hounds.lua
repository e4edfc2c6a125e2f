-- War dogs: a pack that comes with its handler, and what it does when nobody
-- holds it.

gear "war_dogs" {
  title = { en = "War dogs", ru = "Боевые псы" },
  text = { en = "Mastiffs that go for the horses; their handler wears no armour.", ru = "Мастифы, которые рвут лошадей; псарь брони не носит." },
  brings = "hound",
  count = 3,
  -- Nothing that would make the handler more than UA, and no other weapon.
  with = { { "spear", "hand_weapon", "improvised", "helmet" }, rule = "PIL-GEAR-11" },
  implements = { "PIL-GEAR-10", "PIL-GEAR-11" },
}

troop "hound" {
  title = { en = "Hound", ru = "Пёс" },
  text = { en = "One of a pack: it bites as an improvised weapon does.", ru = "Один из своры: кусает как импровизированное оружие." },
  base = "hound",
  class = { "UA", source = "GAP-HOUND-PROFILE", placeholder = true },
  hp = { 1, source = "GAP-HOUND-PROFILE", placeholder = true },
  attacks = { 1, source = "GAP-HOUND-PROFILE", placeholder = true },
  melee_weapons = { 0, rule = "PIL-GEAR-12" },
  saves = { false, rule = "PIL-HIT-03" },
  morale = "immune",
  fighter = false,
  loss = { morale = 0, score = 0 },
  implements = { "PIL-GEAR-12" },
}

-- Who stands within reach of a pack and is none of its own, by ascending id, the
-- nearest alone.
local function prey(ev, pack)
  local reach = ev:lookup "rules.hound.reach"
  local least, found = reach, {}
  for _, h in ipairs(pack) do
    for _, m in ipairs(h:aura(reach + 1, { side = "any", others = true })) do
      local far = h:distance(m)
      if m ~= h.handler and m.handler ~= h.handler and not m.inside and far <= least then
        if far < least then found = {} end
        least = far
        local known = false
        for _, f in ipairs(found) do known = known or f == m end
        if not known then found[#found + 1] = m end
      end
    end
  end
  return found
end

-- The pack of a hound that is not fighting, if the hound is its first.
local function led_by(hound)
  if hound.in_melee then return nil end
  local pack = {}
  for _, h in ipairs(hound.side:models { troop = "hound", in_melee = false }) do
    if h.handler == hound.handler then pack[#pack + 1] = h end
  end
  return pack[1] == hound and pack or nil
end

local function hunt(ev)
  local pack = led_by(ev.model)
  if not pack then return end
  local by = ev:lookup "rules.hound.wild.ties" == "enemy" and "enemy" or "own"
  local victim = ev:choose("whom the pack charges", prey(ev, pack), { by = by })
  if victim then ev:force_charge(ev.model, victim) end
end

local function its_time(ev)
  return ev.stage == "movement" and ev:lookup "rules.hound.wild.at" == "movement"
end

rule "PIL-HOUND-12" {               -- a pack that nobody holds goes for whoever is near, its handler alone excepted
  title = { en = "Wild pack", ru = "Одичавшая свора" },
  troop = "hound",
  when = function(ev)
    local handler = ev.model.handler
    return ev.model.loose and handler and handler.alive or false
  end,
  { hook = "pillage.on_stage_start", when = its_time, effect = hunt },
  {
    hook = "pillage.on_turn_start",
    when = function(ev) return ev:lookup "rules.hound.wild.at" == "turn" end,
    effect = hunt,
  },
}

rule "PIL-HOUND-14" {               -- without their handler they are as wild as after a victory
  title = { en = "Pack without a handler", ru = "Свора без псаря" },
  troop = "hound",
  when = function(ev) return ev.model.handler and not ev.model.handler.alive end,
  { hook = "pillage.on_stage_start", when = its_time, effect = hunt },
  {
    hook = "pillage.on_turn_start",
    when = function(ev) return ev:lookup "rules.hound.wild.at" == "turn" end,
    effect = hunt,
  },
}
