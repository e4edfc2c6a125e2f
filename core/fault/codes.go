package fault

// pages holds a page for each code. A code is here or it does not exist. A page
// says what the code means, gives an example that provokes it, and how it is
// mended. The line before the example says where it is typed: "At the prompt:",
// "In a script of a mod:", "In a scenario:", "In mod.lua:" or "In a shell:"; a test
// types it. Where no few words provoke a code, "For instance:" tells of a case.
var pages = map[string]string{
	"E-SYNTAX": `
The text is no valid Lua. The line is the one where the reader gave up; the
mistake is there or just above.

In a script of a mod:

    faction "danes" {
      title = "Danes"
      prices = { warrior = 10 },
    }

Mend: a comma between the fields. Others of the kind: a missing "end" or "}", "!="
for "~=", "else if" for "elseif", "//" or "&" (Lua 5.1 has neither).`,
	"E-SOURCE": `
The text cannot be loaded at all: larger than 64 KB, not UTF-8, a NUL byte, or
nested deeper than 200 levels.

For instance:

    a list of names of 70 KB, pasted into one file

Mend: split the file, flatten the expression, or save the file as UTF-8.`,
	"E-RUNTIME": `
A script failed while it ran: it took a field of nil, did arithmetic on something
that is no number, called something that is no function, or raised an error of its
own. The message names the expression and, of a variable, the line that it comes
from; the trace below it shows how the script got there.

At the prompt:

    bonus = { spear = 1 }
    bonus.sword + 1

Mend: ask first whether the thing is there: (bonus.sword or 0) + 1.`,
	"E-BUDGET": `
A script used up its instruction budget and was stopped. The budget counts
instructions, not time, so the same script stops at the same place on every
machine. Nothing it asked for was applied. Of a question: there are too many ways
for the dice to fall.

In a script of a mod:

    local n = 1
    while n < 10 do end

Mend: let the loop come to an end. A question: ask about fewer dice (dice.check(4)
is two ways, dice.d6() is six), give it in steps, give it a larger budget = n, or
simulate it.`,
	"E-DEPTH": `
Calls stand inside one another deeper than 200 levels: usually a function that
calls itself and has no end. Nothing it asked for was applied.

At the prompt:

    function sum(n) return n + sum(n - 1) end
    sum(3)

Mend: let it return without a call at some point: if n == 0 then return 0 end.`,
	"E-MEMORY": `
A script asked for more than it may have: a string above 32 KB, a table index
above 16384, or too much memory altogether. With --isolate the mods run in a process
of their own, which dies when all that they keep is more than it may have.

At the prompt:

    ("x"):rep(100000)

Mend: build less at once; use words as keys where numbers are far apart.`,
	"E-ABORTED": `
The script was stopped from outside: Ctrl-C, or the safety clock. This is never
a result; the battle is as it was before the script started.

For instance:

    a long question, and Ctrl-C while it is answered

Mend: ask again. A question that takes too long can be simulated.`,
	"E-GLOBAL": `
A name was read that nobody defined, or a global was written where that is not
allowed: rules keep nothing in globals.

At the prompt:

    banb "vikings"

Mend: the name that was meant. What a rule keeps is a state that it declares:
state = { angry = "flag" }, and asks for with ev:set(model, "angry", true).`,
	"E-UPVALUE": `
A rule writes to a local variable that lives outside its handler. What a rule
does may depend only on what it reads through ev.

In a script of a mod:

    local blows = 0
    rule "mine:tired" {
      title = "Tired", hook = "pillage.modify_attack",
      effect = function(ev) blows = blows + 1 ev:modify(-blows) end,
    }

Mend: keep lasting things in a declared state: state = { blows = "number" },
ev:set(model, "blows", n), read as model.state.blows.`,
	"E-FROZEN": `
A table that was built while loading is read-only in play, and one from outside a
question is while the question runs.

At the prompt:

    seen = { n = 0 }
    odds(function() seen.n = 1 return dice.check(4) end)

Mend: change only tables made inside the function. Lasting things of a rule go into
a declared state, with ev:set.`,
	"E-HOOK": `
There is no such point of play, or the rule cannot answer there.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_atack",
      effect = function(ev) ev:modify(1) end,
    }

Mend: a point of the game, with its name in front; skald list hooks shows them.`,
	"E-FIELD": `
There is no such field or method. Fields of ev depend on the point, those of
views on what is seen: a model, a side, a band.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      when = function(ev) return ev.targt.mounted end,
      effect = function(ev) ev:modify(1) end,
    }

Mend: the nearest name, which the message tells where there is one; skald explain
pillage.modify_attack and skald explain model list what there is.`,
	"E-REQUEST": `
A script asked for something that is not to be had there. A can_ point only takes
ev:refuse, a modify_ point changes a value, an on_ point takes follow-up actions;
orders and prints are for the prompt and for scenarios.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      effect = function(ev) ev:wound(ev.target, 1) end,
    }

Mend: ask at a point that takes it: ev:wound at pillage.on_attack_rolled. skald
explain wound tells at which points a request is taken.`,
	"E-DECLARE": `
A declaration is wrong: a field that does not exist, a value of the wrong kind,
or a combination that makes no sense. The message gives the way to the field
(prices.horse.chief) and what may stand there.

In a script of a mod:

    troop "guard" { title = "Guard", hp = "three" }

Mend: what the message says may stand there; skald explain troop lists the fields.`,
	"E-DUPLICATE": `
The same id is declared twice in one game and kind. Both places are named.

In a script of a mod:

    weapon "spear" { title = "My spear", kind = "melee" }

Mend: take another id. To change what exists, put your file at the same path in a
mod, or use a game_table for single numbers.`,
	"E-ID": `
There is no such id. Ids are lower_snake words.

At the prompt:

    band "vikngs"

Mend: one of skald list factions (troops, weapons, talents, weather, rules, hooks).`,
	"E-DATA": `
There is no such data key, or it may not take that value. Keys look like
rules.weapon.bow.range, factions.huns.lasso, talents.thegn.reach.

At the prompt:

    set("rules.weapon.bow.rnge", 12)

Mend: skald explain rules.weapon.bow lists the keys under it with their values.`,
	"E-ARG": `
An argument is missing, of the wrong kind or out of range. The message shows
what was expected.

At the prompt:

    dice.check("four")

Mend: what was expected; :help dice.check, or the name of another word, shows how
it is called.`,
	"E-ORDER": `
The rules forbid this order. The rule id in brackets is the one that forbids
it; nothing was changed.

At the prompt:

    ulf = band("vikings"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    move(ulf, { 40, 40 })

Mend: skald explain with the id tells the rule. Where a scenario wants an order to
be refused, t.refused says so.`,
	"E-DICE": `
The dice given to a scenario do not fit what was rolled: one too few, some left
over, or a face that is no face. The stream is named in the message.

In a scenario:

    scenario "one die too many" {
      dice = { hit = { 6, 6 } },
      run = function(t) t.equal(1 + 1, 2) end,
    }

Mend: the faces in the order in which they are rolled, by stream; skald explain dice
lists the streams.`,
	"E-CHOICE": `
A decision given to a scenario or at the prompt does not fit: a choice that nobody
asked for, or an answer that is not one of the options. Such an answer is dropped.

At the prompt:

    choices { wepon = { "spear" } }

Mend: skald explain choices lists who asks; choices {} drops all that wait.`,
	"E-CHAIN": `
Effects fed effects deeper than 8 levels. The message names the chain.

At the prompt:

    rule "mine:storm" {
      title = "Storm", hook = "pillage.on_attack_rolled",
      effect = function(ev) ev:attack { by = ev.attacker, at = ev.target } end,
    }
    a = band("vikings"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    b = band("huns"):add("warrior", { weapon = "spear", hp = 1000, at = { 10, 11 } })
    engage(a, b)
    attack(a, b)

Mend: give the rule that feeds itself a limit, such as limit = "3 per fight".`,
	"E-REPLAY": `
A function was run twice with the same answers and asked other questions the
second time. The function of a question (odds, simulate, compare, sweep, best,
t.odds) is run for every way the dice can fall, and remembered as handlers are: it
must depend only on the table and its dice, and keep nothing outside itself.

At the prompt:

    n = 0
    odds(function() n = n + 1 return dice.check(4) end)

Mend: what it needs goes into locals inside it, what it finds is returned.`,
	"E-ASSERT": `
A scenario's assertion did not hold. The message shows what was wanted and what
came.

In a scenario:

    scenario "two and two" {
      run = function(t) t.equal(2 + 2, 5) end,
    }

Mend: the rule, or what the scenario says of it. print(explain()) in the scenario
tells how a number came about.`,
	"E-SCENARIO": `
A scenario is not one: it has no assertion, no run function, or covers a rule
that no catalogue has.

In a scenario:

    scenario "nothing is said" {
      run = function(t) band "vikings" end,
    }

Mend: assert something: t.equal, t.yes, t.refused; skald explain t lists them.`,
	"E-UNDO": `
There is nothing to take back, or the last order rolled dice: what was seen is not
unseen by accident.

At the prompt:

    undo()

Mend: undo(true) takes back such an order too; given again under the same seed it
rolls the same dice. branch "name" names a moment, back "name" goes there.`,
	"E-SESSION": `
A saved session cannot be opened: the file is none, is damaged, was written by a
newer skald, or an input of it fails under the present scripts.

In a shell:

    skald replay mod.lua

Mend: a file that :save has written. skald replay tells what has changed since.`,
	"E-FILE": `
A file or folder could not be read or written: it is not there, or may not be
opened.

In a shell:

    skald run nowhere.lua

Mend: the path, seen from the folder in which skald was started.`,
	"E-LIB": `
A file of a mod's lib was required in a way that cannot be. require "lib/wounds"
gives what lib/wounds.lua of the same mod returns. It stands at the top of a file,
takes a name in slashes without .lua, and reaches only the lib of its own mod. A file
of lib returns a table or a function, writes no global, declares nothing and gives no
orders; what it returned is read-only.

In a script of a mod:

    local wounds = require "lib/wounds.lua"

Mend: require "lib/wounds", with that file in the mod. What mods share are
declarations and data keys.`,
	"E-MOD": `
A mod is not well formed: no mod.lua, a missing field, something it needs that
is not there, or a file that leads out of the mod's folder.

In mod.lua:

    mod "mine" { version = "1.0" }

Mend: mod "mine" { version = "1.0", api = 1 }; skald explain mod lists the fields.`,
	"E-USAGE": `
The command line is wrong.

In a shell:

    skald tset

Mend: every command shows its usage and an example with --help.`,
	"E-INTERNAL": `
A mistake of skald itself, not of your script.

For instance:

    an answer that the exact odds cannot hold

Mend: please report it with the text above; the session goes on.`,
	"W-NIL": `
A handler uses what may be nil without asking first: ev.killer of a model that fell,
m.charge of one that did not charge. Or it asks for what a number that it read may
be too high or too low for: ev:wound takes no 0.

In a script of a mod:

    rule "mine:revenge" {
      title = "Revenge", hook = "pillage.on_model_removed",
      effect = function(ev) ev:wound(ev.killer, 1) end,
    }

Mend: if ev.killer then ... end. skald explain views, or the page of the point, tells
what may be nil.`,
	"W-UNREACHED": `
Lines that skald check never came to, with every answer made up that it could think
of. Either nothing can lead there, or something that is hard to think of does.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      effect = function(ev)
        if ev.attacker.hp > 3 and ev.attacker.hp < 2 then
          ev:modify(2)
        end
        ev:modify(1)
      end,
    }

Mend: the condition; where it is right, a scenario that runs the lines settles it.`,
	"W-RAW": `
A number or a die is read whole where only one bound of it matters: six branches in
place of two, or one for every length. Odds and remembered rules are faster with two.

In a script of a mod:

    rule "mine:luck" {
      title = "Luck", hook = "pillage.modify_attack",
      effect = function(ev) if ev:d6() >= 5 then ev:modify(1) end end,
    }

Mend: ev:check(5) in place of ev:d6() >= 5; m.moved > 3 in place of m.moved:value() > 3.`,
	"W-GROWS": `
The handler has more branches than are remembered. What it asked and was answered is
kept as a tree, so that Lua runs only on a branch never seen. This one outgrows it (64
answers to a question, 4,096 nodes): it will be run in Lua again and again, which is
slower and just as right.

In a script of a mod:

    rule "mine:far" {
      title = "Far", hook = "pillage.modify_attack",
      effect = function(ev) ev:modify(math.floor(ev.attacker.moved:value())) end,
    }

Mend: compare lengths (m.moved > 3) instead of reading them, and ask for less.`,
	"W-LIMIT": `
A limit that can never apply: once per attack at a point that is reached once in an
attack, or per fight where there is no fight.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack", limit = "once per attack",
      effect = function(ev) ev:modify(1) end,
    }

Mend: leave it out, or count over more: limit = "once per turn".`,
	"W-UNUSED": `
A rule that never does anything: nobody can have what it belongs to, another rule
stands in its place wherever it holds, or it asks for nothing whatever it is told.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      effect = function(ev) local n = ev.attacker.hp end,
    }

Mend: an effect asks: ev:modify(1). An item needs a price in a faction.`,
	"W-UNTESTED": `
No scenario of the mod covers the rule or runs it.

In a script of a mod:

    rule "mine:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      effect = function(ev) ev:modify(1) end,
    }

Mend: a scenario with covers = { "mine:fury" }; skald explain scenario shows one.`,
	"W-PREFIX": `
The id of a rule begins with another mod than the one that it is of. Two mods with
rules of one id cannot be loaded together, and who reads the id looks for it in the
wrong place.

In a script of a mod:

    rule "other:fury" {
      title = "Fury", hook = "pillage.modify_attack",
      effect = function(ev) ev:modify(1) end,
    }

Mend: begin it with the name in mod.lua: rule "mine:fury".`,
	"W-LANG": `
A title or a text is missing in the language of --lang; people will read the English
one.

In a script of a mod:

    gear "bell" { title = { en = "Bell" } }

Mend: title = { en = "Bell", ru = "..." }, for skald check --lang ru.`,
	"W-PLACEHOLDER": `
A number that is a guess: it says placeholder = true. Explanations tell so wherever
it is used; skald check tells it with -v.

In a script of a mod:

    gear "bell" { title = "Bell", data = { far = { 6, placeholder = true } } }

Mend: the number of the book, with its source. skald explain placeholder lists all guesses.`,
	"W-REPLACES": `
A mod puts something in the place of what is there without it: a file at the same
path, a rule that replaces another, a number of a table. That is what mods are for;
it is told so that nothing is replaced by accident.

In a script of a mod:

    game_table "rules.morale" { need = 3 }

Mend: nothing, where it is meant. Where it is not, take another id or another path.`,
}
