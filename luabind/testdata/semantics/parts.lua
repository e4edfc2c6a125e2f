-- Parts of a rule have fields of their own and share what stands on the rule.

talent "tal" { title = "Talent", price = 1 }

rule "part:rule" {
  title = "Parts", troop = "chief",
  limit = "3 per game",
  when = function(ev) return ev.attacker.hp > 1 end,
  { hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end },
  {
    hook = "pillage.modify_attack",
    when = function(ev) return ev.target.hp > 1 end,
    effect = function(ev) ev:modify(2) end,
  },
  { hook = "pillage.modify_attack", who = "target", when = function(ev) return ev.attacker.hp > 5 end, effect = function(ev) ev:modify(-4) end },
}
-- One effect at two points with other roles: the limit counts for the bearer at each.
rule "part:hooks" {
  title = "Hooks", troop = "warrior", limit = "once per turn",
  hook = { "pillage.on_attack_rolled", "pillage.on_model_removed" },
  state = { times = "number" },
  effect = function(ev)
    local me = ev.model or ev.attacker
    ev:set(me, "times", me.state.times + 1)
  end,
}

scenario "both whens must hold, and who is of the part" {
  run = function(t)
    local red, blue = band(), band()
    local chief = red:add("chief", { hp = 3, at = { 10, 10 } })
    local weak = red:add("chief", { hp = 1, at = { 10, 12 } })
    local b = blue:add("warrior", { hp = 1, at = { 10, 11 } })
    local big = blue:add("warrior", { hp = 9, at = { 11, 11 } })
    local function line(a, b, n)
      need("hit", a, b)
      t.explains("part:rule", n)
    end
    line(chief, b, 1)
    need("hit", chief, b)
    t.fails(function() t.explains("part:rule", 2) end, "E-ASSERT")
    line(chief, big, 2)
    need("hit", weak, b)
    t.no(explain():find("part:rule", 1, true))
    line(big, chief, -4)
  end,
}

scenario "a limit on the rule is shared by its parts" {
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local chief = red:add("chief", { hp = 3, at = { 10, 10 } })
    local b = blue:add("warrior", { hp = 3, at = { 10, 11 } })
    engage(chief, b)
    attack(chief, b)              -- both parts
    t.ran("part:rule", 2)
    attack(chief, b)              -- one use is left: it goes to the part asked first
    t.ran("part:rule", 3)
  end,
}
