-- Within 6 inches: from the centre of the bearer to the nearest point of the other.
scenario "an aura of 6 inches takes in who is at least partly in its circle" {
  covers = { "PIL-MEAS-04" },
  run = function(t)
    local red = band "vikings"
    local bearer = red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 16.4, 10 } })
    t.yes(man:in_aura(6, { has = "standard" }) == bearer)
    put(man, { 16.5, 10 })
    t.yes(man:in_aura(6, { has = "standard" }) == bearer)
    put(man, { 16.6, 10 })
    t.no(man:in_aura(6, { has = "standard" }))
  end,
}
