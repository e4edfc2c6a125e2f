-- E: number_against_a_word.lua:6: E-RUNTIME [broken:number_against_a_word] cannot compare ev.target.hp <= "1": ev.target.hp is 1 (1 without quotes is a number)
rule "broken:number_against_a_word" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.target.hp <= "1" then ev:modify(1) end
  end,
}
