-- Mistakes that play rarely meets.

rule "planted:one_in_many" {         -- one weather, a rider, and a natural 1
  title = { en = "One in many", ru = "Одно из многих" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.weather == "rain" and ev.attacker.mounted and ev:d6() == 1 then
      ev:modify(ev.target.hitpoints)
    elseif ev.weather == "fog" then
      ev:modify(ev.targt.hp)
    end
  end,
}

rule "planted:views" {
  title = { en = "Through views", ru = "Сквозь виды" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    local a = ev.attacker
    if a.hp == 3 and a.mountd then ev:modify(1) end
    if a.hp == 2 and ev.target.band.factoin == "huns" then ev:modify(1) end
    if a.hp == 1 and a:withn(3, ev.target) then ev:modify(1) end
    if a.moved > 4 and a.state.tird then ev:modify(1) end
    if ev.weather == "fog" then
      for _, m in ipairs(ev:models { within = 6, mountd = true }) do ev:modify(m.hp) end
    end
  end,
}

rule "planted:arguments" {
  title = { en = "Arguments", ru = "Аргументы" },
  weapon = "spear", who = "attacker", hook = "pillage.on_attack_rolled",
  effect = function(ev)
    if ev.weather == "snow" then
      ev:wound(ev.target, { amount = 1, caus = "frost" })
    elseif ev.weather == "rain" then
      ev:wound "target"
    elseif ev.weather == "fog" then
      ev:refuse "nobody sees"
    elseif ev:check(5) then
      ev:grant_move(ev.attacker, 3, { ahed = true })
    elseif ev:check(4) then
      nobody(ev)
    else
      return 3
    end
  end,
}

rule "planted:spins" {
  title = { en = "Spins", ru = "Крутится" },
  weapon = "spear", who = "attacker", hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.target.hp > 3 then
      local n = 0
      while n < ev.target.hp + 5 do ev:modify(1) end
    end
  end,
}

rule "planted:nobody_there" {
  title = { en = "Nobody there", ru = "Никого" },
  weapon = "spear", who = "model", hook = "pillage.on_model_removed",
  effect = function(ev)
    if ev.killer.hp > 1 then ev:wound(ev.killer) end
  end,
}
