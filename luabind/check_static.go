package luabind

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// What can be told of rules and declarations without running them.

// declOf is the declaration of a rule.
func (c *checker) declOf(r *hook.Rule) *declared {
	fn := c.lib.fns[r.Parts[0]]
	return &c.w.states[fn.mod].sink.all[fn.ordinal]
}

// rule tells what may be wrong with a rule, given what its handlers showed.
func (c *checker) rule(r *hook.Rule, ss []*survey) {
	for _, s := range ss {
		c.raw(s)
		c.grows(s)
	}
	c.limited(r)
	c.idle(r, ss)
	c.prefixed(r)
	c.replaced(r)
}

// warn tells a warning that stands on a field of a rule.
func (c *checker) warn(r *hook.Rule, field string, e *fault.Error) {
	c.tell(IsWarning, c.declOf(r).mark(e.For(r.ID), field, ""))
}

// raw tells dice and numbers that are read whole where one bound would do.
func (c *checker) raw(s *survey) {
	for _, use := range s.reach.Raw {
		hint := ""
		switch use.Method {
		case "d6":
			if hint = checkFor(use); hint == "" {
				continue
			}
			hint = "write " + hint + ": two branches in place of six"
		case "value":
			hint = fmt.Sprintf("compare without :value(): x %s %s", use.Op, vm.Format(lua.LNumber(use.Number)))
		default:
			continue
		}
		e := fault.New("W-RAW", ":%s() is read whole and held against %s", use.Method, vm.Format(lua.LNumber(use.Number))).
			At(use.Path, use.Line).For(s.h.Rule.ID).Suggest(hint)
		c.tell(IsWarning, e)
	}
}

// checkFor is the check that says the same as a comparison of a d6, "" where none
// does: a check is passed on a number and above.
func checkFor(use vm.Raw) string {
	n := use.Number
	need, passed := 0.0, true
	switch use.Op {
	case ">=":
		need = n
	case ">":
		need = n + 1
	case "<":
		need, passed = n, false
	case "<=":
		need, passed = n+1, false
	case "==":
		if need = n; n != 6 {
			need, passed = n+1, false
		}
		if n != 6 && n != 1 {
			return ""
		}
	}
	if need < 2 || need > 6 || need != float64(int(need)) {
		return ""
	}
	if passed {
		return fmt.Sprintf("ev:check(%d)", int(need))
	}
	return fmt.Sprintf("not ev:check(%d)", int(need))
}

// grows tells handlers that cannot be remembered.
func (c *checker) grows(s *survey) {
	for _, at := range s.raw {
		if slices.ContainsFunc(s.reach.Raw, func(use vm.Raw) bool { return use.Path == at.Path && use.Line == at.Line }) {
			continue // W-RAW says what to write
		}
		e := fault.New("W-GROWS", "a length is read whole: each is a branch of its own, and no more than %d are remembered", hook.MaxAnswers).
			At(at.Path, at.Line).For(s.h.Rule.ID).Suggest("where a bound would do, compare with that: x > 3")
		c.tell(IsWarning, e)
	}
	if s.nodes > hook.MaxNodes && len(s.raw) == 0 {
		e := fault.New("W-GROWS", "there are more than %d ways through it: no more than %d nodes are remembered", s.runs, hook.MaxNodes).
			At(s.h.Place.Path, s.h.Place.Line).For(s.h.Rule.ID).Suggest("ask less, and first what settles most")
		c.tell(IsWarning, e)
	}
}

// limited tells limits that never apply.
func (c *checker) limited(r *hook.Rule) {
	if len(r.Parts) != 1 {
		return // parts may share it
	}
	h := r.Parts[0]
	l := h.Rule.Limit
	if l == nil {
		return
	}
	p := h.Point
	inAttack := p.Has(hook.Attacker) || p.Has(hook.Target) || p.Has(hook.Cause)
	short := p.Short()
	single := l.Kind != hook.BattleV || !runsForSeveral(h) && p.Role != hook.SideSlot
	why := ""
	switch {
	case l.Unit == hook.AttackUnit && !inAttack:
		why = fmt.Sprintf("%s is no part of an attack", p.Name)
	case l.Unit == hook.FightUnit && !inAttack && !p.Has(hook.FightSlot) && p.Role == hook.NSlots:
		why = fmt.Sprintf("%s is no part of a fight", p.Name)
	case l.Unit == hook.AttackUnit && single && p.Kind != hook.On && p.Combine != hook.Offers && p.Has(hook.Attacker) && p.Has(hook.Target):
		why = fmt.Sprintf("%s comes once in an attack", p.Name)
	case l.Unit == hook.Turn && single && contains([]string{"on_turn_start", "on_turn_end"}, short):
		why = fmt.Sprintf("%s comes once in a turn", p.Name)
	case single && contains([]string{"on_before_deployment", "on_deployed"}, short):
		why = fmt.Sprintf("%s comes once in a game", p.Name)
	}
	if why != "" {
		c.warn(r, "limit", fault.New("W-LIMIT", "the limit never applies: %s", why).Suggest("leave it out"))
	}
}

// runsForSeveral says whether a handler may run for several owners at its point.
func runsForSeveral(h *hook.Handler) bool {
	o := &h.Rule.Owner
	p := &prober{h: h}
	return p.perBearer() || o.Talent != 0 && o.Aura == 0 && o.AuraSlot < 0 || o.Faction != 0 && h.Point.Role == hook.NSlots
}

// idle tells rules that do nothing.
func (c *checker) idle(r *hook.Rule, ss []*survey) {
	if why := c.nobodys(r); why != "" {
		c.tell(IsWarning, c.declOf(r).mark(fault.New("W-UNUSED", "%s", why).For(r.ID), "", ""))
		return
	}
	for _, o := range c.lib.content.Rules {
		if contains(o.Replaces, r.ID) && belongsToNothing(o) {
			e := fault.New("W-UNUSED", "it never runs: %s replaces it wherever it holds", o.ID)
			c.tell(IsWarning, c.declOf(r).mark(e.For(r.ID), "", ""))
			return
		}
	}
	for _, s := range ss {
		if s.whole && !s.asks && len(s.wrong) == 0 && !c.tried(s.h) {
			e := fault.New("W-UNUSED", "it asks for nothing at %s, whatever it is told%s", s.h.Point.Name, s.lists()).At(s.h.Place.Path, s.h.Place.Line).
				For(r.ID).Suggest("an effect asks: " + list(s.h.Point.Takes()))
			c.tell(IsWarning, e)
		}
	}
}

// lists says how long the lists were that a handler was told, "" where it asks for
// none.
func (s *survey) lists() string {
	if s.list == 0 {
		return ""
	}
	return fmt.Sprintf(", with lists of up to %d", s.list)
}

func belongsToNothing(r *hook.Rule) bool {
	o := &r.Owner
	return r.Anyone || o.Faction|o.Talent|o.Weather|o.Troop|o.House|o.Aura == 0 && len(o.Items) == 0 && o.AuraSlot < 0
}

// nobodys says why nobody can have what a rule belongs to, "" where somebody can.
func (c *checker) nobodys(r *hook.Rule) string {
	ct, o := c.lib.content, &r.Owner
	if len(c.lib.broken) > 0 {
		return "" // what is wrong may be a price
	}
	if o.Talent != 0 && len(ct.IDs("faction")) > 0 {
		id := ct.Lex.Word(o.Talent)
		if v := ct.Get("talent", id).Fields.Field("factions"); v.Kind == battle.Array && len(v.List) == 0 || v.Kind == battle.Absent {
			return fmt.Sprintf("nobody may have the talent %s: its factions are left out", id)
		}
	}
	if c.sold == nil {
		c.sold = soldIn(ct)
	}
	if len(c.sold) == 0 || !c.lib.writtenOut() {
		return "" // nothing is sold in this game
	}
	for _, it := range o.Items {
		if id := ct.Lex.Word(it); !c.sold[id] {
			return fmt.Sprintf("nobody can buy the %s %s: no faction has a price for it", ct.Item(id).Kind, id)
		}
	}
	if id := ct.Lex.Word(o.Troop); o.Troop != 0 && !c.sold[id] {
		return fmt.Sprintf("nobody can field the troop %s: no faction has a price for it", id)
	}
	return ""
}

// pricedKey is a key with the price of something.
var pricedKey = regexp.MustCompile(`^(?:rules|factions\.\w+)\.prices\.(\w+)`)

// soldIn is what can be bought in a game, and what comes with it; what counts as
// something sold is.
func soldIn(c *battle.Content) map[string]bool {
	out := map[string]bool{}
	prices := func(v battle.Value) {
		for _, f := range v.Fields {
			out[f.Name] = true
		}
	}
	for _, id := range c.IDs("faction") {
		prices(c.Get("faction", id).Fields.Field("prices"))
	}
	for _, k := range c.Data.Keys() {
		if m := pricedKey.FindStringSubmatch(k); m != nil {
			out[m[1]] = true
		}
	}
	if len(out) == 0 {
		return out
	}
	for _, kind := range []string{"weapon", "armour", "gear", "troop"} {
		for _, id := range c.IDs(kind) {
			d := c.Get(kind, id)
			if w := d.Fields.Field("brings").Str; w != "" && out[id] {
				out[w] = true
			}
			if out[id] {
				for _, l := range d.Like {
					out[l] = true
				}
			}
		}
	}
	return out
}

// prefixed tells rules of a mod that are called as if they were of another.
func (c *checker) prefixed(r *hook.Rule) {
	mod := c.lib.fns[r.Parts[0]].mod
	of, name, own := strings.Cut(r.ID, ":")
	if mod == 0 || !own || of == c.lib.layers[mod].ID {
		return
	}
	id := c.lib.layers[mod].ID
	e := fault.New("W-PREFIX", "the ids of rules of this mod begin with %s:", id).Suggest(fmt.Sprintf("rule %q", id+":"+name))
	c.tell(IsWarning, c.declOf(r).mark(e.For(r.ID), "", ""))
}

// replaced notes the rules that a rule of a mod replaces.
func (c *checker) replaced(r *hook.Rule) {
	if c.told[0] {
		return
	}
	for _, id := range r.Replaces {
		if o := c.lib.content.Rule(id); o != nil {
			e := fault.New("W-REPLACES", "replaces %s, which stands at %s", id, o.Place)
			c.tell(IsNote, c.declOf(r).mark(e.For(r.ID), "replaces", id))
		}
	}
}

// files notes the files of lower layers that those of mods replace, and finds
// scenarios, examples and band lists that are no Lua.
func (c *checker) files() error {
	below := map[string]string{} // the layer by path
	for i, l := range c.lib.layers {
		files, err := source.Overlay([]source.Layer{l}, c.o.Game)
		if err != nil {
			return err
		}
		for _, f := range files {
			if was, ok := below[f.Path]; ok && c.told[i] && i > 0 {
				c.tell(IsNote, fault.New("W-REPLACES", "replaces %s of %s", f.Path, was).At(f.Show, 1))
			}
			below[f.Path] = l.ID
		}
		if !c.told[i] {
			continue
		}
		loose, err := source.Loose(l, i)
		if err != nil {
			return err
		}
		for _, f := range loose {
			c.readable(f)
		}
		for _, f := range files {
			c.own(f)
		}
	}
	return nil
}

// own takes up a file that is told of.
func (c *checker) own(f source.File) {
	if !f.Scenario() {
		c.mine[f.Show] = true
		return
	}
	c.readable(f)
	c.scenarios = append(c.scenarios, string(f.Text))
	c.played[f.Show] = true
}

// readable tells a file that is no Lua.
func (c *checker) readable(f source.File) {
	if _, err := vm.Compile(f.Show, f.Text); err != nil {
		c.tell(IsError, asFault(err))
	}
}

// tables notes the numbers of mods below that a mod changes.
func (c *checker) tables() {
	type number struct {
		battle.Value
		mod int
	}
	was := map[string]number{}
	for mod, st := range c.w.states {
		for _, d := range st.sink.inOrder(true) {
			if d.kind == "rule" || d.kind == "scenario" {
				continue
			}
			v, _, err := toValue(d.table, battle.Origin{Place: d.place})
			if err != nil {
				continue
			}
			for _, leaf := range leaves(battle.Prefix(d.kind, d.id), v) {
				old, ok := was[leaf.Name]
				if ok && mod < len(c.told) && c.told[mod] && mod != old.mod && plainValue(old.Value) != plainValue(leaf.Value) {
					_, name, _ := cutLast(leaf.Name)
					e := fault.New("W-REPLACES", "%s is %s in place of %s, which stands in %s", leaf.Name, plainValue(leaf.Value), plainValue(old.Value), old.Origin.Place.Path)
					c.tell(IsNote, d.mark(e, name, ""))
				}
				was[leaf.Name] = number{leaf.Value, mod}
			}
		}
	}
}

func cutLast(key string) (head, last string, ok bool) {
	i := strings.LastIndexByte(key, '.')
	return key[:max(i, 0)], key[i+1:], i >= 0
}

// leaves of a table by their full keys.
func leaves(prefix string, v battle.Value) []battle.NamedValue {
	if v.Kind != battle.Tab {
		return []battle.NamedValue{{Name: prefix, Value: v}}
	}
	var out []battle.NamedValue
	for _, f := range v.Fields {
		if f.Name == "data" { // it adds nothing to the key
			out = append(out, leaves(prefix, f.Value)...)
			continue
		}
		out = append(out, leaves(prefix+"."+f.Name, f.Value)...)
	}
	return out
}

// untested tells the rules of a mod that no scenario of it names or ran.
func (c *checker) untested(r *hook.Rule) {
	if c.told[0] {
		return // the scenarios of skald are not all part of it
	}
	if slices.ContainsFunc(r.Parts, c.tried) {
		return
	}
	for _, id := range append([]string{r.ID}, r.Implements...) {
		if slices.ContainsFunc(c.scenarios, func(text string) bool {
			return strings.Contains(text, `"`+id+`"`) || strings.Contains(text, `'`+id+`'`)
		}) {
			return
		}
	}
	c.tell(IsWarning, c.declOf(r).mark(fault.New("W-UNTESTED", "no scenario of the mod covers it or runs it").For(r.ID).
		Suggest(fmt.Sprintf("write one with covers = { %q }", r.ID)), "", ""))
}

// texts tells titles and texts that are missing in a language.
func (c *checker) texts() {
	for mod, st := range c.w.states {
		if mod >= len(c.told) || !c.told[mod] {
			continue
		}
		for i := range st.sink.all {
			d := &st.sink.all[i]
			for _, name := range []string{"title", "text"} {
				t, _, err := toText(d.get(name))
				if err == nil && t.En != "" && t.Ru == "" {
					e := fault.New("W-LANG", "the %s of %s %q is missing in %q", name, d.kind, d.id, c.o.Lang)
					c.tell(IsWarning, d.mark(e, name, "").Suggest(fmt.Sprintf("%s = { en = %q, %s = \"...\" }", name, t.En, c.o.Lang)))
				}
			}
		}
	}
}

// placeholders notes the numbers that are guesses.
func (c *checker) placeholders() {
	data := c.lib.content.Data
	for _, k := range data.Keys() {
		o := data.Value(data.Slot(k)).Origin
		if o.Placeholder && c.mine[o.Place.Path] {
			e := fault.New("W-PLACEHOLDER", "%s is a guess", k)
			if o.Source != "" {
				e.Suggest("see " + o.Source)
			}
			c.tell(IsNote, e.At(o.Place.Path, o.Place.Line))
		}
	}
}
