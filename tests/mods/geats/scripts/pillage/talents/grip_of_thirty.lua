-- Grip of Thirty: a chief with the strength of thirty men in his hand, who breaks his own swords.
talent "grip_of_thirty" {
  title = { en = "Grip of Thirty", ru = "Хватка тридцати" },
  text = {
    en = "His bare hands hit more easily by 1 and push at +2; on a natural 1 his weapon breaks.",
    ru = "Голыми руками попадает на 1 легче и толкает с +2; на чистой 1 оружие ломается.",
  },
  price = 40, factions = { "geats" }, data = { grip = -1, shove = 2, snaps_on = 1 },
}

rule "geats:grip" {                         -- he needs no sword, and his swords do not last
  title = { en = "Grip of thirty", ru = "Хватка тридцати" }, talent = "grip_of_thirty",
  { hook = "pillage.modify_to_hit",
    when = function(ev) return ev.attacker == ev.owner and ev:weapon_is "improvised" end,
    effect = function(ev) ev:modify(ev.data.grip) end },
  { hook = "pillage.modify_push_roll",
    when = function(ev) return ev.model == ev.owner end,
    effect = function(ev) ev:modify(ev.data.shove) end },
  { hook = "pillage.on_attack_rolled",
    when = function(ev)
      return ev.attacker == ev.owner and ev.kind == "melee" and ev.natural <= ev.data.snaps_on and not ev:weapon_is "improvised"
    end,
    effect = function(ev) ev:rearm(ev.attacker, ev.weapon, "improvised") end },
}
