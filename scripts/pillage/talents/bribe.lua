-- Gold finds the man who will not die for his chief.

talent "bribe" {
  title = { en = "Bribe", ru = "Подкуп" },
  text = { en = "After deployment a plain enemy may change sides.", ru = "После расстановки рядовой враг может переметнуться." },
  price = { 50, source = "TIDI, B" },
  factions = { "byzantines" },
  data = {
    need = 4,
    -- Who is not for sale: fighters that are no warriors, and bearers of this.
    exclude = {
      source = "GAP-TURNCOAT-WHO", placeholder = true,
      special = true, standard = true, horn = true, war_dogs = true,
    },
  },
}

local function for_sale(ev, m)
  local function excluded(what) return ev:lookup("talents.bribe.exclude." .. what) end
  if m.troop ~= "warrior" and excluded "special" then return false end
  for _, gear in ipairs { "standard", "horn", "war_dogs" } do
    if m:has(gear) and excluded(gear) then return false end
  end
  return true
end

rule "PIL-TALENT-38" {              -- nobody, unless its player names one
  title = { en = "Bribe", ru = "Подкуп" },
  talent = "bribe",
  hook = "pillage.on_deployed",
  effect = function(ev)
    local plain = {}
    for _, m in ipairs(ev:models { side = "enemy" }) do
      if for_sale(ev, m) then plain[#plain + 1] = m end
    end
    local traitor = ev:choose_some("whom to bribe", plain, 1)[1]
    if traitor and ev:check(ev.data.need) then
      ev:transfer(traitor, ev.side)
      ev:place(traitor, { zone = ev.side })
    end
  end,
}
