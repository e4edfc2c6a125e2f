-- Who falls in a step makes his blow, whatever a rule sets off meanwhile.

local function named(ev, n) for _, m in ipairs(ev:models{ side = "any" }) do if m.name == n then return m end end end
rule "case:add" { title = "ADD", hook = "pillage.on_attack_rolled", when = function(ev) return ev.target.name == "C" end,
  effect = function(ev) ev:attack{ by = ev.attacker, at = named(ev, "D") } end }
rule "case:fc" { title = "FC", hook = "pillage.on_attack_rolled", when = function(ev) return ev.target.name == "D" end,
  effect = function(ev) ev:force_charge(named(ev, "K"), named(ev, "L")) end }
scenario "who dies in a step strikes in it all the same, and is among the lost" {
  dice = { hit = { A = { 6, 1 }, C = { 1 } }, save = { 1 }, charge = { 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { name = "A", weapon = "hand_weapon", at = { 10, 10 } })
    local c = blue:add("warrior", { name = "C", weapon = "hand_weapon", at = { 10, 11 } })
    local d = blue:add("warrior", { name = "D", hp = 9, at = { 20, 10 } })
    red:add("warrior", { name = "K", at = { 30, 30 } }) blue:add("warrior", { name = "L", at = { 30, 34 } })
    engage(a, c)
    local r = fight(a, c)
    t.equal(#r:by(c), 1)
    t.equal(r.lost, 1)
  end,
}
