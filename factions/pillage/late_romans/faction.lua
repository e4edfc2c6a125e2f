-- Late Romans: what is left of the legions. Prices in gold pieces.

faction "late_romans" {
  title = { en = "Late Romans", ru = "Поздние римляне" },
  text = { en = "The last legions, with their eagle, their usurpers and no pay.", ru = "Последние легионы: орел есть, самозванцы есть, жалованья нет." },
  implements = { "PIL-FACTION-ROMANS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 40,
    roman_cataphract = 20,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = { default = 30, roman_cataphract = 40 },
    standard = { warrior = 60 },
    horn = { warrior = 30 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    hand_weapon = 10,
    hasta = { warrior = 10 },
    kontos = { roman_cataphract = 15 },
    plumbata = { warrior = 5 },
    sling = { warrior = 5 },
    bow = { warrior = 25 },
  },
  data = {
    reach = 6,
    -- Near the standard: failed saves of "all" attacks or of those in "melee" are
    -- rolled again; "both": all, and the ones of attacks as well.
    standard = { "all", source = "GAP-ROME-SAVES; TIDI, B" },
    -- "all": shots as well as blows; the other choice is "melee".
    emperor = { "all", source = "GAP-EMPEROR-SHOOT", placeholder = true },
    unpaid = -1,
    -- "once", or for "each" chief who is lost.
    pay = { "once", source = "GAP-PAY-STACK", placeholder = true },
  },
}

rule "PIL-FACTION-ROMANS-01" {      -- lifts the ban on bows in the saddle
  title = { en = "Horse archers", ru = "Конные лучники" },
  faction = "late_romans",
  hook = "pillage.modify_equip",
  when = function(ev) return ev.item == "bow" and ev.model.mounted end,
  effect = function(ev) ev:become(true) end,
}

rule "PIL-FACTION-ROMANS-02" {      -- the eagle guards its men rather than guide their swords
  title = { en = "Symbol of Rome", ru = "Символ Рима" },
  faction = "late_romans", gear = "standard", aura = "reach",
  replaces = "PIL-GEAR-01",
  {
    hook = "pillage.modify_save_reroll",
    when = function(ev) return ev.kind == "melee" or ev.data.standard ~= "melee" end,
    effect = function(ev) ev:reroll("fails") end,
  },
  {
    hook = "pillage.modify_attack_reroll",
    when = function(ev) return ev.kind == "melee" and ev.data.standard == "both" end,
    effect = function(ev) ev:reroll("ones") end,
  },
}

rule "PIL-FACTION-ROMANS-03" {      -- there is but one emperor, and theirs is not he
  title = { en = "Death to the false emperor", ru = "Смерть ложному императору" },
  faction = "late_romans",
  hook = "pillage.modify_attack_reroll",
  when = function(ev)
    local foe = ev.target
    return foe.faction == "late_romans" and foe.troop == "chief" and foe:enemy_of(ev.attacker)
      and (ev.data.emperor == "all" or ev.kind == "melee")
  end,
  effect = function(ev) ev:reroll("fails") end,
}

rule "PIL-FACTION-ROMANS-04" {      -- with the chief goes the chest with the wages
  title = { en = "Delayed pay", ru = "Задержанная оплата" },
  faction = "late_romans",
  hook = "pillage.modify_morale",
  effect = function(ev)
    local lost = 0
    for _, chief in ipairs(ev.side.chiefs) do
      if chief.band == ev.model.band and not chief.alive then lost = lost + 1 end
    end
    if ev.data.pay == "once" then lost = math.min(lost, 1) end
    if lost > 0 then ev:modify(lost * ev.data.unpaid) end
  end,
}
