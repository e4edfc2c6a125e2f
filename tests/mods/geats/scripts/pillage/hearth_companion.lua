-- The hearth companion: the man at the lord's shoulder, who boasts before he fights.
troop "hearth_companion" {
  title = { en = "Hearth companion", ru = "Сотрапезник" },
  text = { en = "Boasts over the ale, stands at the shoulder of his lord.", ru = "Хвалится за элем и стоит у плеча господина." },
  hp = 1, attacks = 1, bans = { "bow" }, data = { boast = 1, broken = 1 },
}

rule "geats:boast" {                        -- before the battle each companion names the enemy whom he will fell
  title = { en = "Beot", ru = "Похвальба" }, troop = "hearth_companion",
  text = {
    en = "After deployment each may name an enemy: he rolls failed blows at him again; a boast not kept costs a point.",
    ru = "После расстановки каждый может назвать врага: промахи по нему он перебрасывает; несдержанная похвальба стоит очко.",
  },
  state = { boast = "model" },
  { hook = "pillage.on_deployed", each = { troop = "hearth_companion" }, who = "any",
    effect = function(ev)
      local foe = ev:choose("whom will you fell?", ev:models { side = "enemy" })
      if foe then ev:set(ev.model, "boast", foe) end
    end },
  { hook = "pillage.modify_attack_reroll",
    when = function(ev) return ev.kind == "melee" and ev.attacker.state.boast == ev.target end,
    effect = function(ev) ev:reroll "fails" end },
  { hook = "pillage.modify_score", each = { troop = "hearth_companion" }, who = "any",
    when = function(ev) return ev.model.state.boast and ev.model.state.boast.alive end,
    effect = function(ev) ev:modify(-ev.data.broken) end },
}

rule "geats:retinue" {                      -- a lord feeds no more companions than he has other men
  title = { en = "Places at the bench", ru = "Места на скамье" }, faction = "geats",
  text = {
    en = "At most half of the fighters are hearth companions.",
    ru = "Сотрапезников не больше половины бойцов.",
  },
  hook = "pillage.can_field_band",
  when = function(ev) return 2 * #ev.band:models { troop = "hearth_companion" } > ev.band.fighters end,
  effect = function(ev) ev:refuse("half of the band at most are hearth companions") end,
}
