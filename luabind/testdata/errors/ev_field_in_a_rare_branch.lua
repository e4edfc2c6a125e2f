-- E: ev_field_in_a_rare_branch.lua:8: E-FIELD [broken:rare] ev has no field "atacker" at pillage.modify_attack (did you mean attacker?)
rule "broken:rare" {
  title = "Rare",
  hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.weather ~= "fog" then return end
    -- only fog comes here; the loader sees it all the same
    ev:modify(ev.atacker.hp)
  end,
}
