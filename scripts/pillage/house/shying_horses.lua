-- A house rule: a horse near a blaze may shy, and its rider loses the turn.
--
--   fire = piece("house", { at = { 10, 10 }, size = { 4, 4 }, burning = true })
--   a = band "huns":add("warrior", { horse = true, at = { 10, 15 } })
--   compare{ book = "move(a, { 10, 20 }); return a.moved > 0", house = 'on "shying_horses"; move(a, { 10, 20 }); return a.moved > 0' }
--   > book   certain
--   > house  50.00 %  1/2  -50 points  -1/2

house "shying_horses" {
  title = { en = "Shying horses", ru = "Кони боятся огня" },
  text = { en = "A rider who begins his movement within 6 inches of a fire does nothing that turn, unless he rolls 4 and more.",
    ru = "Всадник, начинающий движение в 6 дюймах от огня, в этот ход ничего не делает, если не выбросит 4 и больше." },
  data = { near = 6, need = 4 },
}

rule "house:shying_horses" {
  title = { en = "Shying horse", ru = "Конь шарахается" },
  house = "shying_horses",
  hook = "pillage.on_part_start", each = { mounted = true },
  when = function(ev)
    if ev.stage ~= "movement" then return false end
    for _, p in ipairs(ev:pieces()) do
      if p.burning and ev.model:distance(p) <= ev.data.near then return true end
    end
  end,
  effect = function(ev)
    if not ev:check(ev.data.need) then ev:skip(ev.model, { what = "all" }) end
  end,
}
