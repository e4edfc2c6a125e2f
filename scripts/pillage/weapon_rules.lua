-- Weapons that do something no field of theirs can say. The rest of a weapon
-- stands in weapons.lua.

rule "PIL-WEAPON-06" {              -- quick to throw: after a move too, and without the penalty
  title = { en = "Plumbata at a charge", ru = "Плюмбата в упор" },
  weapon = "plumbata",
  hook = "pillage.modify_reactions",
  effect = function(ev) ev:add { weapon = "plumbata", modifier = 0 } end,
}

rule "PIL-WEAPON-07" {              -- the barbs hold in a shield, whatever is behind it
  title = { en = "Angon against a shield", ru = "Ангон против щита" },
  weapon = "angon",
  hook = "pillage.modify_to_hit",
  -- A horse has no use of the shield on its rider's arm.
  when = function(ev) return ev.part ~= "mount" and ev.target:has "shield" end,
  effect = function(ev) ev:become(ev.data.vs_shield) end,
}

local function throw_francisca(ev)
  ev:attack { by = ev.model, at = ev.target, weapon = "francisca", kind = "throw" }
  ev:set(ev.model, "francisca_thrown", true)
end

rule "PIL-WEAPON-08" {              -- thrown as the charge begins, before anybody reacts
  title = { en = "Francisca at the charge", ru = "Бросок франциски" },
  weapon = "francisca",
  optional = true,
  state = { francisca_thrown = "flag" },
  when = function(ev) return ev.data.uses ~= "game" or not ev.model.state.francisca_thrown end,
  {
    hook = "pillage.on_charge_declared",
    when = function(ev) return ev.data.before_reaction end,
    effect = throw_francisca,
  },
  {
    hook = "pillage.on_charge_answered",
    when = function(ev) return not ev.data.before_reaction end,
    effect = throw_francisca,
  },
}

-- The class of what the blow goes at: a rider and his horse each have one.
local function class_of_part(ev)
  if ev.part == "mount" then return ev.target.mount_class end
  return ev.target.class
end

rule "PIL-WEAPON-13" {              -- the light blade glances off
  title = { en = "Sabre against armour", ru = "Сабля против доспеха" },
  weapon = "sabre",
  hook = "pillage.modify_attack",
  when = function(ev) return class_of_part(ev) ~= "UA" end,
  effect = function(ev) ev:modify(ev.data.against_armour) end,
}

rule "PIL-WEAPON-14" {              -- a throwing spear is too short to reach past a friend
  title = { en = "Hasta", ru = "Гаста" },
  weapon = "hasta",
  {
    hook = "pillage.modify_support", who = "any",
    when = function(ev) return ev.supporter and ev.supporter:has "hasta" end,
    effect = function(ev) ev:drop(ev.supporter) end,
  },
  {                                 -- at a charger only where the tables have it so
    hook = "pillage.modify_reactions",
    when = function(ev) return ev.data.reaction and ev.moved == 0 end,
    effect = function(ev) ev:add { weapon = "hasta", shots = 1 } end,
  },
}

-- A charge of this turn that has led its bearer into melee.
local function on_charge(me)
  local charge = me.charge
  return me.mounted and charge and charge.contact and charge.target:touches(me)
end

rule "PIL-WEAPON-15" {              -- one terrible thrust, and then the sword
  title = { en = "Kontos", ru = "Контос" },
  weapon = "kontos",
  {                                 -- its player may still prefer the other weapon
    hook = "pillage.modify_weapon",
    when = function(ev) return ev.kind == "melee" end,
    effect = function(ev)
      local me, other = ev.attacker, ev.attacker.weapon
      if on_charge(me) then
        if other == "kontos" then
          if me:has "hand_weapon" then ev:add "hand_weapon" end
          return
        end
        ev:drop(other)              -- the first of the list is taken where nobody says otherwise
        ev:add "kontos"
        ev:add(other)
      elseif other == "kontos" then
        ev:drop "kontos"
        if me:has "hand_weapon" then ev:add "hand_weapon" end
      end
    end,
  },
  {                                 -- whom it was aimed at does not strike back
    hook = "pillage.can_attack", who = "any",
    when = function(ev)
      local rider = ev.target
      return ev.kind == "melee" and on_charge(rider) and rider:wields "kontos"
        and rider.charge.target == ev.attacker
    end,
    effect = function(ev)
      ev:refuse { en = "held off by the kontos", ru = "контос не подпускает" }
    end,
  },
  {                                 -- everybody beside both is struck, without the charge bonus
    hook = "pillage.modify_attack_list",
    when = function(ev)
      return on_charge(ev.attacker) and ev.target == ev.attacker.charge.target and ev.data.targets ~= "target"
    end,
    effect = function(ev)
      local side = ev.data.targets == "enemies" and "enemy" or "any"
      for _, m in ipairs(ev.attacker:touching { side = side }) do
        if m ~= ev.target and m:touches(ev.target) then
          ev:add { target = m, charge_bonus = false }
        end
      end
    end,
  },
}

-- How far the middle one of three stands from the line through the other two.
local function off_line(a, middle, b)
  local dx, dy = b.x - a.x, b.y - a.y
  local cross = dx * (middle.y - a.y) - dy * (middle.x - a.x)
  return math.abs(cross) / math.sqrt(dx * dx + dy * dy)
end

rule "PIL-WEAPON-16" {
  title = { en = "Pike", ru = "Пика" },
  weapon = "pike",
  {                                 -- whoever carries it covers himself badly
    hook = "pillage.modify_save",
    effect = function(ev) ev:modify(ev.data.own_save) end,
  },
  {                                 -- it reaches a friend past the spearman who supports him
    hook = "pillage.modify_support", who = "any",
    when = function(ev) return ev.attacker and ev.supporter end,
    effect = function(ev)
      local spearman, ally = ev.supporter, ev.target
      for _, m in ipairs(spearman:touching { side = "friend", has = "pike", mounted = false, in_melee = false }) do
        if m ~= ally and off_line(m, spearman, ally) <= ev:lookup "rules.pike.line_tolerance" then
          ev:add { model = m, modifier = ev:lookup "rules.pike.extra", through = spearman }
          return                    -- one reaches through him
        end
      end
    end,
  },
}
