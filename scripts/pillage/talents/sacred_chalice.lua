-- The cup from which a king has drunk.

talent "sacred_chalice" {
  title = { en = "Sacred Chalice", ru = "Священная чаша" },
  text = { en = "For one turn the chief takes no harm; while he lives he helps the initiative.", ru = "Один ход вождь неуязвим; пока он жив, он помогает инициативе." },
  price = { 50, source = "TIDI, B" },
  factions = { "romano_british" },
  data = {
    initiative = 1,
    -- false: the initiative is helped only once the cup has been emptied.
    permanent = { true, source = "GAP-SAINT-INIT", placeholder = true },
    -- false: only blows and missiles are kept off, no fall, water or fire.
    all_harm = { true, source = "GAP-SAINT-INIT", placeholder = true },
  },
}

rule "PIL-TALENT-32" {              -- asked before other protections: it costs nothing
  title = { en = "Sacred Chalice", ru = "Священная чаша" },
  talent = "sacred_chalice", priority = -20,
  state = { chalice = "number" },
  {
    hook = "pillage.on_turn_start",
    when = function(ev) return ev.owner.alive and ev.owner.state.chalice == 0 end,
    -- "no" comes first because it is the default: once a game, it must be wanted.
    effect = function(ev)
      if ev:choose("drink from the cup", { "no", "yes" }) == "yes" then
        ev:set(ev.owner, "chalice", ev.turn)
      end
    end,
  },
  {
    hook = "pillage.modify_wound",
    when = function(ev)
      return ev.target == ev.owner and ev.owner.state.chalice == ev.turn
        and (ev.by_weapon or ev.data.all_harm)
    end,
    effect = function(ev) ev:cancel() end,
  },
  {
    hook = "pillage.modify_initiative",
    when = function(ev)
      return ev.owner.alive and (ev.data.permanent or ev.owner.state.chalice > 0)
    end,
    effect = function(ev) ev:modify(ev.data.initiative) end,
  },
}
