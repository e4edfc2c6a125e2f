-- When in a turn each point is asked, with a rule of this file's own on each.
house "test_clock" { title = "Clock" }
troop "test_clock" { title = "Clock", hp = 1, attacks = 0, class = "UA", object = true, morale = "immune" }

-- Whatever happens is noted down as the next thing that has happened, on a clock
-- that stands on the table.
local function note(name, hook, when, side)
  rule("test:" .. name) {
    title = name, house = "test_clock", hook = hook, when = when, state = { tick = "number", [name] = "number" },
    effect = function(ev)
      local clock = ev:models { side = "any", troop = "test_clock", object = true }[1]
      if clock.state[name] > 0 then return end
      ev:set(clock, "tick", clock.state.tick + 1)
      ev:set(clock, name, clock.state.tick + 1)
    end,
  }
end

local order = {}                       -- the names, in the order in which they must come
local function next_is(name, hook, when)
  order[#order + 1] = name
  note(name, "pillage." .. hook, when)
end

local function of(faction) return function(ev) return ev.side.faction == faction end end
local function stage(s) return function(ev) return ev.turn == 2 and ev.stage == s end end
local function part(s, faction)
  return function(ev) return ev.turn == 2 and ev.stage == s and ev.side.faction == faction end
end
local function model(name) return function(ev) return ev.model and ev.model.name == name end end
local function attacker(name, kind)
  return function(ev) return ev.attacker.name == name and ev.kind == kind end
end

-- At the start of a stage the book comes before the rules, at its end after them.
-- The side that wins the roll of the deployment, Vikings here, comes first.
next_is("vikings_place", "on_before_deployment", of "vikings")
next_is("huns_place", "on_before_deployment", of "huns")
next_is("vikings_deployed", "on_deployed", of "vikings")
next_is("huns_deployed", "on_deployed", of "huns")
-- In turn 2 the Huns have the initiative.
next_is("turn_start", "on_turn_start", function(ev) return ev.turn == 2 end)
next_is("initiative_start", "on_stage_start", stage "initiative")
next_is("initiative_end", "on_stage_end", stage "initiative")
next_is("drowned", "on_model_removed", model "Swimmer")
next_is("movement_start", "on_stage_start", stage "movement")
next_is("huns_move", "on_part_start", part("movement", "huns"))
next_is("searches", "on_search", model "Searcher")
next_is("searched", "on_searched", model "Searcher")
next_is("declared", "on_charge_declared", model "Rider")
next_is("reaction", "on_attack_rolled", attacker("Bowman", "reaction"))
next_is("answered", "on_charge_answered", model "Rider")
next_is("huns_moved", "on_part_end", part("movement", "huns"))
next_is("vikings_move", "on_part_start", part("movement", "vikings"))
next_is("vikings_moved", "on_part_end", part("movement", "vikings"))
next_is("movement_end", "on_stage_end", stage "movement")
next_is("shooting_start", "on_stage_start", stage "shooting")
next_is("huns_shoot", "on_part_start", part("shooting", "huns"))
next_is("shot", "on_attack_rolled", attacker("Archer", "shoot"))
next_is("huns_shot", "on_part_end", part("shooting", "huns"))
next_is("vikings_shoot", "on_part_start", part("shooting", "vikings"))
next_is("vikings_shot", "on_part_end", part("shooting", "vikings"))
next_is("shooting_end", "on_stage_end", stage "shooting")
next_is("melee_start", "on_stage_start", stage "melee")
next_is("first_fight", "on_fight_start", function(ev) return ev.turn == 2 end)
next_is("weapon", "on_weapon_chosen", function(ev) return ev.attacker.name == "Axeman" end)
next_is("step_first", "on_attack_rolled", attacker("Rider", "melee"))
next_is("step_normal", "on_attack_rolled", attacker("Bowman", "melee"))
next_is("wounded", "on_wounded", function(ev) return ev.target.name == "Rider" end)
next_is("fallen", "on_model_removed", model "Rider")
next_is("step_last", "on_attack_rolled", attacker("Axeman", "melee"))
next_is("second_fight", "on_attack_rolled", attacker("Third", "melee"))
next_is("melee_end", "on_stage_end", stage "melee")
next_is("won", "on_melee_won", function(ev) return ev.turn == 2 end)
next_is("spread", "on_ignited", function(ev) return ev.cause == "spread" end)
next_is("burnt", "on_model_removed", model "Burnt")
next_is("ignition_start", "on_stage_start", stage "ignition")
next_is("lit", "on_ignited", function(ev) return ev.cause == "attempt" and ev.model.name == "Lighter" end)
next_is("ignition_end", "on_stage_end", stage "ignition")
next_is("morale_start", "on_stage_start", stage "morale")
next_is("fled", "on_model_removed", model "Coward")
next_is("morale_end", "on_stage_end", stage "morale")
next_is("turn_end", "on_turn_end", function(ev) return ev.turn == 2 end)

scenario "a whole turn, point by point" {
  covers = { "PIL-TURN-01", "PIL-INIT-02", "PIL-DEPLOY-02", "PIL-CHARGE-02", "PIL-MELEE-02", "PIL-FIRE-04", "PIL-FIRE-06", "PIL-MORALE-01" },
  dice = {
    deploy = { 2, 5 }, initiative = { 3, 5, 6, 2, 4, 1 },
    swim = { Swimmer = { 1 } }, search = { 1 }, charge = { Rider = { 5 }, Axeman = { 5 } },
    target = { 4, 4 },
    hit = { Bowman = { 1, 6 }, Archer = { 1, 1 }, Rider = { 1 }, Axeman = { 1 }, Third = { 6 }, Fourth = { 1 } },
    save = { Rider = { 1 }, Fourth = { 1 } },
    ignite = { Arsonist = { 4 }, Lighter = { 1, 3 } },
    spread = { 6 }, burn = { Burnt = { 5 }, Arsonist = { 4 } }, morale = { Far = { 2 }, Coward = { 1 } },
  },
  run = function(t)
    battle { strict = true, house = { "test_clock" } }
    local red, blue = band "huns", band "vikings"
    local function hun(name, kit, x, y) return red:add("warrior", kit, { name = name, at = { x, y } }) end
    local function viking(name, kit, x, y) return blue:add("warrior", kit, { name = name, at = { x, y } }) end
    local clock = red:add("test_clock", { at = { 46, 46 } })
    local rider = hun("Rider", { weapon = "spear", horse = true }, 10, 10)
    local axeman = hun("Axeman", { weapon = "dane_axe" }, 19, 6)
    local archer = hun("Archer", { weapon = "bow" }, 30, 10)
    local third = hun("Third", { weapon = "hand_weapon" }, 40, 20)
    local searcher = hun("Searcher", {}, 30, 20)
    local arsonist = hun("Arsonist", { torch = true }, 10, 30)
    local lighter = hun("Lighter", { torch = true }, 30, 38)
    local bowman = viking("Bowman", { weapon = "bow" }, 20, 10)
    local fourth = viking("Fourth", { weapon = "hand_weapon" }, 41, 20)
    viking("Far", { weapon = "spear" }, 30, 16)
    viking("Coward", { weapon = "spear" }, 2, 46)
    viking("Swimmer", {}, 44, 34)
    viking("Burnt", {}, 12.5, 33.5)
    local chest = piece("chest", { at = { 30.9, 20 } })
    local house = piece("house", { at = { 12.5, 30 }, size = { 4, 4 } })
    local barn = piece("house", { at = { 18, 30 }, size = { 4, 4 } })
    local other = piece("house", { at = { 32.5, 38 }, size = { 4, 4 } })
    deployment()
    start()
    to_stage "ignition"
    end_part(blue)
    ignite(arsonist, house)
    ignite(lighter, other)
    next_turn()
    piece("lake", { at = { 44, 34 }, size = { 4, 4 } })
    to_stage "movement"
    search(searcher, chest)
    t.yes(charge(rider, bowman, { react = "bow" }).contact)
    t.yes(charge(axeman, bowman, { react = "none" }).contact)
    engage(third, fourth)
    to_stage "shooting"
    shoot(archer, "Far")
    to_stage "melee"
    fight(rider, bowman)
    fight(third, fourth)
    to_stage "ignition"
    ignite(lighter, other)
    next_turn()
    t.yes(barn.burning)
    for i, name in ipairs(order) do t.equal({ name, clock.state[name] }, { name, i }) end
  end,
}
