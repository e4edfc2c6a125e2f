-- Once a game the chief cries out: his people strike harder and guard less,
-- from the start of that melee stage to the end of the turn (TIDI, B).

talent "war_cry" {
  title = { en = "War Cry", ru = "Боевой клич" },
  text = { en = "For one turn all Picts attack better and save worse.", ru = "Один ход все пикты лучше бьют и хуже защищаются." },
  price = { 40, source = "TIDI, B" },
  factions = { "picts" },
  data = {
    attack = 1,
    save = -1,
    -- Turns for which it is heard, that of the cry included.
    duration = { 1, source = "GAP-FRENZY-DURATION; TIDI, B" },
  },
}

-- The cry moves the people of the chief, not allies of another faction.
local function heard(ev, model)
  local side = model.side.state
  local crier = side.war_cry
  return crier and crier.faction == model.faction
    and ev.turn < side.war_cry_turn + ev.data.duration
end

rule "PIL-TALENT-34" {
  title = { en = "War Cry", ru = "Боевой клич" },
  talent = "war_cry",
  state = { war_cry = "model", war_cry_turn = "number" },
  {
    hook = "pillage.on_stage_start",
    limit = "once per game", optional = true,
    when = function(ev) return ev.stage == "melee" end,
    effect = function(ev)
      ev:set(ev.owner.side, "war_cry", ev.owner)
      ev:set(ev.owner.side, "war_cry_turn", ev.turn)
    end,
  },
  -- Who heard it keeps its effect even if the chief falls: "any".
  {
    hook = "pillage.modify_attack", who = "any",
    when = function(ev) return heard(ev, ev.attacker) end,
    effect = function(ev) ev:modify(ev.data.attack) end,
  },
  {
    hook = "pillage.modify_save", who = "any",
    when = function(ev) return ev.part ~= "mount" and heard(ev, ev.target) end,
    effect = function(ev) ev:modify(ev.data.save) end,
  },
}
