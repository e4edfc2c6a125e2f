-- Men who step between the chief and the blade.

talent "palace_guards" {
  title = { en = "Palace Guards", ru = "Дворцовая стража" },
  text = { en = "A wound of the chief may go to a friend in contact with him.", ru = "Рана вождя может достаться своему, который стоит вплотную." },
  price = { 50, source = "TIDI, B" },
  factions = { "merovingians" },
}

-- Friends in contact who can still take a wound: in the step of a fight in which
-- somebody falls he stands there until its end.
local function guards(chief)
  local out = {}
  for _, m in ipairs(chief:touching { side = "friend" }) do
    if m.hp > 0 then out[#out + 1] = m end
  end
  return out
end

rule "PIL-TALENT-25" {              -- asked last: other protections lose nothing to it
  title = { en = "Palace Guards", ru = "Дворцовая стража" },
  talent = "palace_guards", optional = true, priority = 10,
  hook = "pillage.modify_wound",
  when = function(ev)
    return ev.target == ev.owner and ev.by_weapon and guards(ev.owner)[1]
  end,
  effect = function(ev)
    ev:redirect(ev:choose("who takes the wound", guards(ev.owner)))
  end,
}
