-- Nobody defends himself against its hits: no defence die is rolled.

talent "magic_attack" {
  title = { en = "Magical close attack", ru = "Магическая ближняя атака" },
  text = { en = "Its hits cannot be cancelled.", ru = "От ее попаданий невозможно защититься." },
}

local function played(ev) return ev:lookup "rules.power.traits.magic_attack" end

rule "POWER-ATK-06" {
  title = { en = "Magical close attack", ru = "Магическая ближняя атака" },
  talent = "magic_attack",
  {
    hook = "duel.can_defend",
    when = function(ev) return ev.owner == ev.attacker and played(ev) end,
    effect = function(ev) ev:refuse() end,
  },
  { -- its own defence, where the tables spoil it too
    hook = "duel.can_defend", who = "target",
    when = function(ev)
      return ev.owner == ev.target and played(ev) and not ev:lookup "rules.power.magic_attack.own_defence"
    end,
    effect = function(ev) ev:refuse() end,
  },
  { -- its opponent, where the tables do not let him keep dice that do nothing
    hook = "duel.modify_least", who = "target",
    when = function(ev)
      return ev.owner == ev.target and played(ev) and not ev:lookup "rules.power.magic_attack.kept"
    end,
    effect = function(ev) ev:become(ev.attacker.power) end,
  },
}
