-- A string of horses follows the band.

talent "horse_reserve" {
  title = { en = "Horse Reserve", ru = "Запасные лошади" },
  text = { en = "A rider on foot may find a new horse before he moves.", ru = "Спешенный всадник до своего движения может найти нового коня." },
  price = { 50, source = "TIDI, B" },
  factions = { "magyars" },
  data = {
    need = 6,
    melee = { false, source = "GAP-REMOUNT-MELEE", placeholder = true },
    -- false: not for who left his horse of his own will.
    dismounted = { true, source = "GAP-REMOUNT-MELEE", placeholder = true },
  },
}

rule "PIL-TALENT-37" {              -- to catch and saddle it takes his move
  title = { en = "Horse Reserve", ru = "Запасные лошади" },
  talent = "horse_reserve", each = { unhorsed = true }, optional = true,
  hook = "pillage.on_part_start",
  when = function(ev)
    local me = ev.model
    return ev.stage == "movement" and not me.inside and not me.aboard
      and (ev.data.melee or not me.in_melee)
      and (ev.data.dismounted or not me.dismounted)
  end,
  effect = function(ev)
    if not ev:check(ev.data.need) then return end
    ev:mount(ev.model)
    ev:skip(ev.model, { what = "move" })
  end,
}
