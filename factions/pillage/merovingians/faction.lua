-- Merovingians: Franks of the woods and marshes, who follow an unhurt chief
-- anywhere. Prices in gold pieces.

faction "merovingians" {
  title = { en = "Merovingians", ru = "Меровинги" },
  text = { en = "Early Franks with throwing axes, at home off the roads.", ru = "Ранние франки с метательными топорами; без дорог им даже лучше." },
  implements = { "PIL-FACTION-MEROVINGIANS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 40,
    wagon = 50,

    armour = 10,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 30,
    horn = 20,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    bow = 30,
    angon = 10,
    francisca = 10,
  },
  data = {
    swim = 2,
    -- "any": one unhurt chief of the band is enough; "all": every one must be so.
    aura = { "any", source = "GAP-AURA-RANGE", placeholder = true },
  },
}

rule "PIL-FACTION-MEROVINGIANS-01" { -- woods and bogs are open ground to their feet
  title = { en = "At home in rough ground", ru = "Эксперты сложной местности" },
  faction = "merovingians",
  hook = "pillage.modify_terrain_cost",
  when = function(ev)
    local ground = ev.piece
    return not ev.model.mounted and ground and (ground:tagged "trees" or ground:tagged "bog")
  end,
  effect = function(ev) ev:become(1) end,
}

rule "PIL-FACTION-MEROVINGIANS-02" {
  title = { en = "Swimmers", ru = "Пловцы" },
  faction = "merovingians",
  hook = "pillage.modify_swim_roll",
  effect = function(ev) ev:modify(ev.data.swim) end,
}

rule "PIL-FACTION-MEROVINGIANS-03" { -- nobody runs while the chief has not a scratch
  title = { en = "The chief's aura", ru = "Аура вождя" },
  faction = "merovingians",
  hook = "pillage.can_fail_morale",
  when = function(ev)
    local whole, hurt = false, false
    for _, chief in ipairs(ev.side.chiefs) do
      if chief.band == ev.model.band then
        if chief.alive and chief.hp == chief.max_hp then whole = true else hurt = true end
      end
    end
    return whole and (ev.data.aura == "any" or not hurt)
  end,
  effect = function(ev) ev:refuse() end,
}
