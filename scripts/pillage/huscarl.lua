-- The huscarl: two weapons, a practised axe, and a word that carries.

troop "huscarl" {
  title = { en = "Huscarl", ru = "Хускарл" },
  text = { en = "The best of the foot, with axe and sword.", ru = "Лучший из пеших, с топором и мечом." },
  hp = { 1, source = "GAP-HUSCARL-STATS", placeholder = true },
  attacks = { 1, source = "GAP-HUSCARL-STATS", placeholder = true },
  morale = "tests",
  needs = { { "armour" }, rule = "PIL-TROOP-07" },
  bans = { { "ranged" }, rule = "PIL-TROOP-07", source = "TIDI, B" },
  melee_weapons = { 2, rule = "PIL-TROOP-07" },
  data = {
    reach = 6,
    -- What of the axe he is spared: its late "step", or "none" of it.
    axe = { "step", source = "GAP-HUSCARL-PENALTY", placeholder = true },
    -- true: his word moves himself too.
    inspire = { himself = false, source = "GAP-INSPIRE-CHARGE", placeholder = true },
  },
}

rule "PIL-TROOP-07" {               -- axe and sword on one man, chosen anew each round
  title = { en = "Axe and sword", ru = "Топор и меч" },
  troop = "huscarl",
  {
    hook = "pillage.can_field_band",
    when = function(ev)
      return ev.model:has "shield" and not ev.model:has "hand_weapon"
    end,
    effect = function(ev)
      ev:refuse {
        en = "a huscarl has a shield only beside a hand weapon",
        ru = "хускарл носит щит только вместе с ручным оружием",
      }
    end,
  },
  {
    hook = "pillage.can_field_band",
    when = function(ev)
      local me = ev.model
      return me:carried("melee") > 1
        and not (me:has "dane_axe" and me:has "hand_weapon")
    end,
    effect = function(ev)
      ev:refuse {
        en = "the two weapons of a huscarl are a Dane axe and a hand weapon",
        ru = "два оружия хускарла - датский топор и ручное оружие",
      }
    end,
  },
  {
    hook = "pillage.modify_weapon",
    when = function(ev)
      local me = ev.attacker
      return ev.kind == "melee" and me:has "dane_axe" and me:has "hand_weapon"
    end,
    effect = function(ev)
      ev:add("dane_axe")
      ev:add("hand_weapon")
    end,
  },
}

rule "PIL-TROOP-08" {               -- still two hands, but no longer the last blow
  title = { en = "Practised axe", ru = "Привычный топор" },
  troop = "huscarl", weapon = "dane_axe",
  hook = "pillage.modify_strike_step",
  when = function(ev) return ev:lookup "rules.troop.huscarl.axe" == "step" end,
  effect = function(ev) ev:become { step = "normal" } end,
}

rule "PIL-TROOP-09" {               -- once he shouts, and the others go on
  title = { en = "Inspire", ru = "Воодушевление" },
  troop = "huscarl",
  hook = "pillage.on_part_end",
  limit = "once per game",
  when = function(ev) return ev.stage == "movement" end,
  -- "no" comes first because it is the default: once a game, it must be wanted.
  effect = function(ev)
    if ev:choose("inspire", { "no", "yes" }) == "no" then return end
    local himself = ev:lookup "rules.troop.huscarl.inspire.himself"
    for _, friend in ipairs(ev.model:aura(ev.data.reach, { others = not himself })) do
      ev:grant_move(friend)
    end
  end,
}
