-- Tent-mates who close up before the line advances.

talent "contubernium" {
  title = { en = "Contubernium", ru = "Контуберний" },
  text = { en = "Before they move, three of the chief's people near him may step forward.", ru = "До движения трое людей вождя рядом с ним могут шагнуть вперед." },
  price = { 50, source = "TIDI, B" },
  factions = { "late_romans" },
  data = {
    models = 3,
    reach = 6,
    move = 3,
    -- false: once a game.
    every_turn = { true, source = "GAP-MANOEUVRE-EVERY", placeholder = true },
    -- true: fewer than `models` may not do it.
    exactly = { false, source = "GAP-MANOEUVRE-EVERY", placeholder = true },
    -- false: the step does not count as movement for who shoots.
    counts = { true, source = "GAP-MANOEUVRE-EVERY", placeholder = true },
  },
}

rule "PIL-TALENT-27" {              -- a step, no charge; then they move as always
  title = { en = "Contubernium", ru = "Контуберний" },
  talent = "contubernium",
  state = { manoeuvred = "flag" },
  hook = "pillage.on_part_start",
  when = function(ev)
    return ev.stage == "movement" and ev.owner.alive
      and (ev.data.every_turn or not ev.owner.state.manoeuvred)
  end,
  effect = function(ev)
    local people = {}
    for _, m in ipairs(ev.owner:aura(ev.data.reach, { others = true, in_melee = false })) do
      if m.faction == ev.owner.faction then people[#people + 1] = m end
    end
    local who = ev:choose_some("who takes part", people, ev.data.models)
    if #who == 0 or ev.data.exactly and #who < ev.data.models then return end
    ev:set(ev.owner, "manoeuvred", true)
    for _, m in ipairs(who) do
      ev:grant_move(m, ev.data.move, { ahead = true, counts = ev.data.counts })
    end
  end,
}
