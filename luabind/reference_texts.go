package luabind

// What the names of the reference mean.

// kindAbout says what each declaring word is for, with an example.
var kindAbout = map[string]said{
	"game_table": {doc: "numbers of the game by their path", use: `game_table "rules.morale" { need = 3 }`},
	"weapon": {doc: "something to strike or shoot with", use: `weapon "long_axe" {
  title = "Long axe", kind = "melee", hands = 2, used = { "melee" },
  to_hit = { UA = 3, SA = 4, FA = 4 }, save_mod = -1,
}`},
	"armour":    {doc: "something that protects", use: `armour "helm_of_gold" { title = "Gold helmet", one_per_band = true }`},
	"gear":      {doc: "anything else that a model carries", use: `gear "drum" { title = "Drum", hands = 1, one_per_band = true }`},
	"troop":     {doc: "a kind of model", use: `troop "skald" { title = "Skald", hp = 1, attacks = 1, bans = { "ranged" } }`},
	"formation": {doc: "what several models form together: form(\"id\", models)", use: `formation "phalanx" { title = "Phalanx", needs = { "pike" }, min = 4, save_bonus = 1 }`},
	"terrain":   {doc: "a kind of ground, obstacle, building or marker: piece(\"id\", { at = {20, 24}, size = {6, 4} }) sets one up", use: `terrain "quicksand" { title = "Quicksand", class = "difficult", tags = { "sand" } }`},
	"faction": {doc: "whose bands there are", use: `faction "jomsvikings" {
  title = "Jomsvikings", limits = { max_chiefs = 2, shooters_pct = 20 },
  prices = { warrior = 10, chief = 40, spear = 5 },
}`},
	"talent":  {doc: "something that a chief can do", use: `talent "lucky" { title = "Lucky", price = 20, factions = "all", data = { bonus = 1 } }`},
	"weather": {doc: "weather; set_weather \"id\" puts it in force", use: `weather "sleet" { title = "Sleet", data = { shooting = -1 } }`},
	"house":   {doc: "a house rule; on \"id\" puts it in force", use: `house "grim" { title = "Grim", set = { ["rules.morale.need"] = 4 } }`},
	"rule": {doc: "answers at a point of play", use: `rule "mymod:deep_cuts" {
  title = "Deep cuts", weapon = "dane_axe", hook = "pillage.modify_save",
  when = function(ev) return ev.kind == "melee" end,
  effect = function(ev) ev:modify(-1) end,
}

The id is that of a rule of the book, or mod:name.`},
	"scenario": {doc: "proves rules with given dice", use: `scenario "the axe bites" {
  covers = { "PIL-HIT-01" }, dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    t.equal(attack(a, b).lost, 1)
  end,
}`},
}

const tableText = `The keys are free. A table for a path that exists changes keys that it has; a key
that it does not have needs new = true beside it. The path may lead into what is
declared, by its data keys: factions.vikings.prices, rules.weapon.bow. Each number
has a data key, path and name: rules.morale.need. Any value may say where it comes
from: { 6, source = "...", placeholder = true }.
`

const modText = `mod  a folder of scripts; mod.lua in it says what it is

  mod "my_mod" { version = "1.0", api = 1 }

  my_mod/mod.lua
  my_mod/scripts/pillage/*.lua     declarations and rules
  my_mod/factions/pillage/*/*.lua  the same, a folder a faction
  my_mod/scenarios/*.lua           scenarios; a folder of that name may lie
                                   below the two others too
  my_mod/bands/*.lua               band lists, for skald muster and :load
  my_mod/lib/*.lua                 what the others share: :help require
  my_mod/examples/*.lua            scripts, for skald run

Folders inside scripts/pillage are read too: talents, weather, whatever you like.
Ids of rules are mod:name; all other ids stand alone, and a second declaration of
one is an error. skald test my_mod runs its scenarios, skald muster
my_mod/bands/raiders.lua prices a band, both with the mod loaded.

skald --mods my_mod loads it, :load my_mod at the prompt. Later mods lie over
earlier ones; a file at the path of another replaces it. What a mod needs is loaded
before it: given too, or found in a folder beside it.
`

// requireUse and requireDoc tell require in a line each.
const (
	requireUse = `local wounds = require "lib/wounds"`
	requireDoc = "what a file of lib returns, for the scripts of one mod"
)

const requirePage = "require  " + requireDoc + "\n\n  " + requireUse + `      my_mod/lib/wounds.lua

It stands at the top of a file: of declarations, of scenarios, of what skald run
and :load run from inside the mod, of another file of lib. At the prompt it is the
lib of the one mod that is loaded. Each file is read once; what it returned is
read-only, and the functions in it may be called anywhere, in rules too as long as
they keep nothing.

  local M = {}                             -- lib/wounds.lua
  function M.bonus(m) return m.hp == 1 and 1 or 0 end
  return M

A file of lib writes no global, declares nothing and gives no orders. :reload reads
it again.
`

const dataPage = `data  every number of the scripts has a key

  factions.ID.FIELD  talents.ID.FIELD  house.ID.FIELD
  rules.KIND.ID.FIELD for every other kind: rules.weapon.bow.range
  rules.TABLE.KEY for a game_table: rules.morale.need

What stands under data in a declaration is a field like the others, and what its
rules read as ev.data.NAME: talents.thegn.reach.

  lookup "rules.weapon.bow.range"        its value on this table
  set("rules.weapon.bow.range", 25)      changes it for this table
  ev:lookup "rules.weapon.bow.range"     in a rule
  set = { ["rules.morale.need"] = 4 }    in a house rule, a weather, a scenario

skald explain KEY shows the value and where it comes from.
`

const choicesHead = `choices  the answers to decisions, by stream, in the order asked

  choices = { ["PIL-TROOP-05"] = { "yes" }, ["PIL-TROOP-06"] = { "Friend" } }

streams
`

const choicesTail = `  and the id of a rule: its optional, ev:may, ev:choose and ev:choose_some, yes or
  no, else one of what is offered, models by their name; and a label of choose()

A stream that is not given takes the default: yes, the first, none. With one to
choose from nobody is asked. In a scenario an answer that nobody asked for fails;
t.choices{ ... } gives more on the way.
`

const strictPage = `strict  battle { strict = true }: the clock is kept

Free play, the default: an order carries the clock forward to its stage, the
first band has the initiative, and the first order ends deployment.
In strict play an order out of its stage, or of a side whose part it is not, is
an error, and the initiative is rolled. start() ends deployment; next_stage(),
end_part(side), to_stage "melee" and next_turn() move the clock. A side's part of
a stage begins with its first order, or with end_part(side): not with to_stage.
`

const measureHead = `measure  what a question looks at: odds(f, measure.alive(w)), or measure = in options

`

const measureTail = `
They count what happens while the question is played, from where the table stands.
Any function is a measure too: it gets what f returned, and what it returns is
looked at:

  odds(f, function() return w.alive and not b.alive end)
`

const distributionHead = `distribution  what odds, simulate and best answer: d = odds(f)

`

const distributionTail = `
An outcome is what f returned: a number, a word, true or false. Where these are
true and false, d:p(), d:fraction() and d:interval() mean true.
best has d.decisions too: a list of what is decided.
`

const questionHead = `question  what odds, simulate, compare, sweep and best ask about

Its function is run for every way that the dice can fall, each time on a table of
its own, and remembered like a rule. So it may give orders, change the table, roll
dice, and read all that stands there; but it keeps nothing: what it needs goes into
locals inside it, what it finds is returned. Globals, and tables from outside, are
read only (E-REPLAY, E-FROZEN). What it prints is not shown.

It returns a number, a word, true or false, a model, several of these, or nothing:
then the outcome is who is left.

An order that is illegal on some ways does nothing there, also under pcall, which
is then true: ask for its effect, or for the rule that refused it,
local r = move(a, { 10, 12 }) return r.refused or "moved". The answer says how often
that was; an order that is illegal on all ways is E-ORDER, unless best decides so.

options
`

const questionTail = `
A decision goes by choices; else by the answers that choices { ... } gave before;
else by default. The answer says under decided: how each went. best decides itself.

With fewer dice an answer comes sooner: dice.check(4) is two ways, dice.d6() six.
`

const stepsPage = `steps  a question in parts: odds{ steps = { f, g }, measure = m, state = { left = 3 } }

  odds{ steps = { f, times = 5 } }       f five times, on the table that it left
  odds{ steps = { f, g, times = 2 } }    f, g, f, g

Between steps all is forgotten but the table and the state, so that many steps stay
exact: ways that lead to the same are one way. Whole numbers that steps return are
added up; where none returns anything the outcome is who is left, or the measure.

state is a table of numbers. Every step gets it, may read it and write it:

  odds{ state = { left = 3 }, steps = { function(s)
    if s.left == 0 or not dice.check(4) then return 0 end
    s.left = s.left - 1
    return 1
  end, times = 5 } }
`

// verbNotes are what the page of a word says besides its line.
var verbNotes = map[string]string{
	"need": `
need("hit", a, b, { weapon = "bow", kind = "shoot" })  a strikes or shoots at b
need("save", a, b)                                     a saves against a blow of b
need("morale", m)                                      m tests

Nothing is rolled or changed. weapon and kind may be left out: the weapon in
hand, in melee.
`,
	"reach": `
reach("move", m, nil, { road = true })        how far m may go
reach("charge", m, target, { roll = 2 })      how far a charge goes with that roll
reach("range", m, target, { weapon = "bow" }) how far it shoots

Nothing is rolled or changed; the options may be left out. m:distance(b) measures
from base to base.
`,
	"piece": `
where it lies
  at = {20, 24}, size = {6, 4}     a rectangle round its middle
  at = {20, 24}, radius = 3        a circle; radius 0.4 if left out
  points = { {0, 0}, {4, 1}, ... } its corners
  line = { {0, 9}, {8, 9} }        a strip; also width = 0.4; 0.1 if left out
what it is
  name = "the barn"                how it is called, in place of its kind
  height = 2                       inches, in place of those of its kind
  tags = { "rich" }                more tags: :help terrain
  value = 2                        of loot: what it is worth
a building
  doors = { {20, 22} }             its entrances, points on its edge
  windows = { { 20, 22, faces = "south", floor = 1 } }  from which its men shoot
  floors = 2                       how many; the ground floor is 0
  capacity = 4                     how many it holds
a ship
  faces = "east"                   where its bow is: a word, or degrees

The kinds: skald list terrain.
`,
	"move": `
move(m, {14, 3})                      straight there
move(m, { {14, 3}, {14, 9} })         along a path
move(m, { towards = x })              towards a point, a model or a piece, round what is
                                      in the way, as far as it gets
move(m, { towards = x, at_most = 3 }) no more inches than that

A way that is found crosses what takes no die; who gets no nearer is refused.
r.spent and r.left are inches.
`,
	"volley": `
Archers of one side who have not moved or shot, each close to another, take the
place of their shots. The range is that from the marker to the nearest of them.
r.radius is nil and r.lost 1 where the marker is out of range; else everybody in
the radius has a blow, friend or foe, of which by is the nearest archer. Who falls
is asked with measure.lost(side).
`,
	"shoot": `
r.blows  a list: by at natural hit save wound and more of each shot: :help blow
r.lost   shots lost, without dice, because the target was out of range

Who falls is asked of the target, target.alive, or with measure.lost(side).
`,
	"fight": `
r = fight(a, b)
r.blows      a list: by at natural hit save wound and more of each: :help blow
r.lost       how many models left the game
r.over       is their melee over?
r:by(m)      the blows of m
r:hits(m)    how many of them hit
r:wounds(m)  how many of them wounded; what m loses itself is measure.wounds(m)
`,
	"band":   "\nred:add(...) and red:row(...) set up its models: :help add.\n",
	"battle": "\nThe dice of the seed begin anew too. strict: see :help strict. house and weather\nare put in force, set changes data keys afterwards: :help data.\n",
	"odds": `
odds(f)                          of what f returns, else of who is left
odds(f, measure.alive(w))        of a measure: :help measure
odds(f, { choices = { ... } })   with options: :help question
odds "fight(a, b)"               code in quotes in place of a function
odds{ steps = { f, g } }         of f and then g: :help steps

  odds(function() charge(b, w); fight(b, w); return w.alive end)

The answer is exact, over every way the dice can fall; where those are too many it
is an estimate and says so. What it is worth: :help distribution; why a roll needs
what it needs: explain() after it. The table stays as it is.
`,
	"simulate": `
simulate(f, 10000)                             plays f so often; 10000 if left out
simulate(f, { trials = 500, measure = m })     options as for odds: :help question

The same seed plays the same trials. 39.0 % +-1.0 at 95 %: were it all simulated
again and again, 95 of 100 such intervals would hold the true chance. Ctrl-C ends
it early, with what was played so far.
`,
	"compare": `
compare{ clear = f, fog = g }                   the first is the base
compare{ clear = f, fog = g, measure = measure.lost(blue) }
compare{ clear = f, fog = g, outcome = "won" }  of one outcome alone
compare{ clear = f, fog = g, trials = 10000 }   an estimate

  compare{ clear = f, fog = function() set_weather "fog"; f() end }

Other options: :help question. Each name is a function, or code in quotes, asked on
the table as it is. A difference in points is one of percentages. Estimates play
the same dice for all, which makes the error of a difference smaller.
c.rows has a row for each line: name, value, of, difference.
`,
	"sweep": `
sweep{ weather = { "clear", "fog" }, measure = function(p) ... end }
sweep{ ["rules.weapon.bow.range"] = { 16, 20, 24 }, measure = function() ... end }
sweep{ house = { "none", "fatigue", "lucky_tokens" }, measure = function() ... end }
sweep{ men = { 1, 2, 3 }, measure = function(p) return dice.pool(p.men, 4) end }

weather, house rules and data keys (:help data) are put in force for each row; any
other name is only handed on as p.name. Several names make every combination, 400 at most. The
first row is the base. Options as for compare.
`,
	"best": `
best(f)                                        everybody decides for the most
best(f, { side = red })                        red for the most, its enemy for the least
best(f, { side = red, at_least = 2 })          the chance of 2 or more, not the mean
best(f, { side = red, measure = measure.lost(blue) })
best(f, { side = "Anna" })                     of choose(label, list, { by = "Anna" })

The most is the mean of what f returns or of the measure; of true and false the
chance of true. Which decision was taken stands below the odds, and in d.decisions; a label of
choose() that names the round keeps it apart from the same one in others.
There is no estimate: with too many ways it ends in E-BUDGET.
`,
	"play": `
play(f) gives the orders of f on this table, with dice that fall: what odds(f)
told beforehand.
`,
	"undo": `
undo()      takes back the last order or change of the table; what it was is told
undo(true)  also where it rolled dice: given again it rolls the same ones

Several go back step by step, past battle{} too. Variables and rules that were
typed stay. An input that fails takes back all of itself.
`,
	"branch": `
branch "before the charge"   names this moment
back "before the charge"     goes there, from wherever: another line of play
branch()                     the names

Steps taken back, and named moments, make a tree: undo() goes on from where you
are.
`,
	"what_if": `
what_if()      numbers the dice of the last order that rolled: its stream, who
               rolled, the face
what_if(2, 5)  how it would have gone had the second die shown a 5

The table stays as it is. Where other dice are asked for than were rolled, they
are those that the seed gives there, and the answer says from which one on.
`,
	"luck": `
Every stream of dice, and every expression of dice.roll, with its mean, what was
to be expected, and the standard error: how far chance takes a mean of so many
rolls. Beyond two errors it says lucky or unlucky. Orders taken back do not
count. luck().hit has rolls, mean, expected, error and z.
`,
	"map": `
map()                                 the whole table, as wide as the screen
map(m)                                with the ranges of m: move, charge, shot
map{ at = {20, 24}, within = 12 }     that part of it; within alone: round m
map(m, { within = 10, width = 60 })   so many characters wide
map{ mark = {20, 24}, radius = 4 }    with a point, such as that of a volley

Inches stand along the edges; a cell is half as wide as high. Models are letters:
capitals for the first side, small ones for the second, Greek ones for others;
the list below names them. Two in one cell: who is under another is told.
Numbers are the ranges of m, from the edge of its base: how far it gets straight
over the ground as it lies; a charge and a shot as they are measured. Fire is *,
loot $; what other characters are stands below the map.
`,
	"show": `
show(m)      its card, what it can do now, the numbers needed against the three
             nearest enemies, or those it fights
show(piece)  what it is, where it lies, who is inside
show(band)   its models; show() everything on the table

In free play a stage that is over comes again next turn: that is what counts.
`,
	"who_can": `
who_can("shoot", m)    each enemy, the nearest first: range, numbers needed, the
                       chance of all shots left to wound and to kill; of several
                       weapons { weapon = "javelin" } says with which
who_can("charge", m)   the chance to reach him, and of the first round of melee to
                       wound him, to kill him, and to lose m

Exact, as odds of those orders are; decisions go as they do there. Where the order
is not allowed the reason stands, and the rule. Twenty enemies at most.
r = who_can("shoot", m) is a list: r[1].target, .distance, .chance to kill, .wounds,
.refused (the id of a rule, or nil); of shots .range .hit .save, of charges
.reaches .falls. In strict play nothing is measured before an order: only who may
be named is told.
`,
	"set":    "\n:help data tells which keys there are.\n",
	"lookup": "\n:help data tells which keys there are.\n",
}

var evSaid = []said{
	{"turn", "turn", "number of the turn; 0 before the first"},
	{"stage", "stage", `"movement", "shooting" ...`},
	{"weather", "weather", "id of the weather in force"},
	{"battle", "battle", "a view: :help battle"},
	{"side", "side", "the side of the model in the role of the point"},
	{"owner", "owner", "the chief of the talent, or the bearer of the aura"},
	{"data", "data", "what stands under data where the rule belongs: ev.data.bonus"},
	{"value", "value", "at a modify_ point: the value before any rule"},
	{"d6", "ev:d6()", "1 to 6"},
	{"d3", "ev:d3()", "1 to 3"},
	{"roll", `ev:roll "2d6+1"`, "a sum: :help dice"},
	{"check", `ev:check(4, { plus = 1, reroll = "fails" })`, "true or false; a natural 1 fails"},
	{"may", "ev:may(label)", "true or false; yes as a rule"},
	{"choose", `ev:choose(label, list, { by = "enemy" })`, "one of the list, the first as a rule; nil if it is empty"},
	{"choose_some", "ev:choose_some(label, list, max)", "a list of some of it, none as a rule"},
	{"models", "ev:models{ ... }", "a list of models: :help filter"},
	{"pieces", `ev:pieces{ kind = "forest", tag = "tall", outside = "enemy_zone" }`, `a list of the pieces on the table: of the terrain with that id, with that tag, and outside "zones" or the "enemy_zone"`},
	{"straight", "ev:straight(a, b, c, 0.5)", "do three models stand in a line, give or take so many inches?"},
	{"weapon_is", `ev:weapon_is "spear"`, "is it made with a spear, or with what is like one?"},
	{"lookup", "ev:lookup(key)", "the value of a data key: :help data"},
}

var requestSaid = []said{
	{"refuse", "ev:refuse(reason)", "at a can_ point: no; without a reason the title is shown"},
	{"modify", "ev:modify(n)", "adds n to the value, a negative n too; whether more or less of it is better, the page of the point says"},
	{"become", "ev:become(x)", "the value is x; where the lowest, highest or best holds only if it is that; of a record only the fields named"},
	{"add", "ev:add(id)", "one more in a list"},
	{"drop", "ev:drop(id)", "one less in a list"},
	{"reroll", `ev:reroll "fails"`, `offers to roll again: "ones", "fails" or "any"`},
	{"ignore_penalties", "ev:ignore_penalties()", "drops every change for the worse"},
	{"ignore_bonuses", "ev:ignore_bonuses()", "drops every change for the better"},
	{"cancel", "ev:cancel()", "it does not happen; at a _reroll point nobody throws again"},
	{"redirect", "ev:redirect(m)", "it happens to m"},
	{"set", "ev:set(x, name, value)", "keeps a state of a model, a side, a band or ev.battle: a whole number, true or false, a model or nil, as its kind is"},
	{"wound", `ev:wound(m, 1, "rule")`, `hit points lost, without attack and save; the causes "attack", "shot", "volley" and "improvised" are wounds by a weapon`},
	{"remove", "ev:remove(m)", "m is out of the game"},
	{"skip", `ev:skip(m, { what = "all" })`, `does nothing this turn; what = "move": does not move`},
	{"grant_move", "ev:grant_move(m, inches, { ahead = true })", "one more move; left out: its usual one; ahead: before its own, counts = false: and as if it had not moved"},
	{"force_charge", `ev:force_charge(m, target, { die = "d6" })`, "charges at once, a friend too"},
	{"attack", "ev:attack{ by = m, at = b, weapon = id, kind = \"melee\" }", "one more attack after the present one"},
	{"cancel_attack", "ev:cancel_attack(m)", "m loses an attack that it has not rolled yet"},
	{"stat", "ev:stat(m, name, n)", "a number of a new model"},
	{"place", `ev:place(x, { touching = piece, away = 1 })`, `a model, or a new one by the id of its troop: at = {x, y}, touching = piece, zone = side, outside = "zones" or "enemy_zone", away = inches from every enemy; its player chooses the spot`},
	{"hide", "ev:hide(m, piece)", "off the table until it is placed; left out: nowhere in particular"},
	{"transfer", "ev:transfer(m, side)", "changes sides, keeps its faction and its band"},
	{"mount", "ev:mount(m)", "has a horse again, or for the first time"},
	{"rearm", "ev:rearm(m, old, new)", "one item in place of another"},
	{"set_weather", `ev:set_weather "fog"`, "before turn 1"},
}

var filterSaid = []said{
	{"side", `side = "enemy"`, `"friend", "enemy" or "any", seen from the model that is asked, else from ev.side`},
	{"troop", `troop = "berserker"`, "of that kind"},
	{"faction", `faction = "huns"`, "of that faction"},
	{"foreign", "foreign = true", "of another faction than its band"},
	{"has", `has = "shield"`, "carries it"},
	{"without", `without = "shield"`, "does not carry it"},
	{"wields", `wields = "spear"`, "has it in hand"},
	{"mounted", "mounted = true", "on its horse"},
	{"unhorsed", "unhorsed = true", "has lost its horse"},
	{"in_melee", "in_melee = true", "in a fight"},
	{"hidden", "hidden = true", "off the table until it appears"},
	{"object", "object = true", "a thing, not a fighter"},
	{"visible", "visible = true", "seen by the model that is asked"},
	{"within", "within = 6", "inches at most from the model that is asked, from edge to edge of their bases"},
	{"touches", "touches = true", "in contact with the model that is asked"},
	{"others", "others = true", "not the model that is asked, nor ev.owner"},
}

var kitSaid = []said{
	{"weapon", `weapon = "spear"`, "id of a weapon, or a list of ids"},
	{"at", "at = {10, 20}", "where it stands, in inches"},
	{"touch", "touch = m", "base to base with m, in place of at; it begins no melee"},
	{"bearing", "bearing = 90", "on which side of it: degrees, 0 north, 90 east"},
	{"name", `name = "Ulf"`, "how it is called"},
	{"hp", "hp = 2", "hit points left: with fewer than its troop has it is wounded, with more they are its own"},
	{"loot", "loot = 1", "worth of what it carries"},
	{"talents", `talents = { "thegn" }`, "talents of a chief"},
	{"faction", `faction = "huns"`, "of another faction than its band"},
}

var testerSaid = []said{
	{"equal", "t.equal(got, want)", "the same number, word, model, or table of such"},
	{"yes", "t.yes(x)", "x is true, or anything but false and nil"},
	{"no", "t.no(x)", "x is false or nil"},
	{"refused", "t.refused(f, id)", "f gives an order that the rule id refuses, or took away by ev:skip; for muster: id is among its refusals"},
	{"fails", "t.fails(f, code)", `f ends in an error of that code: "E-ARG"`},
	{"ran", "t.ran(id, n)", "the rule ran, n times if n is given"},
	{"not_ran", "t.not_ran(id)", "the rule did not run"},
	{"explains", "t.explains(id, n)", "the last order is explained by the rule, with the amount n, of a roll or in inches, if given"},
	{"odds", "t.odds(f, \"5/18\")", "the exact chance that f returns true, over all dice"},
	{"dice", "t.dice{ hit = { 6 } }", "gives more dice: :help dice"},
	{"choices", "t.choices{ reroll = { \"no\" } }", "gives more answers: :help choices"},
}

var measureSaid = []said{
	{"alive", "measure.alive(m)", "does m stay in the game?"},
	{"wounds", "measure.wounds(m)", "hit points that m loses"},
	{"hits", "measure.hits(m)", "hits that m makes"},
	{"lost", "measure.lost(side)", "models that a side or band loses"},
}

var distributionSaid = []said{
	{"exact", "d.exact", "true, or false for an estimate"},
	{"trials", "d.trials", "of an estimate; 0 of what is exact"},
	{"p", "d:p(outcome)", "its chance, 0 to 1"},
	{"at_least", "d:at_least(n)", "the chance of n or more"},
	{"mean", "d:mean()", "of outcomes that are numbers"},
	{"sd", "d:sd()", "their standard deviation"},
	{"fraction", "d:fraction(outcome)", `the chance as "5/18", a long one too, which is not printed; nil of an estimate`},
	{"outcomes", "d:outcomes()", "a list of { outcome =, p =, fraction = }"},
	{"interval", "d:interval(outcome)", "two numbers: the chance lies between them, at 95 %"},
}

var questionSaid = []said{
	{"measure", "measure = measure.alive(w)", "what is looked at: :help measure"},
	{"choices", `choices = { ["PIL-TROOP-05"] = "yes" }`, "how decisions go, by stream: :help choices"},
	{"seed", "seed = 7", "of the trials; that of the session if left out"},
	{"budget", "budget = 1000000", "steps of an exact answer: 300000 if left out"},
}

var choiceSaid = []said{
	{"reaction", "reaction", "what the target of a charge does"},
	{"weapon", "weapon", "the melee weapon of a model that has several"},
	{"reroll", "reroll", "is an offered re-roll taken? yes or no"},
	{"casualties", "casualties", "who of a group is lost"},
	{"order", "order", "which friend in the melee a shot may strike first"},
	{"initiative", "initiative", "who won it keeps it, or hands it over; of several sides, to which"},
	{"edge", "edge", "the edge of the table at which a side sets up"},
	{"defend", "defend", "who inside a building stands against an attacker at an entrance"},
	{"position", "position", "the window or door that a model inside a building shoots from"},
	{"support", "support", "which of several friends a spearman supports"},
	{"join", "join", "who charges into a fight of several sides: split or join"},
}

var diceSaid = []said{
	{"d6", "dice.d6()", "1 to 6"},
	{"d3", "dice.d3()", "1 to 3"},
	{"roll", `dice.roll "2d6+1"`, "a sum: see expressions"},
	{"check", "dice.check(need, { ... })", "true or false; 7 is a 6 and then 4+"},
	{"pool", "dice.pool(n, need, { ... })", "how many of n dice succeed"},
	{"opposed", "dice.opposed(a, b, { ... })", `"win", "lose" or "tie": the highest dice count`},
	{"row", "dice.row(rows, plus)", "a row of a table by a d6, plus added"},
}

// diceOptionSaid are the options of check, pool and opposed.
var diceOptionSaid = []said{
	{"plus", "plus = 1", "added to every die; opposed: to the highest of a"},
	{"natural", "natural = 4", "a lower face fails whatever is added; 2 as a rule"},
	{"reroll", `reroll = "ones"`, `or "fails", "any": thrown again, once; the second result stands`},
	{"timing", `timing = "before"`, `re-rolls are judged by the face alone; "after" plus as a rule`},
	{"rerolls", "rerolls = 1", "pool: so many dice at most are thrown again in all"},
	{"explode", "explode = true", `pool: a success on a 6 counts twice; "die": is one more die`},
	{"ties", `ties = "win"`, `opposed: "lose"; "tie" as a rule; { 2, 3 }: won in 2 of 3`},
}

// diceText is what the page of dice says about expressions and rows.
const diceText = `
expressions, of ev:roll too: dice and numbers with + or - between them, such as
"2d6+d3-1". What stands behind dice is done in this order, however it is written:
  r1         ones are thrown again, once; r1r2: ones and twos
  !          a 6 (of a d3: a 3) is thrown once more and added, ten times at most
  kh2  kl2   the two highest count, or the two lowest
  dl1  dh1   the lowest is dropped, or the highest
  dice.roll "3d6kh2"  dice.roll "2d6!"  dice.roll "d6r1+1"

A row of dice.row holds from its number to the next, the first also below it, the
last also above. Here 1 is a misfire, 2 and 3 miss, 4 and more hit:
  dice.row({ [1] = "misfire", [2] = "miss", [4] = "hit" }, -1)

  dice.check(4, { plus = -1 })               dice.pool(10, 4, { reroll = "ones" })
  dice.opposed(2, 1, { ties = "win" })       dice.pool(8, 5, { rerolls = 1 })
All dice of a word fall together, then those thrown again, then the second dice of
a need above 6, then what exploded; ten explosions of a die are the most.
`
