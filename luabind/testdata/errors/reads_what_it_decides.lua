-- E: reads_what_it_decides.lua:5: E-DEPTH [broken:reads_what_it_decides] calls are nested deeper than 20 protected calls (a rule that reads what it decides itself, or a pcall in itself?)
rule "broken:reads_what_it_decides" {
  title = "Broken",
  hook = "pillage.modify_armour_class",
  effect = function(ev)
    if ev.model.class == "UA" then ev:become("SA") end
  end,
}
