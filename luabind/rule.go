package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/rule"
	"skald/luabind/vm"
)

// handlerFn names the script behind a handler, wherever it is loaded: the
// declaration that holds it and the part (0: the rule itself).
type handlerFn struct {
	mod, ordinal, part int

	whens []*lua.FunctionProto // what is asked before it runs, for pages
}

// ruleMaker turns declared rules into runnable ones.
type ruleMaker struct {
	c      *battle.Content
	states []*modState
	fns    map[*hook.Handler]handlerFn
	stated map[string]string // where each state was declared first
	typed  []typedFn         // handlers of the last state, where somebody types
	bad    *fault.List       // takes what a rule can be made in spite of; nil: nothing is
}

// make one rule and its handlers.
func (k *ruleMaker) make(d *declared) (*hook.Rule, *fault.Error) {
	if err := k.checkID(d); err != nil {
		return nil, err
	}
	if err := d.check("a rule", d.table, ruleFields()); err != nil {
		return nil, err.For(d.id)
	}
	r := &hook.Rule{ID: d.id, Place: d.place, Who: hook.NSlots, Owner: hook.Owner{Each: -1, AuraSlot: -1}}
	var err *fault.Error
	if r.Title, err = d.text("title"); err != nil {
		return nil, err.For(d.id)
	}
	if r.Title.En == "" {
		r.Title.En = d.id
	}
	if r.Text, err = d.text("text"); err != nil {
		return nil, err.For(d.id)
	}
	if ids, _ := words(d.get("implements")); ids != nil {
		if err := d.checkImplements(ids); err != nil {
			return nil, err.For(d.id)
		}
		r.Implements = ids
	}
	steps := []func(*declared, *hook.Rule) *fault.Error{k.owner, k.aura, k.numbers, k.state, k.parts}
	for _, f := range steps {
		if err := f(d, r); err != nil {
			return nil, err.At(d.place.Path, d.place.Line).For(d.id)
		}
	}
	return r, nil
}

// checkID: a catalogue id, or "<mod>:<name>".
func (k *ruleMaker) checkID(d *declared) *fault.Error {
	if mod, name, ok := strings.Cut(d.id, ":"); ok {
		if lowerSnake(mod) && lowerSnake("r"+name) && name != "" { // a name may begin with a digit
			return nil
		}
		if len(d.id) > maxID {
			return d.bad("E-DECLARE", "the id of a rule has %d bytes, more than %d", len(d.id), maxID)
		}
		e := d.bad("E-DECLARE", "rule %q: an id is made of small letters, digits and _", d.id)
		near, _ := ID(mod)
		if own, _ := ID("r" + name); near != "" && len(own) > 1 {
			return e.Suggest("such as " + near + ":" + own[1:])
		}
		return e.Suggest("letters are a to z here: such as mymod:rule_1")
	}
	if e, ok := rule.Get(d.id); ok {
		if e.Kind == rule.Core {
			return d.bad("E-ID", "%s is carried out by the core: a script cannot declare it", d.id).
				Suggest("name yours \"mod:name\"")
		}
		return nil
	}
	e := d.bad("E-ID", "%q is neither a rule of the catalogue nor of the form \"mod:name\"", d.id)
	if n := rule.Nearest(d.id); n != "" {
		return e.Suggest("did you mean " + n + "?")
	}
	return e.Suggest("such as mymod:" + strings.Trim(unsnaked(strings.ToLower(d.id)), "_"))
}

// owner reads what the rule belongs to; the layer is that of the first of
// house, talent, faction, weather, else troop and items, else the mod.
func (k *ruleMaker) owner(d *declared, r *hook.Rule) *fault.Error {
	o := &r.Owner
	set := func(kind string, at *int32) *fault.Error {
		id, ok := d.get(kind).(lua.LString)
		if !ok {
			return nil
		}
		decl := k.c.Get(kind, string(id))
		if decl == nil {
			e := k.c.Unknown(kind, string(id))
			for _, other := range ownerKinds {
				if k.c.Get(other, string(id)) != nil {
					e = fault.New("E-ID", "there is no %s %q", kind, string(id)).Suggest(fmt.Sprintf("write %s = %q", other, string(id)))
				}
			}
			return d.mark(e, kind, string(id))
		}
		*at = decl.Sym
		return nil
	}
	var weapon, armour, gear int32
	for _, x := range []struct {
		kind string
		at   *int32
	}{{"faction", &o.Faction}, {"talent", &o.Talent}, {"weather", &o.Weather}, {"troop", &o.Troop}, {"house", &o.House},
		{"weapon", &weapon}, {"armour", &armour}, {"gear", &gear}} {
		if err := set(x.kind, x.at); err != nil {
			return err
		}
	}
	for _, it := range []int32{weapon, armour, gear} {
		if it != 0 {
			o.Items = append(o.Items, it)
		}
	}
	o.Weapon = weapon
	switch {
	case o.House != 0:
		r.Layer = hook.LayerHouse
	case o.Talent != 0:
		r.Layer = hook.LayerTalent
	case o.Faction != 0:
		r.Layer = hook.LayerFaction
	case o.Weather != 0:
		r.Layer = hook.LayerWeather
	case o.Troop != 0 || len(o.Items) > 0:
		r.Layer = hook.LayerTroop
	case d.mod > 0:
		r.Layer = hook.LayerMod
	}
	return nil
}

// dataPrefix is where ev.data of the rule lives: the owner that gives the layer.
func (k *ruleMaker) dataPrefix(r *hook.Rule) string {
	o := &r.Owner
	word := func(sym int32) string { return k.c.Lex.Word(sym) }
	switch {
	case o.House != 0:
		return battle.Prefix("house", word(o.House))
	case o.Talent != 0:
		return battle.Prefix("talent", word(o.Talent))
	case o.Faction != 0:
		return battle.Prefix("faction", word(o.Faction))
	case o.Weather != 0:
		return battle.Prefix("weather", word(o.Weather))
	case o.Troop != 0:
		return battle.Prefix("troop", word(o.Troop))
	case len(o.Items) > 0:
		d := k.c.Item(word(o.Items[0]))
		return battle.Prefix(d.Kind, d.ID)
	}
	return ""
}

func (k *ruleMaker) aura(d *declared, r *hook.Rule) *fault.Error {
	bad := func(format string, args ...any) *fault.Error {
		return d.mark(fault.New("E-DECLARE", format, args...), "aura", "")
	}
	r.Owner.AuraOthers = lua.LVAsBool(d.get("aura_others"))
	switch v := d.get("aura").(type) {
	case lua.LNumber:
		n, ok := milli(float64(v))
		if !ok || n <= 0 {
			return bad("aura is a number of inches above 0, not %s", vm.Format(v))
		}
		r.Owner.Aura = n
	case lua.LString:
		prefix := k.dataPrefix(r)
		if prefix == "" {
			return bad("aura is %q, but the rule belongs to nothing that has data", string(v)).Suggest("write inches: aura = 6")
		}
		slot := k.c.Data.Slot(prefix + "." + string(v))
		if slot < 0 {
			return d.mark(k.c.Data.Unknown(prefix+"."+string(v)), "aura", string(v))
		}
		if x := k.c.Data.Value(slot); x.Kind != battle.Num || x.Num <= 0 {
			return bad("aura is %q, and %s is no number of inches", string(v), k.c.Data.Key(slot))
		}
		r.Owner.AuraSlot = slot
	default:
		if r.Owner.AuraOthers {
			return d.mark(fault.New("E-DECLARE", "aura_others without an aura"), "aura_others", "")
		}
		return nil
	}
	if r.Owner.Talent == 0 && r.Owner.Troop == 0 && len(r.Owner.Items) == 0 {
		return bad("an aura needs a bearer").Suggest("gear, troop or talent")
	}
	return nil
}

// who sets the role that is tested instead of the point's; the words were
// checked with the fields.
func (k *ruleMaker) who(v lua.LValue, r *hook.Rule) {
	switch w := v.String(); w {
	case "nil":
	case "any":
		r.Anyone, r.Who = true, hook.NSlots
	default:
		r.Anyone, r.Who = false, roleSlot(w)
	}
}

func roleSlot(word string) hook.Slot {
	switch word {
	case "attacker":
		return hook.Attacker
	case "target":
		return hook.Target
	case "model":
		return hook.ModelSlot
	case "side":
		return hook.SideSlot
	}
	return hook.NSlots
}

func (k *ruleMaker) numbers(d *declared, r *hook.Rule) *fault.Error {
	r.Replaces, _ = words(d.get("replaces"))
	r.Key = r.ID
	return k.own(d, d.table, r)
}

// own reads the fields that a rule and each of its parts may have.
func (k *ruleMaker) own(d *declared, t *lua.LTable, r *hook.Rule, part ...string) *fault.Error {
	k.who(t.RawGetString("who"), r)
	if v := t.RawGetString("mount"); v != lua.LNil {
		r.Mount = lua.LVAsBool(v)
	}
	if v := t.RawGetString("optional"); v != lua.LNil {
		r.Optional = lua.LVAsBool(v)
	}
	if n, ok := t.RawGetString("priority").(lua.LNumber); ok {
		r.Priority = int(n)
	}
	if v := t.RawGetString("spend"); v != lua.LNil {
		r.Tried = v.String() == "tried"
	}
	if s, ok := t.RawGetString("key").(lua.LString); ok {
		r.Key = string(s)
	}
	for i, w := range stackWords {
		if t.RawGetString("stack").String() == w {
			r.Stack = hook.Stack(i)
		}
	}
	if v, ok := t.RawGetString("each").(*lua.LTable); ok {
		f, key, err := filterOf(k.c, v)
		if err != nil {
			return d.markAt(err, append(slices.Clone(part), "each", key)...)
		}
		r.Owner.Each = k.c.Lex.AddFilter(f)
	}
	return nil
}

// state declares the names that a rule keeps.
func (k *ruleMaker) state(d *declared, r *hook.Rule) *fault.Error {
	lasts, word := hook.Game, "game"
	if v := d.get("lasts"); v != lua.LNil {
		word = v.String()
		lasts, _ = unitOf(word)
	}
	t, ok := d.get("state").(*lua.LTable)
	if !ok {
		if d.get("lasts") != lua.LNil {
			return d.mark(fault.New("E-DECLARE", "lasts without a state"), "lasts", "").Suggest(`state = { angry = "flag" }`)
		}
		return nil
	}
	_, names := fieldsOf(t)
	for _, n := range names {
		v := battle.StateVar{Name: n, Lasts: lasts}
		typ := t.RawGetString(n).String()
		switch typ {
		case "flag":
			v.Type = hook.Bool
		case "number":
			v.Type = hook.Int
		case "model":
			v.Type = hook.Model
		default:
			return d.mark(fault.New("E-DECLARE", `state %s is "flag", "number" or "model", not %s`, n, describeValue(t.RawGetString(n))), n, "")
		}
		if !lowerSnake(n) {
			return d.mark(fault.New("E-DECLARE", "state %q: a name is made of small letters, digits and _", n), "state", "")
		}
		here := fmt.Sprintf("a %s for the %s by %s at %s", typ, word, r.ID, d.place)
		if _, same := k.c.AddState(v); !same {
			return d.mark(fault.New("E-DUPLICATE", "the state %s, a %s for the %s, is declared already as %s", n, typ, word, orHint(k.stated[n], "a stock of sides")), n, "").
				Suggest("a name means one thing in a game: take another")
		}
		if k.stated[n] == "" {
			k.stated[n] = here
		}
	}
	return nil
}

// maxParts of a rule.
const maxParts = 100

// parts makes the handlers: the rule itself, or each of its parts.
func (k *ruleMaker) parts(d *declared, r *hook.Rule) *fault.Error {
	if err := k.cost(d, r, d.table); err != nil {
		return err
	}
	if err := k.limit(d, r, d.table, ""); err != nil {
		return err
	}
	n := d.table.Len()
	if n == 0 {
		return k.handlers(d, r, d.table, 0)
	}
	for _, f := range []string{"hook", "effect"} {
		if d.get(f) != lua.LNil {
			return d.mark(fault.New("E-DECLARE", "a rule with parts has no %s of its own", f), f, "").Suggest("put it into a part")
		}
	}
	if n > maxParts {
		return fault.New("E-DECLARE", "a rule of %d parts: at most %d", n, maxParts)
	}
	for i := 1; i <= n; i++ {
		t, ok := d.table.RawGetInt(i).(*lua.LTable)
		if !ok {
			return fault.New("E-DECLARE", "part %d of the rule is %s, not a table", i, describeValue(d.table.RawGetInt(i))).
				Suggest("parts are { hook = ..., effect = ... }")
		}
		if err := d.check("a part of a rule", t, partFields(), itoa(i)); err != nil {
			return err
		}
		part := *r // the rule as this part sees it: with fields of its own
		part.Parts = nil
		if err := k.own(d, t, &part, itoa(i)); err != nil {
			return err
		}
		if err := k.cost(d, &part, t); err != nil {
			return err
		}
		if err := k.limit(d, &part, t, "."+itoa(i)); err != nil {
			return err
		}
		if err := k.handlers(d, &part, t, i); err != nil {
			return err
		}
		r.Parts = append(r.Parts, part.Parts...)
	}
	return nil
}

// handlers makes one handler for each point that a part names.
func (k *ruleMaker) handlers(d *declared, r *hook.Rule, t *lua.LTable, part int) *fault.Error {
	hooks, _ := words(t.RawGetString("hook"))
	if len(hooks) == 0 {
		return fault.New("E-DECLARE", "%s needs a hook", partName(part)).Suggest(`hook = "pillage.modify_attack"; skald list hooks`)
	}
	effect, ok := t.RawGetString("effect").(*lua.LFunction)
	if !ok {
		return d.mark(fault.New("E-DECLARE", "%s needs an effect", partName(part)).Suggest("effect = function(ev) ... end"), "hook", hooks[0])
	}
	path, line := vm.DefinedAt(effect)
	var points []*hook.Point
	for _, n := range hooks {
		p, err := k.point(n, d)
		if err != nil {
			return err
		}
		points = append(points, p)
		own := r
		if r.Limit != nil && r.Limit.Per == byRole {
			v, l := *r, *r.Limit
			v.Parts, v.Limit, own = nil, &l, &v
			l.Per = bearerSlot(p, r)
		}
		if err := k.rolesExist(d, p, own); err != nil {
			return err
		}
		h := &hook.Handler{Rule: own, Point: p, Place: hook.Place{Path: path, Line: line}, Names: requestsIn(effect)}
		k.fns[h] = handlerFn{d.mod, d.ordinal, part, whensOf(d.table, t)}
		h.Call = callHandler(h, k.fns[h])
		r.Parts = append(r.Parts, h)
	}
	return k.audit(d, t, effect, points)
}

// whensOf are the whens of a rule and of a part, which may be the rule itself.
func whensOf(rule, part *lua.LTable) (out []*lua.FunctionProto) {
	for _, t := range []*lua.LTable{rule, part} {
		if f, ok := t.RawGetString("when").(*lua.LFunction); ok && !slices.Contains(out, f.Proto) {
			out = append(out, f.Proto)
		}
	}
	return out
}

func partName(part int) string {
	if part == 0 {
		return "a rule"
	}
	return fmt.Sprintf("part %d of the rule", part)
}

func (k *ruleMaker) point(name string, d *declared) (*hook.Point, *fault.Error) {
	if p := pointByName(k.c, name); p != nil {
		return p, nil
	}
	return nil, d.mark(noPoint(k.c, name), "hook", name)
}

// typedFn is a handler's function in the state where somebody types.
type typedFn struct {
	fn   *lua.LFunction
	rule string
}

// audit refuses handlers that keep something between calls, and freezes what
// they can reach.
func (k *ruleMaker) audit(d *declared, t *lua.LTable, effect *lua.LFunction, points []*hook.Point) *fault.Error {
	s := k.states[d.mod].vm
	fns := []*lua.LFunction{effect}
	for _, v := range []lua.LValue{t.RawGetString("when"), d.get("when")} {
		if fn, ok := v.(*lua.LFunction); ok {
			fns = append(fns, fn)
		}
	}
	for _, fn := range fns {
		if err := s.Audit(fn); err != nil {
			if f, ok := err.(*fault.Error); ok {
				return f.For(d.id)
			}
			return fault.New("E-INTERNAL", "%v", err)
		}
		if path, line := s.NamesGlobal(fn, "require"); path != "" {
			e := fault.New("E-LIB", "the handler requires a file each time it runs").At(path, line).Suggest(atTop)
			if lines := s.Lines(path); line <= len(lines) {
				e.Source = lines[line-1]
			}
			return e.For(d.id)
		}
		if err := k.tolerate(d, checkUses(k.c, d, fn, points)); err != nil {
			return err
		}
		if k.states[d.mod].typing {
			k.typed = append(k.typed, typedFn{fn, d.id})
		}
		s.Freeze(fn)
	}
	s.Freeze(d.table) // the functions of a rule are read from it
	return nil
}

// tolerate errors in spite of which a rule can be made, if that is asked for;
// else it returns the first.
func (k *ruleMaker) tolerate(d *declared, errs []*fault.Error) *fault.Error {
	switch {
	case len(errs) == 0:
		return nil
	case k.bad == nil:
		return errs[0]
	}
	for _, err := range errs {
		*k.bad = append(*k.bad, err.For(d.id))
	}
	return nil
}
