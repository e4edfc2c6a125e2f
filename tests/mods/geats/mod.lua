-- The Geats of the sixth century: oaths on the burial mound, boars on the helmets, ships and winters.
mod "geats" {
  title = { en = "Geats of the whale road", ru = "Гауты дороги китов" },
  text = {
    en = "A people of ring-givers and shore raiders, with their own troop, gear, talents, winter and dragon.",
    ru = "Народ дарителей колец и береговых грабителей, со своими бойцами, снаряжением, талантами, зимой и драконом.",
  },
  version = "1.0", api = 1,
}
