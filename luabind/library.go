// Package luabind is the only folder that knows Lua. It loads scripts into a
// Library (what was declared, ready to run), runs handlers on behalf of the
// core, and gives people a Session to type at.
//
// A handler is a pure function: what it read, rolled and asked for is recorded
// as it runs, and the core remembers it as a decision tree (core/hook). The
// recorder is `call` in worker.go; views and ev, which feed it, are in view.go
// and ev.go; what a handler may ask for is in request.go.
package luabind

import (
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/game"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// DefaultGame is played unless another is asked for.
const DefaultGame = "pillage"

// Options of a library.
type Options struct {
	Game string   // "pillage"
	Mods []string // folders, later ones over earlier ones
	Lang string   // "en" or "ru"
	// Reverse loads files in the opposite order; what comes out must be the
	// same (a test holds that).
	Reverse bool
	// Instead has the texts of scripts that stand in for those on disk, by the
	// names that errors show.
	Instead map[string]string
	// Cover, where there is one, collects which lines of the scripts run.
	Cover *vm.Cover
	// Profile counts what rules take in every session of the library, whose
	// simulations then have one thread; nil: it is not counted.
	Profile *Profile

	disturb func(file string) // where set, is told each script before it runs: tests
}

// Library is everything loaded for one game. It is immutable but for its trees
// and lexicon, which only grow, and serves any number of workers.
type Library struct {
	opt     Options
	def     *play.Def
	words   []verb // of the prompt
	shapes  map[hook.Type]viewShape
	layers  []source.Layer
	chunks  [][]*vm.Chunk // by mod, in load order
	shelves []*shelf      // by mod
	content *battle.Content
	prefix  map[int]string // data prefix by rule number
	fns     map[*hook.Handler]handlerFn
	tables  []battle.Decl // each game_table as it was written, in the order read
	typed   []typedFn     // handlers in the state where somebody types
	idle    *idle
	Files   int
	scripts []ScriptFile
	seen    []ScriptFile // what lay in the folders of the mods, see onDisk

	goesOn bool                                  // past errors, to find as many as there are
	broken []string                              // ids of declarations in which something is wrong
	line   func(fn *lua.FunctionProto, line int) // is told the lines that run, nil: nobody
}

// listener is who is told the lines that run, nil for nobody.
func (l *Library) listener() func(*lua.FunctionProto, int) {
	switch {
	case l.line != nil:
		return l.line
	case l.opt.Cover != nil:
		return l.opt.Cover.Line
	}
	return nil
}

// idle are workers that nobody uses: the one that loaded the library, and those
// of sessions that ended.
type idle struct {
	mu   sync.Mutex
	list []*worker
}

func (i *idle) put(w *worker) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.list = append(i.list, w)
}

// take one, nil when there is none.
func (i *idle) take() *worker {
	i.mu.Lock()
	defer i.mu.Unlock()
	n := len(i.list)
	if n == 0 {
		return nil
	}
	w := i.list[n-1]
	i.list = i.list[:n-1]
	return w
}

// Content of the library.
func (l *Library) Content() *battle.Content { return l.content }

// Options it was loaded with.
func (l *Library) Options() Options { return l.opt }

// Mods are the folders of the mods, in the order in which they are loaded: those
// found beside one that needs them are among them.
func (l *Library) Mods() []string {
	var out []string
	for _, layer := range l.layers[1:] {
		out = append(out, layer.Root)
	}
	return out
}

// dataOf is the prefix of ev.data for a rule.
func (l *Library) dataOf(r *hook.Rule) string { return l.prefix[r.Num] }

// Load reads the shipped scripts and the mods. It is all or nothing: the first
// errors found are returned together and no library is.
func Load(o Options) (*Library, error) { return load(o, &atomic.Bool{}) }

// load is Load with the flag that stops it.
func load(o Options, stop *atomic.Bool) (*Library, error) {
	l, err := open(o)
	if err != nil {
		return nil, err
	}
	if err := l.compile(); err != nil {
		return nil, err
	}
	if err := l.build(hook.NewLexicon(), stop); err != nil {
		return nil, err
	}
	return l, nil
}

// open the layers of a library; nothing of them is read yet.
func open(o Options) (*Library, error) {
	if o.Game == "" {
		o.Game = DefaultGame
	}
	def := game.Get(o.Game)
	if def == nil {
		return nil, fault.New("E-ID", "the game %q cannot be played yet", o.Game).Suggest("pillage")
	}
	l := &Library{opt: o, def: def, words: wordsOf(def), idle: &idle{}, layers: []source.Layer{{ID: OurMod, FS: ours{}}}}
	l.shapes = l.shapesOf()
	mods, err := openMods(o.Mods)
	if err != nil {
		return nil, err
	}
	l.layers = append(l.layers, mods...)
	l.seen = onDisk(l.layers)
	return l, nil
}

// compile every script once; the result serves all workers.
func (l *Library) compile() error {
	files, err := source.Overlay(l.layers, l.opt.Game)
	if err != nil {
		return err
	}
	if l.opt.Reverse {
		for i, j := 0, len(files)-1; i < j; i, j = i+1, j-1 {
			files[i], files[j] = files[j], files[i]
		}
	}
	l.chunks = make([][]*vm.Chunk, len(l.layers))
	bad := l.fillShelves()
	for _, f := range files {
		if f.Scenario() {
			continue
		}
		if text, ok := l.opt.Instead[f.Show]; ok {
			f.Text = []byte(text)
		}
		l.scripts = append(l.scripts, scriptOf(f.Show, f.Text))
		c, err := vm.Compile(f.Show, f.Text)
		if err != nil {
			bad = append(bad, asFault(err))
			continue
		}
		l.chunks[f.Layer] = append(l.chunks[f.Layer], c)
		if l.opt.Cover != nil {
			l.opt.Cover.Add(l.layers[f.Layer].Root, c)
		}
		l.Files++
	}
	return bad.Err()
}

// fillShelves compiles what the scripts of each mod may require.
func (l *Library) fillShelves() (bad fault.List) {
	for i, layer := range l.layers {
		sh, faults := newShelf(layer, i)
		l.shelves, bad = append(l.shelves, sh), append(bad, faults...)
		l.scripts = append(l.scripts, sh.texts...)
		l.Files += len(sh.chunks)
		for _, name := range sh.names() {
			if l.opt.Cover != nil {
				l.opt.Cover.Add(layer.Root, sh.chunks[name])
			}
		}
	}
	return bad
}

func asFault(err error) *fault.Error {
	if f, ok := err.(*fault.Error); ok {
		return f
	}
	return fault.New("E-INTERNAL", "%v", err)
}

// build runs every chunk in a first worker and turns what was declared into
// content, under a lexicon whose symbols stay valid.
func (l *Library) build(lex *hook.Lexicon, stop *atomic.Bool) error {
	w, err := l.workerWith(stop)
	if err != nil {
		return err
	}
	if err := l.understand(w, lex); err != nil {
		return err
	}
	for _, st := range w.states {
		st.vm.SealGlobals()
	}
	l.idle.put(w)
	return nil
}

// understand turns what the states of a worker declared into content.
func (l *Library) understand(w *worker, lex *hook.Lexicon) error {
	c := battle.NewContent(l.opt.Game, lex, l.def.Points())
	c.Data.Older = older["data"]
	l.content = c
	l.def.Declare(c)
	var bad fault.List
	l.declare(w, c, &bad)
	if len(bad) > 0 && (!l.goesOn || len(c.Items) > battle.MaxItems) { // sets of items have no room for more
		return bad.Err()
	}
	if l.def.States != nil {
		for _, v := range l.def.States(c) {
			c.AddState(v)
		}
	}
	rules := l.makeRules(w, c, &bad)
	if len(bad) > 0 && !l.goesOn {
		return bad.Err()
	}
	c.SetRules(rules)
	if len(bad) > 0 {
		return bad.Err()
	}
	if keys := l.def.Missing(c); len(keys) > 0 {
		return fault.New("E-DATA", "no script declares what the core reads: %s", strings.Join(keys, ", "))
	}
	return nil
}

// declare enters everything but rules.
func (l *Library) declare(w *worker, c *battle.Content, bad *fault.List) {
	var decls []*battle.Decl
	from := map[*battle.Decl]*declared{}
	tables := map[string]*battle.Decl{}
	var broken []string             // ids of declarations in which something is wrong
	part := map[*battle.Decl]bool{} // what is there of these
	var into []*intoItem
	defer func() { l.broken = broken }()
	for mod, st := range w.states {
		for _, d := range st.sink.inOrder(mod < len(l.layers)) {
			if d.kind == "rule" || d.kind == "scenario" {
				continue
			}
			decl, err := d.decl()
			if err != nil {
				*bad, broken = append(*bad, err), append(broken, d.id)
				if decl = d.sound(st.vm); decl == nil {
					continue
				}
				part[decl] = true
			}
			if d.kind == "game_table" {
				t := leadsInto(d, decl, l.tables)
				if t != nil {
					into = append(into, t)
				}
				l.tables, from[decl] = append(l.tables, asWritten(decl)), d
				if old := tables[d.id]; old != nil {
					if key, err := merge(old, decl, t != nil || addsKeys(d) || addsKeys(from[old])); err != nil {
						*bad = append(*bad, d.markAt(err, key...))
					}
					continue
				}
				if err := misspelt(d, tables); t == nil && err != nil {
					*bad = append(*bad, err)
					continue
				}
				tables[d.id] = decl
			}
			from[decl] = d
			decls = append(decls, decl)
		}
	}
	if errs := inherit(decls, from); len(errs) > 0 {
		if !l.goesOn { // what is like something that is not is wrong too: told once
			*bad = append(*bad, errs[0])
			return
		}
		*bad = append(*bad, errs...)
	}
	for _, t := range into {
		t.meet(into)
		if err := t.check(decls); err != nil && !contains(broken, t.id) {
			*bad = append(*bad, err)
			for _, d := range decls {
				part[d] = part[d] || from[d] == t.declared
			}
		}
	}
	for _, d := range decls {
		err := c.Add(d)
		if err == nil {
			err = onlyItem(c, d)
		}
		if err != nil {
			*bad = append(*bad, from[d].mark(err, "", "").Suggest("an id is given once: take another, or put a file at the same path into the mod"))
			continue
		}
		if l.def.Defaults != nil {
			for _, f := range l.def.Defaults(d.Kind) {
				if d.Fields.Field(f.Name).Kind == battle.Absent {
					d.Fields.Fields = append(d.Fields.Fields, f)
				}
			}
		}
		c.Flatten(battle.Prefix(d.Kind, d.ID), d.Fields)
	}
	for _, d := range decls {
		if err := addStocks(c, d, from[d]); err != nil {
			*bad = append(*bad, err)
		}
	}
	for _, d := range decls {
		if d.Kind == "weather" || d.Kind == "house" {
			if key, err := c.Settle(d); err != nil {
				*bad = append(*bad, from[d].markAt(err, "set", key))
			}
		}
	}
	for _, d := range decls {
		if part[d] {
			continue // what it lacks is told
		}
		if err := crossCheck(c, d, from[d], broken); err != nil {
			*bad = append(*bad, err)
		}
	}
	if len(c.Items) > battle.MaxItems {
		first := itemDecl(c, c.Items[battle.MaxItems])
		*bad = append(*bad, from[first].bad("E-DECLARE", "%d weapons, armours and gears: at most %d", len(c.Items), battle.MaxItems))
	}
}

// itemKinds are the kinds of declarations that a kit names.
var itemKinds = []string{"weapon", "armour", "gear"}

// itemDecl is the declaration of an item.
func itemDecl(c *battle.Content, id string) *battle.Decl {
	for _, kind := range itemKinds {
		if d := c.Get(kind, id); d != nil {
			return d
		}
	}
	return nil
}

// onlyItem: weapons, armours and gears share their ids, since a kit names them
// all alike.
func onlyItem(c *battle.Content, d *battle.Decl) *fault.Error {
	for _, kind := range itemKinds {
		if other := c.Get(kind, d.ID); other != nil && other != d && contains(itemKinds, d.Kind) {
			return fault.New("E-DUPLICATE", "%s %q is declared already, as a %s, at %s", d.Kind, d.ID, kind, other.Place)
		}
	}
	return nil
}

// addStocks declares what sides start with.
func addStocks(c *battle.Content, decl *battle.Decl, d *declared) *fault.Error {
	for _, f := range decl.Fields.Field("stock").Fields {
		switch {
		case !lowerSnake(f.Name):
			return d.mark(fault.New("E-DECLARE", "stock %q: a name is made of small letters, digits and _", f.Name), "stock", f.Name)
		case f.Value.Kind != battle.Num || f.Value.Num < 0 || f.Value.Num%hook.Milli != 0 || f.Value.Num > 1000*hook.Milli:
			return d.mark(fault.New("E-DECLARE", "stock %s is a whole number from 0 to 1000, not %s", f.Name, plainValue(f.Value)), "stock", f.Name)
		case !c.AddStock(decl, f.Name):
			return d.mark(fault.New("E-DUPLICATE", "the stock %s has the name of a state: take another", f.Name), "stock", f.Name)
		}
	}
	return nil
}

// addsKeys says whether a game_table may bring keys that another for the same
// path does not have, whichever of the two was read first.
func addsKeys(d *declared) bool { return lua.LVAsBool(d.get("new")) }

// misspelt refuses a table of a mod whose path is nearly that of one of the book:
// it would change nothing.
func misspelt(d *declared, tables map[string]*battle.Decl) *fault.Error {
	if d.mod == 0 || addsKeys(d) {
		return nil
	}
	var known []string
	for id := range tables {
		known = append(known, id)
	}
	near := suggest.Nearest(d.id, known)
	if near == "" {
		return nil
	}
	return d.bad("E-DATA", "there is no table %q", d.id).Suggest("did you mean " + near + "? To begin one write new = true in it")
}

// merge changes the keys of a game_table by a later one for the same path. After
// an error key leads to what is wrong.
func merge(old, d *battle.Decl, fresh bool) (key []string, err *fault.Error) {
	for _, f := range d.Fields.Fields {
		found := false
		for i := range old.Fields.Fields {
			if o := &old.Fields.Fields[i]; o.Name == f.Name {
				if key, e := otherKind([]string{f.Name}, o.Value, f.Value); e != nil {
					e.Message = d.ID + "." + e.Message
					return key, e.Suggest("skald explain " + d.ID + "." + pathText(key) + " tells what stands there")
				}
				o.Value, found = overlay(o.Value, f.Value), true
			}
		}
		if !found {
			if !fresh {
				var known []string
				for _, o := range old.Fields.Fields {
					known = append(known, o.Name)
				}
				return []string{f.Name}, fault.New("E-DATA", "%s has no key %q", d.ID, f.Name).
					Suggest(strings.TrimSpace(suggest.Hint(f.Name, known) + " write new = true to add one"))
			}
			old.Fields.Fields = append(old.Fields.Fields, f)
		}
	}
	return nil, nil
}

// otherKind finds the first key whose new value is of another kind than the one
// that it changes: a word where a number stands.
func otherKind(key []string, old, v battle.Value) ([]string, *fault.Error) {
	if old.Kind != v.Kind {
		return key, fault.New("E-DATA", "%s is %s, not %s", pathText(key), old.Kind, v.Said())
	}
	for _, f := range v.Fields {
		if o := old.Field(f.Name); o.Kind != battle.Absent {
			if bad, e := otherKind(append(slices.Clone(key), f.Name), o, f.Value); e != nil {
				return bad, e
			}
		}
	}
	return nil, nil
}

// overlay changes single fields of a table, or a whole value.
func overlay(old, v battle.Value) battle.Value {
	if old.Kind != battle.Tab || v.Kind != battle.Tab {
		return v
	}
	out := old
	out.Fields = append([]battle.NamedValue(nil), old.Fields...)
	for _, f := range v.Fields {
		found := false
		for i := range out.Fields {
			if out.Fields[i].Name == f.Name {
				out.Fields[i].Value, found = overlay(out.Fields[i].Value, f.Value), true
			}
		}
		if !found {
			out.Fields = append(out.Fields, f)
		}
	}
	return out
}

// makeRules makes every rule; declared twice names both places.
func (l *Library) makeRules(w *worker, c *battle.Content, bad *fault.List) []*hook.Rule {
	k := &ruleMaker{c: c, states: w.states, fns: map[*hook.Handler]handlerFn{}, stated: map[string]string{}}
	if l.goesOn {
		k.bad = bad
	}
	l.prefix, l.fns = map[int]string{}, k.fns
	from := map[*hook.Rule]*declared{}
	var rules []*hook.Rule
	at := map[string]hook.Place{}
	for _, st := range w.states {
		for i := range st.sink.all {
			d := &st.sink.all[i]
			if d.kind != "rule" {
				continue
			}
			if old, twice := at[d.id]; twice {
				*bad = append(*bad, d.bad("E-DUPLICATE", "the rule is declared already at %s", old).For(d.id).
					Suggest("to change it, put a file at the same path into the mod, or use replaces"))
				continue
			}
			at[d.id] = d.place
			r, err := k.make(d)
			if err != nil {
				*bad = append(*bad, err)
				continue
			}
			rules, from[r] = append(rules, r), d
		}
	}
	for _, r := range rules {
		if err := checkReplaces(c, r, from[r], at); err != nil {
			*bad = append(*bad, err)
		}
	}
	sort.SliceStable(rules, func(i, j int) bool { return numberedBefore(rules[i], rules[j], from) })
	for i, r := range rules {
		l.prefix[i] = k.dataPrefix(r)
	}
	l.typed = k.typed
	return rules
}

// numberedBefore orders rules for their numbers. A number chooses the dice that a
// rule throws, so it may not depend on the order in which files are found: rules
// of the catalogue come first, then each mod's own, both by id. Mods added at
// the end, and what is typed, move nobody's dice.
func numberedBefore(a, b *hook.Rule, from map[*hook.Rule]*declared) bool {
	ownA, ownB := strings.Contains(a.ID, ":"), strings.Contains(b.ID, ":")
	switch {
	case ownA != ownB:
		return ownB
	case ownA && from[a].mod != from[b].mod:
		return from[a].mod < from[b].mod
	}
	return a.ID < b.ID
}

// checkReplaces: only rules that a script declares can be replaced.
func checkReplaces(c *battle.Content, r *hook.Rule, d *declared, at map[string]hook.Place) *fault.Error {
	for _, id := range r.Replaces {
		if _, ok := at[id]; ok && id != r.ID {
			continue
		}
		e := fault.New("E-ID", "replaces %q, a rule that no script declares", id)
		if id == r.ID {
			e = fault.New("E-DECLARE", "the rule replaces itself")
		}
		var known []string
		for k := range at {
			known = append(known, k)
		}
		if id != r.ID {
			e.Suggest(suggest.Hint(id, known))
		}
		if known, ok := rule.Get(id); ok && known.Kind == rule.Core {
			e = coreRule(c, id)
		}
		return d.mark(e, "replaces", id).For(r.ID)
	}
	return nil
}

// coreRule says how a rule that the core plays is changed, since it cannot be
// replaced.
func coreRule(c *battle.Content, id string) *fault.Error {
	numbers := ""
	for _, kind := range kindNames {
		for _, name := range c.IDs(kind) {
			if d := c.Get(kind, name); d != nil && contains(d.Implements, id) {
				numbers = "its numbers are " + battle.Prefix(kind, name) + "; "
			}
		}
	}
	return fault.New("E-ID", "%s is played by the core and cannot be replaced", id).
		Suggest(numbers + "what comes of it is changed at a point of play: skald list hooks")
}

// newWorker runs every chunk in fresh states.
func (l *Library) newWorker() (*worker, error) { return l.workerWith(&atomic.Bool{}) }

// workerWith is newWorker with the flag that stops what it runs.
func (l *Library) workerWith(stop *atomic.Bool) (*worker, error) {
	w := &worker{lib: l, stop: stop}
	var bad fault.List
	for i, chunks := range l.chunks {
		st := w.newState(i)
		st.open = true
		for _, c := range chunks {
			if l.opt.disturb != nil {
				l.opt.disturb(c.Path)
			}
			_, err := st.vm.Run(c, LoadBudget)
			if err == nil {
				err = st.sink.unfinished()
			}
			st.sink.begun = nil
			if err != nil && !slices.Contains(bad, asFault(err)) {
				bad = append(bad, asFault(err))
			}
		}
		st.open = false
		w.states = append(w.states, st)
	}
	return w, bad.Err()
}

// newState is the state of a mod: it declares, and prints nowhere.
func (w *worker) newState(mod int) *modState {
	st := w.emptyState(mod, func(string) {})
	st.openRefusals()
	return st
}

// emptyState has the words that declare, and views.
func (w *worker) emptyState(mod int, print func(string)) *modState {
	st := &modState{w: w}
	st.sink.def, st.sink.mod, st.sink.closed = w.lib.def, mod, st.mayDeclare
	st.vm = vm.New(vm.Options{Stop: w.stop, Compare: st.compare, Store: st.store, Print: print, Line: w.lib.listener(),
		Older: func(name string) string { return Older("word", name) }})
	st.openViews()
	st.ev = &lua.LUserData{Value: &evTag{}, Metatable: st.meta, Env: st.vm.L().Env}
	openDeclarations(st.vm, &st.sink)
	st.openRequire()
	return st
}

// ScenariosOf a game are the scenario files of all layers, in order of path.
func (l *Library) ScenariosOf(game string) ([]source.File, error) {
	files, err := source.Overlay(l.layers, game)
	if err != nil {
		return nil, err
	}
	var out []source.File
	for _, f := range files {
		if f.Scenario() {
			out = append(out, f)
		}
	}
	return out, nil
}
