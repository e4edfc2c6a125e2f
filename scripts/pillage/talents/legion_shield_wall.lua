-- The drill of the legions: one rank closes as tightly as two.

talent "legion_shield_wall" {
  title = { en = "Legion Shield Wall", ru = "Стена щитов легиона" },
  text = { en = "The shield wall protects all its members as if it had a second rank.", ru = "Стена щитов защищает всех так, будто за ней стоит второй ряд." },
  price = { 40, source = "TIDI, B" },
  factions = { "late_romans", "visigoths", "romano_british" },
  data = { bonus = 2 },
}

rule "PIL-TALENT-23" {              -- in place of what the wall gives, not on top of it
  title = { en = "Legion Shield Wall", ru = "Стена щитов легиона" },
  talent = "legion_shield_wall",
  hook = "pillage.modify_formation_bonus",
  when = function(ev) return ev.formation == "shield_wall" end,
  effect = function(ev)
    if ev:lookup "rules.wall.bonus" == "sum" and ev.value >= ev.data.bonus then
      ev:modify(ev.data.bonus - ev:lookup "rules.formation.shield_wall.save_bonus")
    else
      ev:become(ev.data.bonus)
    end
  end,
}
