-- Romano-British: Britons who stayed Roman when Rome had gone. Prices in gold
-- pieces.

faction "romano_british" {
  title = { en = "Romano-British", ru = "Романо-британцы" },
  text = { en = "Townsmen and horsemen of Britain, left to hold it alone.", ru = "Горожане и всадники Британии, которым держать ее больше некому." },
  implements = { "PIL-FACTION-ROMANOBRITISH-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 40,
    healer = 10,
    wagon = 50,

    armour = 10,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 30,
    standard = { warrior = 60 },
    horn = { warrior = 25 },
    war_dogs = { warrior = 40 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 15,
    hasta = 15,
    sling = { warrior = 5 },
    bow = { warrior = 25 },
    angon = { warrior = 15 },
    plumbata = { warrior = 10 },
  },
  data = { reach = 6, charge = -2 },
}

rule "PIL-FACTION-ROMANOBRITISH-01" { -- the old dragon makes a charger's steps heavy
  title = { en = "Dragon standard", ru = "Знамя" },
  faction = "romano_british", gear = "standard", aura = "reach", who = "target",
  hook = "pillage.modify_charge_distance",
  when = function(ev) return ev.model:enemy_of(ev.target) end,
  effect = function(ev) ev:modify(ev.data.charge) end,
}

rule "PIL-FACTION-ROMANOBRITISH-02" {
  title = { en = "British weather", ru = "Британская погода" },
  faction = "romano_british",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" end,
  effect = function(ev) ev:refuse() end,
}
