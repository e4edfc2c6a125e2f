-- Sold under the name of a sword; the printed rule speaks of a shield.

talent "magic_sword" {
  title = { en = "Magic Sword", ru = "Волшебный меч" },
  text = { en = "The chief rolls a failed save again while he uses a shield.", ru = "Пока вождь держит щит, он перебрасывает проваленную защиту." },
  price = { 40, source = "TIDI, B" },
  factions = { "saxons" },
  data = {
    -- Set to false for the published sword, which asks for no shield.
    shield = { true, source = "GAP-MAGIC-SHIELD", placeholder = true },
  },
}

-- In melee a shield in use shows in the class: without it there is armour or
-- nothing. Under fire it hangs on the back of whoever carries bow or sling.
local function shield_in_use(ev)
  local me = ev.target
  if not me:has "shield" then return false end
  if ev.kind ~= "melee" then
    return not (me:has "bow" or me:has "crossbow" or me:has "sling")
  end
  return me.class ~= (me:has "armour" and "SA" or "UA")
end

rule "PIL-TALENT-29" {
  title = { en = "Magic Sword", ru = "Волшебный меч" },
  talent = "magic_sword",
  hook = "pillage.modify_save_reroll",
  when = function(ev)
    return ev.target == ev.owner
      and (not ev.data.shield or shield_in_use(ev))
  end,
  effect = function(ev) ev:reroll("fails") end,
}
