-- He bares his backside at the enemy, who forget to aim.

talent "lewd_provocateur" {
  title = { en = "Lewd Provocateur", ru = "Похабный провокатор" },
  text = { en = "The enemy attacks worse in the first fight of the game.", ru = "В первом бою игры враг бьет хуже." },
  price = { 5, source = "TIDI, B" },
  factions = { except = { "carolingians", "normans" } },
  data = {
    attack = -1,
    -- "round": the first round of the first fight; "fight": all its rounds;
    -- "stage": every fight of that melee stage.
    span = { "round", source = "GAP-AMBUSH-FIRST; TIDI, B" },
  },
}

-- Is this the first fight of the game, or is none fought yet?
local function first(ev)
  local now = ev.battle.state
  if now.first_fight == 0 then return true end
  local same = ev.fight.number == now.first_fight
  if ev.data.span == "fight" then return same end
  return now.first_melee == ev.turn and (same or ev.data.span == "stage")
end

rule "PIL-TALENT-39" {
  title = { en = "Lewd Provocateur", ru = "Похабный провокатор" },
  talent = "lewd_provocateur",
  state = { first_fight = "number", first_melee = "number" },
  {
    hook = "pillage.on_fight_start",
    when = function(ev) return ev.battle.state.first_fight == 0 end,
    effect = function(ev)
      ev:set(ev.battle, "first_fight", ev.fight.number)
      ev:set(ev.battle, "first_melee", ev.turn)
    end,
  },
  {
    hook = "pillage.modify_attack", who = "target", mount = true,
    when = function(ev)
      return ev.kind == "melee" and ev.fight and ev.attacker:enemy_of(ev.target)
        and first(ev)
    end,
    effect = function(ev) ev:modify(ev.data.attack) end,
  },
}
