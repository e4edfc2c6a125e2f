-- E: limit_malformed.lua:5: E-DECLARE [broken:limit_malformed] limit is like "once per turn" or "3 per fight", not "twice a turn"
rule "broken:limit_malformed" {
  title = "Broken",
  hook = "pillage.modify_attack",
  limit = "twice a turn",
  effect = function(ev) ev:modify(1) end,
}
