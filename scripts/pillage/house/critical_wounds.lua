-- A house rule: a natural 6 to hit that the save does not stop takes two hit points.
--
--   a, b = band "vikings":add("warrior", { weapon = "dane_axe" }), band "normans":add("chief", { weapon = "spear" })
--   engage(a, b)
--   compare{ book = "fight(a, b)", house = 'on "critical_wounds"; fight(a, b)', measure = measure.wounds(b) }
--   > book   0.21  539/2592
--   > house  0.26  2695/10368       +0.05  +539/10368

house "critical_wounds" {
  title = { en = "Critical wounds", ru = "Тяжелые раны" },
  text = { en = "A wound by an attack that hit on a natural 6 takes one hit point more.",
    ru = "Рана от атаки, попавшей на натуральную 6, отнимает на пункт здоровья больше." },
  data = { face = 6, extra = 1 },
}

rule "house:critical_wounds" {
  title = { en = "Critical wound", ru = "Тяжелая рана" },
  house = "critical_wounds", state = { critical = "flag" }, lasts = "attack",
  {
    hook = "pillage.on_attack_rolled",
    when = function(ev) return ev.success and ev.natural >= ev.data.face end,
    effect = function(ev) ev:set(ev.attacker, "critical", true) end,
  },
  {
    hook = "pillage.on_wounded", limit = "once per attack", per = "battle",
    when = function(ev) return ev.by_weapon and ev.attacker and ev.attacker.state.critical end,
    effect = function(ev) ev:wound(ev.target, ev.data.extra, ev.cause) end,
  },
}
