-- A sworn man takes the first blow that would hurt his chief, if he is near.

talent "thegn" {
  title = { en = "Thegn", ru = "Тэн" },
  text = { en = "One man of the band cancels the first wound of the chief.", ru = "Один человек из банды снимает с вождя первую рану." },
  price = { 15, source = "TIDI, B" },
  factions = { { "anglo_saxons" }, source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    reach = 2,
    -- Is the chance gone with a first wound at which he stands too far off?
    missed = { true, source = "GAP-THEGN-FIRST", placeholder = true },
  },
}

local function at_hand(ev)
  local thegn = ev.owner.state.thegn
  return thegn and thegn.alive and not thegn.hidden
    and thegn:within(ev.data.reach, ev.owner)
end

rule "PIL-TALENT-19" {
  title = { en = "Thegn", ru = "Тэн" },
  talent = "thegn",
  state = { thegn = "model" }, lasts = "game",
  {
    hook = "pillage.on_before_deployment",
    effect = function(ev)
      local man = ev:choose("thegn", ev.owner.band:models { others = true })
      if man then ev:set(ev.owner, "thegn", man) end
    end,
  },
  {
    hook = "pillage.modify_wound",
    limit = "once per game", spend = "tried",
    when = function(ev)
      return ev.target == ev.owner and ev.by_weapon
        and (ev.data.missed or at_hand(ev))
    end,
    effect = function(ev) if at_hand(ev) then ev:cancel() end end,
  },
}
