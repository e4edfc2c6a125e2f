-- A house rule: each side has three tokens, and may spend one to roll a failed die again.
--
--   a, b = band "vikings":add("warrior", { weapon = "bow" }), band "normans":add("warrior", { at = { 0, 12 } })
--   compare{ book = "shoot(a, b)", house = 'on "lucky_tokens"; shoot(a, b)', measure = measure.wounds(b) }
--   > book   0.48  155/324
--   > house  0.62  65375/104976       +0.14  +15155/104976

house "lucky_tokens" {
  title = { en = "Lucky tokens", ru = "Жетоны удачи" },
  text = { en = "Three times a game a side may roll a failed attack, save, charge or morale die again.",
    ru = "Трижды за игру сторона может перебросить неудачный кубик атаки, защиты, натиска или морали." },
  data = { tokens = 3 },
}

rule "house:lucky_tokens" {
  title = { en = "Lucky token", ru = "Жетон удачи" },
  house = "lucky_tokens",
  limit = "tokens per game", per = "side",
  hook = {
    "pillage.modify_attack_reroll", "pillage.modify_save_reroll",
    "pillage.modify_charge_reroll", "pillage.modify_morale_reroll",
  },
  effect = function(ev) ev:reroll "fails" end,
}
