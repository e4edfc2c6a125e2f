-- A breeder of dogs among the chiefs: every pack is larger, and dearer.

talent "dog_handler" {
  title = { en = "Dog Handler", ru = "Псарь" },
  text = { en = "Packs of hounds are of four.", ru = "В своре четыре пса." },
  price = { 0, source = "TIDI, B" },
  factions = { "irish_scots_picts" },
  data = {
    hounds = 4,
    -- For each handler of the band, in gold.
    each = { 10, source = "TIDI, B" },
  },
}

rule "PIL-TALENT-02" {              -- one hound more for each handler, and its price
  title = { en = "Dog Handler", ru = "Псарь" },
  talent = "dog_handler",
  {
    hook = "pillage.modify_pack",
    when = function(ev) return ev.item == "war_dogs" end,
    effect = function(ev) ev:become(ev.data.hounds) end,
  },
  {
    hook = "pillage.modify_price",
    when = function(ev) return ev.item == "war_dogs" and ev.value end,
    effect = function(ev) ev:modify(ev.data.each) end,
  },
}
