-- Loose mounts, an optional section: animals without a rider take fright.

house "loose_mounts" {
  title = { en = "Loose mounts", ru = "Убежавшие лошади" },
  text = "Animals without a rider stay on the table, and may bolt.",
  data = {
    hold = 0.5,
  },
}

rule "WEST-LOOSE-01" {              -- the horse of a dead man stays
  title = { en = "Loose mounts", ru = "Убежавшие лошади" },
  house = "loose_mounts",
  hook = "oldwest.modify_keeps_mount",
  effect = function(ev) ev:become(true) end,
}

rule "WEST-LOOSE-02" {              -- neither tied, nor with its living master beside it
  title = { en = "When a mount is loose", ru = "Когда лошадь убегает" },
  house = "loose_mounts",
  hook = "oldwest.modify_loose",
  when = function(ev)
    local m = ev.model
    if m.tied then return false end
    return not (m.owner and m.owner.alive and m:touches(m.owner))
  end,
  effect = function(ev) ev:become(true) end,
}

rule "WEST-LOOSE-03" {              -- two dice and its Courage; who fails runs where Priority sends it
  title = { en = "Bolting", ru = "Лошадь понесла" },
  house = "loose_mounts",
  hook = "oldwest.on_loose",
  effect = function(ev)
    local missing = ev:lookup "rules.west.courage.need" - ev:roll "2d6"
    if ev.model.courage < missing then ev:set(ev.model, "bolting", true) end
  end,
}

rule "WEST-LOOSE-04" {              -- any man on foot may untie any animal
  title = { en = "Horse thieves", ru = "Отвязать чужую лошадь" },
  house = "loose_mounts",
  hook = "oldwest.modify_untie",
  effect = function(ev) ev:become(true) end,
}

rule "WEST-LOOSE-05" {              -- it holds nobody up, and runs round who is in its way
  title = { en = "Around enemies", ru = "В обход врагов" },
  house = "loose_mounts",
  {
    hook = "oldwest.modify_zone",
    when = function(ev) return ev.model.object and not ev.model.rider end,
    effect = function(ev) ev:become(0) end,
  },
  {
    hook = "oldwest.modify_detour",
    effect = function(ev) ev:become(true) end,
  },
}

rule "WEST-LOOSE-06" {              -- nobody wins or learns anything by shooting a stray
  title = { en = "A stray is worth nothing", ru = "Ничья лошадь не в счет" },
  house = "loose_mounts",
  hook = "oldwest.modify_worth",
  when = function(ev) return ev.model.object and not ev.model.rider end,
  effect = function(ev) ev:become(0) end,
}

rule "WEST-HOLD-01" {               -- by the reins it comes along, at half the pace of its holder
  title = { en = "Holding a horse", ru = "Держать лошадь" },
  house = "loose_mounts",
  hook = "oldwest.modify_move",
  when = function(ev) return ev.model.holds ~= nil end,
  effect = function(ev) ev:become(ev.data.hold) end,
}
