-- Rome pays others to fight for it, one people at a time.

talent "foederati" {
  title = { en = "Foederati", ru = "Федераты" },
  text = { en = "The band may hire fighters of one other faction, at its prices.", ru = "Банда может нанимать бойцов одной чужой фракции по ее ценам." },
  price = { 60, source = "TIDI, B" },
  factions = { "late_romans" },
  -- Share of the band that may be allies, in a hundred.
  data = { max_share = { 100, source = "GAP-ALLY-SHARE; TIDI, B", placeholder = true } },
}

rule "PIL-TALENT-26" {
  title = { en = "Foederati", ru = "Федераты" },
  talent = "foederati",
  {
    hook = "pillage.modify_band_limits",
    effect = function(ev) ev:become { foreign_pct = ev.data.max_share } end,
  },
  {
    hook = "pillage.can_field_band",
    when = function(ev)
      return ev.band:models { troop = "chief", foreign = true }[1]
    end,
    effect = function(ev)
      ev:refuse {
        en = "allies follow a chief of the band's own faction",
        ru = "союзников ведет вождь фракции самой банды",
      }
    end,
  },
  {
    hook = "pillage.can_field_band",
    when = function(ev)
      local allies = ev.band:models { foreign = true }
      for _, m in ipairs(allies) do
        if m.faction ~= allies[1].faction then return true end
      end
    end,
    effect = function(ev)
      ev:refuse {
        en = "only one other faction is the ally",
        ru = "союзник - только одна другая фракция",
      }
    end,
  },
}
