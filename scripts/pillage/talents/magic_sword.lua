-- Sold under the name of a sword; the printed rule speaks of a shield.

talent "magic_sword" {
  title = { en = "Magic Sword", ru = "Волшебный меч" },
  text = "The chief rolls a failed save again while he uses a shield.",
  price = { 40, source = "TIDI, B" },
  factions = { "saxons" },
  data = {
    -- Set to false for the published sword, which asks for no shield.
    shield = { true, source = "GAP-MAGIC-SHIELD", placeholder = true },
  },
}

-- A shield in use shows in the class: without it there is armour or nothing.
local function shield_in_use(model)
  local without = model:has "armour" and "SA" or "UA"
  return model:has "shield" and model.class ~= without
end

rule "PIL-TALENT-29" {
  title = { en = "Magic Sword", ru = "Волшебный меч" },
  talent = "magic_sword",
  hook = "pillage.modify_save_reroll",
  when = function(ev)
    return ev.target == ev.owner
      and (not ev.data.shield or shield_in_use(ev.target))
  end,
  effect = function(ev) ev:reroll("fails") end,
}
