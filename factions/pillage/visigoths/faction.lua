-- Visigoths: northern fury, drilled by Rome. Prices in gold pieces.

faction "visigoths" {
  title = { en = "Visigoths", ru = "Вестготы" },
  text = { en = "Goths who learned war as Rome's federates and keep what they take.", ru = "Готы, которые учились войне у Рима и своего не отдают." },
  implements = { "PIL-FACTION-VISIGOTHS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    healer = 10,
    wagon = 50,

    armour = 10,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 25,
    standard = { warrior = 60 },
    horn = { warrior = 25 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 20,
    hasta = 10,
    bow = 35,
    angon = 15,
  },
  data = {
    reach = 6,
    -- "contact": beside the loot is as good as carrying it; else "carried" only.
    guard = { "contact", source = "GAP-GUARD-CARRY", placeholder = true },
  },
}

rule "PIL-FACTION-VISIGOTHS-01" {
  title = { en = "Children of mist", ru = "Привычные к туману" },
  faction = "visigoths",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "fog" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-VISIGOTHS-02" {   -- under their banner no miss is final
  title = { en = "Gothic standard", ru = "Знамя" },
  faction = "visigoths", gear = "standard", aura = "reach",
  replaces = "PIL-GEAR-01",
  hook = "pillage.modify_attack_reroll",
  when = function(ev) return ev.kind == "melee" end,
  effect = function(ev) ev:reroll("fails") end,
}

rule "PIL-FACTION-VISIGOTHS-03" {   -- nobody takes it from them again
  title = { en = "Guard the loot", ru = "Защищайте добычу" },
  faction = "visigoths",
  hook = "pillage.modify_save_reroll",
  when = function(ev)
    local me = ev.target
    return ev.kind == "melee" and me:touching { side = "enemy" }[1]
      and (me.loot > 0 or ev.data.guard == "contact" and me.at_loot)
  end,
  effect = function(ev) ev:reroll("fails") end,
}
