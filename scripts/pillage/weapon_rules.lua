-- Weapons that do something no field of theirs can say. The rest of a weapon
-- stands in weapons.lua.

rule "PIL-WEAPON-07" {              -- the barbs hold in a shield, whatever is behind it
  title = { en = "Angon against a shield", ru = "Ангон против щита" },
  weapon = "angon",
  hook = "pillage.modify_to_hit",
  -- A horse has no use of the shield on its rider's arm.
  when = function(ev) return ev.part ~= "mount" and ev.target:has "shield" end,
  effect = function(ev) ev:become(ev.data.vs_shield) end,
}

-- The class of what the blow goes at: a rider and his horse each have one.
local function class_of_part(ev)
  if ev.part == "mount" then return ev:lookup "rules.mount.class" end
  return ev.target.class
end

rule "PIL-WEAPON-13" {              -- the light blade glances off
  title = { en = "Sabre against armour", ru = "Сабля против доспеха" },
  weapon = "sabre",
  hook = "pillage.modify_attack",
  when = function(ev) return class_of_part(ev) ~= "UA" end,
  effect = function(ev) ev:modify(ev.data.against_armour) end,
}

rule "PIL-WEAPON-16" {              -- whoever carries a pike covers himself badly
  title = { en = "Burden of the pike", ru = "Обуза пики" },
  weapon = "pike",
  hook = "pillage.modify_save",
  effect = function(ev) ev:modify(ev.data.own_save) end,
}
