-- E: syntax.lua:4: E-SYNTAX unexpected "hook" (a comma may be missing before it)
rule "broken:syntax" {
  title = "Broken"
  hook = "pillage.modify_attack",
}
