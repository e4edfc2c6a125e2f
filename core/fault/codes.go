package fault

// pages holds a page for each code. A code is here or it does not exist.
var pages = map[string]string{
	"E-SYNTAX": `
The text is no valid Lua. The line is the one where the reader gave up; the
mistake is there or just above. Common ones: a missing "end" or "}", a comma
forgotten between fields, "!=" for "~=", "//" or "&" (Lua 5.1 has neither).`,
	"E-SOURCE": `
The text cannot be loaded at all: larger than 64 KB, not UTF-8, a NUL byte, or
nested deeper than 200 levels. Split the file, or flatten the expression.`,
	"E-RUNTIME": `
A script failed while it ran: it called something that is no function, did
arithmetic on something that is no number, or raised an error of its own. The
trace below the message shows how it got there.`,
	"E-BUDGET": `
A script used up its instruction budget and was stopped: usually a loop that
does not end. The budget counts instructions, not time, so the same script
stops at the same place on every machine. Nothing it asked for was applied.
Of a question: there are too many ways for the dice to fall. Ask about fewer dice
(dice.check(4) is two ways, dice.d6() is six), give it in steps, give it a larger
budget = n, or simulate it.`,
	"E-DEPTH": `
A function called itself too many times (200 levels). Usually a recursion that
has no end. Nothing it asked for was applied.`,
	"E-MEMORY": `
A script asked for more than it may have: a string above 32 KB, a table index
above 16384, or too much memory altogether. With --isolate the mods run in a process
of their own, which dies when all that they keep is more than it may have.`,
	"E-ABORTED": `
The script was stopped from outside: Ctrl-C, or the safety clock. This is never
a result; the battle is as it was before the script started.`,
	"E-GLOBAL": `
A global was written where that is not allowed, or a name was read that nobody
defined. Rules keep nothing in globals: declare a state in the rule
(state = { angry = "flag" }) and ask ev:set(model, "angry", true).`,
	"E-UPVALUE": `
A rule writes to a local variable that lives outside its handler. What a rule
does may depend only on what it reads through ev; keep lasting things in a
declared state: state = { angry = "flag" }, ev:set(model, "angry", true).`,
	"E-FROZEN": `
A table that was built while loading is read-only in play. Keep lasting things
in a declared state and ask for a change with ev:set. Of a question: its function
may read tables from outside, and change those it made itself.`,
	"E-HOOK": `
There is no such point of play, or the rule cannot answer there. List them with:
skald list hooks`,
	"E-FIELD": `
There is no such field or method. Fields of ev depend on the point: see
skald explain pillage.<point>. Views of models, sides and bands have the fields
listed under "views" there.`,
	"E-REQUEST": `
The rule asked for something that this point cannot give: a can_ point only
takes ev:refuse, a modify_ point changes a value, an on_ point takes follow-up
actions. See skald explain pillage.<point>.`,
	"E-DECLARE": `
A declaration is wrong: a field that does not exist, a value of the wrong kind,
or a combination that makes no sense. The message names the field.`,
	"E-DUPLICATE": `
The same id is declared twice in one game and kind. Both places are named. To
change what exists, put your file at the same path in a mod, or use a
game_table for single numbers.`,
	"E-ID": `
There is no such id. Ids are lower_snake words; skald list troops (weapons,
factions, talents, weather, rules, hooks) shows those that exist.`,
	"E-DATA": `
There is no such data key, or it may not take that value. Keys look like
rules.weapon.bow.range, factions.huns.lasso, talents.thegn.reach.`,
	"E-ARG": `
An argument is missing, of the wrong kind or out of range. The message shows
what was expected.`,
	"E-ORDER": `
The rules forbid this order. The rule id in brackets is the one that forbids
it; nothing was changed. skald explain <id> tells the rule.`,
	"E-DICE": `
The dice given to a scenario do not fit what was rolled: one too few, some left
over, or a face that is no face. The stream is named in the message.`,
	"E-CHOICE": `
A decision given to a scenario or at the prompt does not fit: a choice that nobody
asked for, or an answer that is not one of the options. Such an answer is dropped;
choices {} drops all that wait.`,
	"E-CHAIN": `
Effects fed effects deeper than 8 levels. The message names the chain. Give the
rule that feeds itself a limit, such as limit = "3 per fight".`,
	"E-REPLAY": `
A handler was run twice with the same answers and asked other questions the
second time. Handlers must depend only on what they read through ev. The function
of a question (odds, simulate, compare, sweep, best, t.odds) is run for every way
the dice can fall: it must depend only on the table and its dice, and keep nothing
outside itself. What it needs goes into locals inside it; what it finds is returned.`,
	"E-ASSERT": `
A scenario's assertion did not hold. The message shows what was wanted and what
came.`,
	"E-SCENARIO": `
A scenario is not one: it has no assertion, no run function, or covers a rule
that no catalogue has.`,
	"E-UNDO": `
There is nothing to take back, or the last order rolled dice: what was seen is not
unseen by accident. undo(true) takes back such an order too; given again under the
same seed it rolls the same dice. branch "name" names a moment, back "name" goes
there.`,
	"E-SESSION": `
A saved session cannot be opened: the file is none, is damaged, was written by a
newer skald, or an input of it fails under the present scripts. skald replay FILE
tells what has changed.`,
	"E-FILE": `
A file or folder could not be read: it is not there, or may not be opened.`,
	"E-LIB": `
require "lib/wounds" gives what lib/wounds.lua of the same mod returns. It stands at
the top of a file, takes a name in slashes without .lua, and reaches only the lib
of its own mod. A file of lib returns a table or a function, writes no global,
declares nothing and gives no orders; what it returned is read-only. What mods share
are declarations and data keys.`,
	"E-MOD": `
A mod is not well formed: no mod.lua, a missing field, something it needs that
is not there, or a file that leads out of the mod's folder.`,
	"E-USAGE": `
The command line is wrong. Every command shows its usage and an example with
--help.`,
	"E-INTERNAL": `
A mistake of skald itself, not of your script. Please report it with the text
above; the session goes on.`,
	"W-NIL": `
A handler uses what may be nil without asking first: ev.killer of a model that fell,
m.charge of one that did not charge. skald explain views, or the page of the point,
tells what may be nil; ask: if ev.killer then ... end. Or it asks for what a number
that it read may be too high or too low for: ev:wound takes no 0.`,
	"W-UNREACHED": `
Lines of a handler that nothing led to: skald check made up every answer that it
could think of and never came there. Either nothing can lead there, or something
that is hard to think of does: a scenario that runs them settles it.`,
	"W-RAW": `
A number or a die is read whole where only one bound of it matters. ev:d6() >= 5 is
six branches, ev:check(5) is two; m.moved:value() > 3 is a branch for every length,
m.moved > 3 is two. Odds and remembered rules are faster with two.`,
	"W-GROWS": `
The handler has more branches than are remembered. What it asked and was answered is
kept as a tree, so that Lua runs only on a branch never seen. This one outgrows it
(64 answers to a question, 4,096 nodes): it will be run in Lua again and again, which is
slower and just as right. Compare lengths instead of reading them, ask for less.`,
	"W-LIMIT": `
A limit that can never apply: once per attack at a point that is reached once in an
attack, or per fight where there is no fight. Leave it out, or count over more.`,
	"W-UNUSED": `
A rule that never does anything: nobody can have what it belongs to, another rule
stands in its place wherever it holds, or it asks for nothing whatever it is told.`,
	"W-UNTESTED": `
No scenario of the mod covers the rule, and none runs it. Write one: scenario "a sentence about it"
{ covers = { "mymod:rule" }, run = function(t) ... end }. See skald explain scenario.`,
	"W-LANG": `
A title or a text is missing in the language of --lang; people will read the English
one. Write it beside: title = { en = "...", ru = "..." }.`,
	"W-PLACEHOLDER": `
A number that is a guess: it says placeholder = true. Explanations tell so wherever
it is used. skald explain placeholder lists them all.`,
	"W-REPLACES": `
A mod puts something in the place of what is there without it: a file at the same
path, a rule that replaces another, a number of a table. That is what mods are
for; it is told so that nothing is replaced by accident.`,
}
