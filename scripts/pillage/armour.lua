-- What is worn, and the gear that is carried besides weapons. A piece with a
-- `class` counts for the armour class: one piece gives SA, two give FA.

armour "armour" {
  title = { en = "Armour", ru = "Броня" },
  text = { en = "Mail, leather, gambeson: body armour of any kind.", ru = "Кольчуга, кожа, стеганка: любой доспех на теле." },
  class = "SA",
  implements = { "PIL-GEAR-16" },
}

armour "shield" {
  title = { en = "Shield", ru = "Щит" },
  text = { en = "Better class, a raised shield in melee, a place in the shield wall.", ru = "Класс выше, поднятый щит в рукопашной, место в стене щитов." },
  class = "SA",
  hands = 1,
  implements = { "PIL-GEAR-15" },
}

armour "helmet" {
  title = { en = "Helmet", ru = "Шлем" },
  text = { en = "Looks good; gives no class.", ru = "Красив, но класса не дает." },
  implements = { "PIL-GEN-09" },
}

gear "horse" {
  title = { en = "Horse", ru = "Лошадь" },
  text = { en = "Makes its rider cavalry.", ru = "Делает всадника кавалерией." },
  moves_as = "cavalry",
}

gear "torch" {
  title = { en = "Torch", ru = "Факел" },
  text = { en = "Flame in the hand; riders carry none unless a rule lets them.", ru = "Огонь в руке; всаднику он не положен, если правило не разрешит." },
  hands = 1,
}

-- The standard ------------------------------------------------------------------

gear "standard" {
  title = { en = "Standard", ru = "Знамя" },
  text = { en = "Friends near it roll ones in melee again and do not run.", ru = "Свои рядом перебрасывают единицы в рукопашной и не бегут." },
  -- Always in use: of shield and one-handed weapon one is left at a time.
  hands = { 1, rule = "PIL-GEAR-03", source = "GAP-STANDARD-BOTH; PAL, A" },
  one_per_band = { true, rule = "PIL-BAND-04" },
  implements = { "PIL-GEAR-03", "PIL-GEAR-05" },
  data = {
    reach = 6,
    bearer_save = -1,
    -- "friends" roll ones again near it, or "all", enemies too.
    side = { "friends", source = "GAP-STANDARD-SIDE", placeholder = true },
  },
}

rule "PIL-GEAR-01" {                -- the banner in sight: an unlucky blow is struck again
  title = { en = "Under the standard", ru = "Под знаменем" },
  gear = "standard", aura = "reach",
  when = function(ev) return ev.kind == "melee" end,
  {
    hook = "pillage.modify_attack_reroll",
    effect = function(ev) ev:reroll("ones") end,
  },
  {                                 -- an enemy's banner, where the tables let it
    hook = "pillage.modify_attack_reroll", who = "any",
    when = function(ev)
      return ev:lookup "rules.gear.standard.side" == "all"
        and ev.attacker:in_aura(ev:lookup "rules.gear.standard.reach", { side = "enemy", has = "standard" })
    end,
    effect = function(ev) ev:reroll("ones") end,
  },
}

rule "PIL-GEAR-02" {                -- nobody runs from his own banner
  title = { en = "Stand by the standard", ru = "Стоять у знамени" },
  gear = "standard", aura = "reach",
  hook = "pillage.can_fail_morale",
  effect = function(ev) ev:refuse() end,
}

rule "PIL-GEAR-04" {                -- one hand is never free
  title = { en = "Standard-bearer", ru = "Знаменосец" },
  gear = "standard",
  hook = "pillage.modify_save",
  effect = function(ev) ev:modify(ev.data.bearer_save) end,
}

-- The horn ----------------------------------------------------------------------

gear "horn" {
  title = { en = "Horn", ru = "Рог" },
  text = { en = "Friends near it move faster and do not run.", ru = "Свои рядом двигаются быстрее и не бегут." },
  hands = { 1, rule = "PIL-GEAR-08", source = "GAP-STANDARD-BOTH; PAL, A" },
  one_per_band = { true, rule = "PIL-BAND-05" },
  implements = { "PIL-GEAR-08", "PIL-GEAR-09" },
  data = {
    reach = 6,
    move = 2,
    -- Heard at "any" start, of a charge too; or of a "move" alone.
    when = { "any", source = "GAP-HORN-WHEN", placeholder = true },
    -- Does it hearten him who blows it?
    self_morale = { true, source = "GAP-HORN-SELF", placeholder = true },
  },
}

rule "PIL-GEAR-06" {                -- he who blows it does not run any faster
  title = { en = "Sound of the horn", ru = "Звук рога" },
  gear = "horn", aura = "reach", aura_others = true,
  hook = "pillage.modify_move",
  when = function(ev) return ev.data.when == "any" or ev.purpose == "move" end,
  effect = function(ev) ev:modify(ev.data.move) end,
}

rule "PIL-GEAR-07" {
  title = { en = "Heart of the horn", ru = "Ободряющий рог" },
  gear = "horn", aura = "reach",
  hook = "pillage.can_fail_morale",
  when = function(ev) return ev.data.self_morale or ev.owner ~= ev.model end,
  effect = function(ev) ev:refuse() end,
}
