-- A rule in the role of the target speaks for the rider, unless it says mount.
-- A model that the weather may not touch is left alone by its rules.

talent "tal" { title = "Talent", price = 1 }
local at = "pillage.modify_save"
local function plus(n) return function(ev) ev:modify(n) end end
rule "mnt:rider" { title = "Rider", troop = "warrior", hook = at, effect = plus(1) }
rule "mnt:both" { title = "Both", troop = "warrior", mount = true, hook = at, effect = plus(1) }
rule "mnt:nobody" { title = "Nobody", hook = at, effect = plus(1) }
rule "mnt:talent" { title = "Talent", talent = "tal", hook = at, effect = plus(1) }

rule "wet:fog" { title = "Fog", weather = "fog", hook = "pillage.modify_attack", effect = plus(1) }
rule "wet:aura" { title = "Fog near a torch", weather = "fog", gear = "torch", aura = 6, hook = "pillage.modify_attack", effect = plus(1) }
rule "wet:immune" {
  title = "Immune", troop = "chief", hook = "pillage.can_weather_affect",
  when = function(ev) return ev.effect == "wet:fog" or ev.effect == "wet:aura" end,
  effect = function(ev) ev:refuse() end,
}

scenario "what is said of the rider is not said of his horse" {
  dice = { target = { 1, 6 }, hit = { 6, 6 }, save = { 6, 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { name = "A", at = { 10, 10 } })
    local b = blue:add("warrior", { name = "B", horse = true, hp = 50, at = { 10, 11.3 } })
    blue:add("chief", { talents = "tal", at = { 30, 30 } })
    engage(a, b)
    local parts = {}
    for i = 1, 2 do
      local blow = attack(a, b).blows[1]
      parts[blow.part or "?"] = explain()
    end
    t.yes(parts.rider and parts.mount)
    for _, id in ipairs { "mnt:rider", "mnt:both", "mnt:nobody", "mnt:talent" } do
      t.yes(parts.rider:find(id, 1, true))
      t.equal(parts.mount:find(id, 1, true) ~= nil, id == "mnt:both")
    end
  end,
}

scenario "a refusal of can_weather_affect keeps the weather from a model" {
  weather = "fog",
  run = function(t)
    local red, blue = band(), band()
    local chief = red:add("chief", { torch = true, at = { 10, 10 } })
    local man = red:add("warrior", { at = { 11, 10 } })
    local b = blue:add("warrior", { at = { 10, 11 } })
    need("hit", chief, b)
    t.no(explain():find("wet:fog", 1, true))
    t.no(explain():find("wet:aura", 1, true))
    need("hit", man, b)
    t.explains("wet:fog", 1)
    t.explains("wet:aura", 1)
  end,
}
