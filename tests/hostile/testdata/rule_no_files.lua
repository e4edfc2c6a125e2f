-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_files]
rule "hostile:no_files" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local f = io.open("/etc/passwd")
  end,
}
