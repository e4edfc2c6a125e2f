-- No Lua: what it declares is not missed elsewhere.
gear "lost_horn" { title = { en = "Lost horn" } }
rule "unloadable:lost" {
  title = { en = "Lost" }
  gear = "lost_horn"
}
