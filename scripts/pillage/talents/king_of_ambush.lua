-- A quarter of the band waits off the table, at a place that is written down.

talent "king_of_ambush" {
  title = { en = "King of Ambush", ru = "Король засад" },
  text = { en = "Part of the band hides before the game and comes out at its place.", ru = "Часть банды прячется до игры и выходит на своем месте." },
  price = { 50, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    -- Of a hundred fighters; rounded as rules.band.rounding says.
    share = 25,
    -- The place lies outside the "enemy_zone", outside the "zones" of both, or
    -- "anywhere".
    place = { "enemy_zone", source = "GAP-AMBUSH-PLACE", placeholder = true },
    -- Inches from every enemy to who comes out, and whether he then moves.
    apart = { 1, source = "GAP-AMBUSH-PLACE", placeholder = true },
    moves = { true, source = "GAP-AMBUSH-PLACE", placeholder = true },
  },
}

local function places(ev)
  if ev.data.place == "anywhere" then return ev:pieces() end
  return ev:pieces { outside = ev.data.place == "zones" and "zones" or "enemy_zone" }
end

-- Fighters of the band, for whom a place is written down, but not its beasts.
local function men(ev)
  local out = {}
  for _, m in ipairs(ev.owner.band:models()) do
    if not m.handler then out[#out + 1] = m end
  end
  return out
end

local function share(ev)
  local round = ev:lookup "rules.band.rounding" == "ceil" and math.ceil or math.floor
  return round(ev.owner.band.fighters * ev.data.share / 100)
end

rule "PIL-TALENT-06" {
  title = { en = "King of Ambush", ru = "Король засад" },
  talent = "king_of_ambush",
  {
    hook = "pillage.on_before_deployment",
    effect = function(ev)
      local place = ev:choose("where the ambush lies", places(ev))
      if not place then return end
      for _, m in ipairs(ev:choose_some("who lies in ambush", men(ev), share(ev))) do
        ev:hide(m, place)
      end
    end,
  },
  {
    hook = "pillage.on_part_start", optional = true,
    when = function(ev)
      return ev.stage == "movement" and ev.owner.band:models { hidden = true }[1]
    end,
    effect = function(ev)
      for _, m in ipairs(ev.owner.band:models { hidden = true }) do
        if m.hidden_in then
          ev:place(m, { touching = m.hidden_in, away = ev.data.apart })
          if not ev.data.moves then ev:skip(m, { what = "move" }) end
        end
      end
    end,
  },
}
