-- E: title_without_english.lua:4: E-DECLARE house "odd": a text needs English ({ en = "..." })
house "odd" {
  text = "x",
  title = { ru = "Странно" },
}
