package luabind

import (
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// ruleFields are the fields of a rule; partFields those that a part may have.
var (
	ruleFields = []string{"title", "text", "faction", "talent", "weather", "troop", "weapon", "armour", "gear", "house", "who", "aura",
		"aura_others", "each", "mount", "hook", "when", "effect", "optional", "limit", "per", "spend", "state", "lasts", "stack", "key",
		"replaces", "priority", "implements"}
	partFields = []string{"hook", "when", "effect", "who", "optional", "limit", "per", "spend", "mount", "priority", "stack", "key", "each"}
)

// handlerFn names the script behind a handler, wherever it is loaded: the
// declaration that holds it and the part (0: the rule itself).
type handlerFn struct {
	mod, ordinal, part int
}

// ruleMaker turns declared rules into runnable ones.
type ruleMaker struct {
	c      *battle.Content
	states []*modState
	fns    map[*hook.Handler]handlerFn
}

// make one rule and its handlers.
func (k *ruleMaker) make(d *declared) (*hook.Rule, *fault.Error) {
	if err := k.checkID(d); err != nil {
		return nil, err
	}
	_, names := fieldsOf(d.table)
	for _, n := range names {
		if !contains(ruleFields, n) {
			return nil, d.bad("E-DECLARE", "a rule has no field %q", n).For(d.id).Suggest(suggest.Hint(n, ruleFields))
		}
	}
	r := &hook.Rule{ID: d.id, Place: d.place, Who: hook.NSlots, Owner: hook.Owner{Each: -1, AuraSlot: -1}}
	var err *fault.Error
	if r.Title, err = toText(d.get("title")); err != nil {
		return nil, err.At(d.place.Path, d.place.Line).For(d.id)
	}
	if r.Title.En == "" {
		r.Title.En = d.id
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
	if strings.Contains(d.id, ":") {
		return nil
	}
	if _, ok := rule.Get(d.id); ok {
		return nil
	}
	e := d.bad("E-ID", "%q is neither a rule of the catalogue nor of the form \"mod:name\"", d.id)
	if n := rule.Nearest(d.id); n != "" {
		e.Suggest("did you mean " + n + "?")
	}
	return e
}

// owner reads what the rule belongs to; the layer is that of the first of
// house, talent, faction, weather, else troop and items, else the mod.
func (k *ruleMaker) owner(d *declared, r *hook.Rule) *fault.Error {
	o := &r.Owner
	set := func(kind string, at *int32) *fault.Error {
		v := d.get(kind)
		if v == lua.LNil {
			return nil
		}
		id, ok := v.(lua.LString)
		if !ok {
			return fault.New("E-DECLARE", "%s is an id", kind)
		}
		decl := k.c.Get(kind, string(id))
		if decl == nil {
			return k.c.Unknown(kind, string(id))
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
	switch v := d.get("aura").(type) {
	case *lua.LNilType:
		return nil
	case lua.LNumber:
		n, ok := milli(float64(v))
		if !ok || n <= 0 {
			return fault.New("E-DECLARE", "aura is a number of inches")
		}
		r.Owner.Aura = n
	case lua.LString:
		key := k.dataPrefix(r) + "." + string(v)
		if r.Owner.AuraSlot = k.c.Data.Slot(key); r.Owner.AuraSlot < 0 {
			return k.c.Data.Unknown(key)
		}
	default:
		return fault.New("E-DECLARE", "aura is inches, or a name in data")
	}
	if r.Owner.Talent == 0 && r.Owner.Troop == 0 && len(r.Owner.Items) == 0 {
		return fault.New("E-DECLARE", "an aura needs a bearer: gear, troop or talent")
	}
	r.Owner.AuraOthers = lua.LVAsBool(d.get("aura_others"))
	return nil
}

var roles = map[string]hook.Slot{"attacker": hook.Attacker, "target": hook.Target, "model": hook.ModelSlot, "side": hook.SideSlot}

func (k *ruleMaker) who(v lua.LValue, r *hook.Rule) *fault.Error {
	if v == lua.LNil {
		return nil
	}
	w := v.String()
	if w == "any" {
		r.Anyone = true
		return nil
	}
	slot, ok := roles[w]
	if !ok {
		return fault.New("E-DECLARE", "who is \"attacker\", \"target\", \"model\", \"side\" or \"any\", not %q", w)
	}
	r.Who = slot
	return nil
}

func (k *ruleMaker) numbers(d *declared, r *hook.Rule) *fault.Error {
	if err := k.who(d.get("who"), r); err != nil {
		return err
	}
	r.Mount = lua.LVAsBool(d.get("mount"))
	r.Optional = lua.LVAsBool(d.get("optional"))
	if n, ok := d.get("priority").(lua.LNumber); ok {
		r.Priority = int(n)
	}
	reps, ok := words(d.get("replaces"))
	if !ok {
		return fault.New("E-DECLARE", "replaces is a rule id or a list of them")
	}
	r.Replaces = reps
	return k.stacking(d.get("stack"), d.get("key"), r)
}

func (k *ruleMaker) stacking(stack, key lua.LValue, r *hook.Rule) *fault.Error {
	r.Key = r.ID
	if s, ok := key.(lua.LString); ok {
		r.Key = string(s)
	}
	if stack == lua.LNil {
		return nil
	}
	ways := []string{"add", "highest", "exclusive", "replace"}
	for i, w := range ways {
		if stack.String() == w {
			r.Stack = hook.Stack(i)
			return nil
		}
	}
	return fault.New("E-DECLARE", "stack is one of %s, not %q", strings.Join(ways, ", "), stack.String())
}

var units = map[string]hook.Unit{"game": hook.Game, "turn": hook.Turn, "stage": hook.Stage, "fight": hook.FightUnit, "attack": hook.AttackUnit}

// state declares the names that a rule keeps.
func (k *ruleMaker) state(d *declared, r *hook.Rule) *fault.Error {
	lasts := hook.Game
	if v := d.get("lasts"); v != lua.LNil {
		u, ok := units[v.String()]
		if !ok {
			return fault.New("E-DECLARE", "lasts is \"attack\", \"fight\", \"stage\", \"turn\" or \"game\", not %q", v.String())
		}
		lasts = u
	}
	t, ok := d.get("state").(*lua.LTable)
	if !ok {
		return nil
	}
	_, names := fieldsOf(t)
	for _, n := range names {
		v := battle.StateVar{Name: n, Lasts: lasts}
		switch t.RawGetString(n).String() {
		case "flag":
			v.Type = hook.Bool
		case "number":
			v.Type = hook.Int
		case "model":
			v.Type = hook.Model
		default:
			return fault.New("E-DECLARE", "state %s is \"flag\", \"number\" or \"model\"", n)
		}
		if _, same := k.c.AddState(v); !same {
			return fault.New("E-DUPLICATE", "the state %q means something else in another rule", n)
		}
	}
	return nil
}

// parts makes the handlers: the rule itself, or each of its parts.
func (k *ruleMaker) parts(d *declared, r *hook.Rule) *fault.Error {
	limit, err := k.limit(d, r, d.table, "")
	if err != nil {
		return err
	}
	r.Limit = limit
	n := d.table.Len()
	if n == 0 {
		return k.handlers(d, r, d.table, 0)
	}
	for i := 1; i <= n; i++ {
		t, ok := d.table.RawGetInt(i).(*lua.LTable)
		if !ok {
			return fault.New("E-DECLARE", "part %d is no table", i)
		}
		_, names := fieldsOf(t)
		for _, f := range names {
			if !contains(partFields, f) {
				return fault.New("E-DECLARE", "a part of a rule has no field %q", f).Suggest(suggest.Hint(f, partFields))
			}
		}
		part, err := k.part(d, r, t, i)
		if err != nil {
			return err
		}
		if err := k.handlers(d, part, t, i); err != nil {
			return err
		}
		r.Parts = append(r.Parts, part.Parts...)
	}
	return nil
}

// part is the rule as one of its parts sees it: with fields of its own.
func (k *ruleMaker) part(d *declared, r *hook.Rule, t *lua.LTable, i int) (*hook.Rule, *fault.Error) {
	p := *r
	p.Parts = nil
	if err := k.who(t.RawGetString("who"), &p); err != nil {
		return nil, err
	}
	if v := t.RawGetString("optional"); v != lua.LNil {
		p.Optional = lua.LVAsBool(v)
	}
	if v := t.RawGetString("mount"); v != lua.LNil {
		p.Mount = lua.LVAsBool(v)
	}
	if n, ok := t.RawGetString("priority").(lua.LNumber); ok {
		p.Priority = int(n)
	}
	if t.RawGetString("stack") != lua.LNil {
		if err := k.stacking(t.RawGetString("stack"), t.RawGetString("key"), &p); err != nil {
			return nil, err
		}
	}
	limit, err := k.limit(d, &p, t, "."+itoa(i))
	if err != nil {
		return nil, err
	}
	if limit != nil {
		p.Limit = limit
	}
	return &p, nil
}

// limit reads "once per turn" or "3 per fight" and declares its counter.
func (k *ruleMaker) limit(d *declared, r *hook.Rule, t *lua.LTable, suffix string) (*hook.Limit, *fault.Error) {
	v := t.RawGetString("limit")
	if v == lua.LNil {
		return nil, nil
	}
	num, unit, ok := strings.Cut(v.String(), " per ")
	n, convErr := strconv.Atoi(num)
	if num == "once" {
		n, convErr = 1, nil
	}
	u, known := units[unit]
	if !ok || convErr != nil || !known || n < 1 {
		return nil, fault.New("E-DECLARE", "limit is like \"once per turn\" or \"3 per fight\", not %q", v.String())
	}
	l := &hook.Limit{N: n, Unit: u}
	if err := k.per(d, t, r, l); err != nil {
		return nil, err
	}
	r.Tried = t.RawGetString("spend").String() == "tried"
	l.Slot, _ = k.c.AddState(battle.StateVar{Name: "#" + r.ID + suffix, Type: hook.Int, Lasts: u})
	return l, nil
}

// per says for what a limit counts: the owner, unless a role is named.
func (k *ruleMaker) per(d *declared, t *lua.LTable, r *hook.Rule, l *hook.Limit) *fault.Error {
	l.Kind = hook.Model
	switch v := t.RawGetString("per"); v.String() {
	case "attacker":
		l.Per = hook.Attacker
	case "target":
		l.Per = hook.Target
	case "model":
		l.Per = hook.ModelSlot
	case "side":
		l.Per, l.Kind = hook.SideSlot, hook.Side
	case "battle":
		l.Per, l.Kind = hook.NSlots, hook.BattleV
	case "nil":
		o := &r.Owner
		switch {
		case o.Talent != 0:
			l.Per = hook.OwnerSlot
		case o.Faction != 0:
			l.Per, l.Kind = hook.SideSlot, hook.Side
		case o.Weather != 0 || o.House != 0 || o.Troop == 0 && len(o.Items) == 0:
			l.Per, l.Kind = hook.NSlots, hook.BattleV
		default:
			l.Per = hook.NSlots + 1 // the bearer: the role of the point, set with the handler
		}
	default:
		return fault.New("E-DECLARE", "per is \"attacker\", \"target\", \"model\", \"side\" or \"battle\", not %q", v.String())
	}
	return nil
}

// handlers makes one handler for each point that a part names.
func (k *ruleMaker) handlers(d *declared, r *hook.Rule, t *lua.LTable, part int) *fault.Error {
	names, ok := words(t.RawGetString("hook"))
	if !ok || len(names) == 0 {
		return fault.New("E-DECLARE", "a rule needs a hook: hook = \"pillage.modify_attack\"")
	}
	effect, ok := t.RawGetString("effect").(*lua.LFunction)
	if !ok {
		return fault.New("E-DECLARE", "a rule needs an effect: effect = function(ev) ... end")
	}
	path, line := vm.DefinedAt(effect)
	for _, n := range names {
		p, err := k.point(n, d)
		if err != nil {
			return err
		}
		h := &hook.Handler{Rule: r, Point: p, Place: hook.Place{Path: path, Line: line}}
		if r.Limit != nil && r.Limit.Per == hook.NSlots+1 {
			l := *r.Limit
			l.Per = p.Role
			if p.Role == hook.SideSlot || p.Role == hook.BandSlot || p.Role == hook.NSlots {
				l.Per = hook.ModelSlot
			}
			r.Limit = &l
		}
		k.fns[h] = handlerFn{d.mod, d.ordinal, part}
		h.Call = callHandler(h, k.fns[h])
		r.Parts = append(r.Parts, h)
	}
	return k.audit(d, t, effect)
}

func (k *ruleMaker) point(name string, d *declared) (*hook.Point, *fault.Error) {
	var known []string
	for _, p := range k.c.Points {
		if p.Name == name {
			return p, nil
		}
		known = append(known, p.Name)
	}
	e := fault.New("E-HOOK", "there is no point %q", name)
	if !strings.Contains(name, ".") {
		name = k.c.Game + "." + name
	}
	e.Path, e.Line = d.lineOf("hook")
	return nil, e.Suggest(suggest.Hint(name, known))
}

// lineOf a field is not kept by Lua; the declaration's own line stands for it.
func (d *declared) lineOf(string) (string, int) { return d.place.Path, d.place.Line }

// audit refuses handlers that keep something between calls, and freezes what
// they can reach.
func (k *ruleMaker) audit(d *declared, t *lua.LTable, effect *lua.LFunction) *fault.Error {
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
		s.Freeze(fn)
	}
	return nil
}
