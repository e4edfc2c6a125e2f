-- Buildings with the tag armoury: weapons lie there, better than what many carry.

game_table "rules.armoury" {
  -- The row of the search on which a better weapon is found.
  on = 6,
  -- Chosen "after" that row, instead of the loot; or "before" the die, and any
  -- other row is nothing.
  choice = { "after", source = "GAP-ARMOURY-CHOICE", placeholder = true },
  better = { improvised = "spear", spear = "hand_weapon", hand_weapon = "dane_axe" },
}

local known = { improvised = true, spear = true, hand_weapon = true }

local function can_improve(ev)
  return ev.piece and ev.model.inside == ev.piece and ev.piece:tagged "armoury" and known[ev.model.weapon] or false
end

rule "PIL-BUILD-15" {               -- who is inside may take a better weapon instead of loot
  title = { en = "Armoury", ru = "Склад оружия" },
  state = { arms_wanted = "flag" }, lasts = "turn",
  {
    hook = "pillage.on_search",
    when = function(ev) return ev:lookup "rules.armoury.choice" == "before" and can_improve(ev) end,
    effect = function(ev)
      ev:set(ev.model, "arms_wanted", ev:choose("what to look for", { "loot", "weapon" }) == "weapon")
    end,
  },
  {
    hook = "pillage.modify_search",
    when = can_improve,
    effect = function(ev)
      if ev:lookup "rules.armoury.choice" == "before" then
        if ev.model.state.arms_wanted then ev:cancel() end
      elseif ev.value == ev:lookup "rules.armoury.on" and ev:choose("what to take", { "loot", "weapon" }) == "weapon" then
        ev:cancel()
      end
    end,
  },
  {
    hook = "pillage.on_searched",
    when = function(ev)
      return ev.by == "PIL-BUILD-15" and ev.row == ev:lookup "rules.armoury.on" and known[ev.model.weapon]
    end,
    effect = function(ev)
      ev:rearm(ev.model, ev.model.weapon, ev:lookup("rules.armoury.better." .. ev.model.weapon))
    end,
  },
}
