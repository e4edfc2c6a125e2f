package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// The words of a game. Pillage has its own, written out chapter by chapter; the
// orders of any other game are tables (play.Order), read here.

// sharedWords are those that every game has.
var sharedWords = []string{"battle", "band", "piece", "set_weather", "on", "off", "set", "lookup", "cm", "to_cm",
	"odds", "simulate", "compare", "sweep", "best", "play", "map", "explain", "undo", "branch", "back", "what_if", "luck", "choices", "choose"}

// wordsOf a game.
func wordsOf(d *play.Def) []verb {
	if d.Orders == nil {
		return verbTable
	}
	var out []verb
	for _, v := range verbTable {
		if slices.Contains(sharedWords, v.name) && !(v.name == "map" && d.Map == nil) {
			if v.name == "map" {
				v.use, v.doc = "map()", "the table in characters; map{ width = 60 }: so many wide"
			}
			out = append(out, v)
		}
	}
	for i := range d.Orders {
		o := &d.Orders[i]
		kind := kindOfOrder(o)
		out = append(out, verb{o.Name, o.Use, o.Doc + resultWords(o), func(s *Session, L *lua.LState) int { return s.doOrder(L, o, kind) }})
	}
	return out
}

// resultWords tells the fields of a result.
func resultWords(o *play.Order) string {
	if o.Asks || len(o.Out) == 0 {
		return ""
	}
	return ": " + strings.Join(argNames(o.Out), " ")
}

func argNames(args []play.Arg) []string {
	var out []string
	for _, a := range args {
		out = append(out, a.Name)
	}
	return out
}

// kindOfOrder is what the result of an order is.
func kindOfOrder(o *play.Order) *resultKind {
	return &resultKind{what: "the result of " + o.Name, fields: argNames(o.Out),
		get:  func(_ *Session, out *outcome, field string) answer { return answerOf(out.own.Fields, field) },
		text: func(_ *Session, out *outcome) string { return out.own.Said }}
}

// answerOf is a field of a result.
func answerOf(fields map[string]play.Value, name string) answer {
	v, ok := fields[name]
	if !ok {
		return answer{}
	}
	switch v.Kind {
	case play.AFlag:
		return flagged(v.N != 0)
	case play.AWord:
		return worded(v.S)
	case play.AModel:
		if v.N < 0 { // nobody
			return answer{}
		}
		return modelled(v.N)
	case play.AModels:
		return models(v.L)
	case play.ALength:
		return inched(v.N)
	}
	return numbered(float64(v.N))
}

// doOrder reads the arguments of an order and gives it.
func (s *Session) doOrder(L *lua.LState, o *play.Order, kind *resultKind) int {
	in := s.orderIn(L, o)
	d := deed{verb: o.Name, more: inText(o, in)}
	steps := func(p *play.Play, out *outcome) []play.Step { return o.Do(p, in, &out.own) }
	if !o.Asks {
		return s.give(L, d, kind, steps)
	}
	L.Push(s.value(L, s.look(L, d, func(p *play.Play) (answer, error) {
		var out outcome
		err := p.Look(func() error { return p.CarryOut(steps(p, &out)) })
		if err != nil || len(o.Out) == 0 {
			return answer{}, err
		}
		return answerOf(out.own.Fields, o.Out[0].Name), nil
	}), s.here()))
	return 1
}

// inText tells arguments, the same for equal ones.
func inText(o *play.Order, in play.In) string {
	var b strings.Builder
	for _, a := range slices.Concat(o.Args, o.Opts) {
		if v, ok := in[a.Name]; ok {
			fmt.Fprintf(&b, "%s=%v;", a.Name, v)
		}
	}
	return b.String()
}

// orderIn reads the arguments.
func (s *Session) orderIn(L *lua.LState, o *play.Order) play.In {
	in := play.In{}
	n := 1
	for _, a := range o.Args {
		v := L.Get(n)
		if v == lua.LNil && a.Optional {
			n++
			continue
		}
		if _, isTable := v.(*lua.LTable); a.Optional && isTable && !slices.Contains([]play.ArgKind{play.AModels, play.APlace, play.AWords, play.APlaces}, a.Kind) { // the options begin
			continue
		}
		in[a.Name] = s.orderArg(L, o.Name, a, v)
		n++
	}
	rest := L.Get(n)
	if rest == lua.LNil {
		s.needOpts(L, o, in)
		return in
	}
	t, ok := rest.(*lua.LTable)
	if !ok || len(o.Opts) == 0 {
		vm.Throw(L, fault.New("E-ARG", "%s takes no argument %d: %s", o.Name, n, describe(rest)).Suggest(o.Use))
	}
	_, names := fieldsOf(t)
	slices.Sort(names)
	for _, k := range names {
		i := slices.IndexFunc(o.Opts, func(a play.Arg) bool { return a.Name == k })
		if i < 0 {
			vm.Throw(L, fault.New("E-FIELD", "%s has no option %q", o.Name, k).Suggest(suggest.OneOf(k, argNames(o.Opts))))
		}
		in[k] = s.orderArg(L, o.Name, o.Opts[i], t.RawGetString(k))
	}
	if t.Len() > 0 {
		vm.Throw(L, fault.New("E-ARG", "%s takes options by name, such as %s =", o.Name, o.Opts[0].Name))
	}
	s.needOpts(L, o, in)
	return in
}

// needOpts refuses an order without an option that it needs.
func (s *Session) needOpts(L *lua.LState, o *play.Order, in play.In) {
	for _, a := range o.Opts {
		if !a.Optional && !in.Has(a.Name) {
			vm.Throw(L, fault.New("E-ARG", "%s needs %s = ...: %s", o.Name, a.Name, a.Doc).Suggest(o.Use))
		}
	}
}

// orderArg reads one argument or option.
func (s *Session) orderArg(L *lua.LState, verb string, a play.Arg, v lua.LValue) play.Value {
	what := verb + ": " + a.Name
	out := play.Value{Kind: a.Kind}
	switch a.Kind {
	case play.AModel:
		out.N = s.modelValue(L, v, what)
	case play.AModels:
		if _, isList := v.(*lua.LTable); isList {
			out.L = s.modelsIn(L, v, what, "{ a, b }")
		} else {
			out.L = []int32{s.modelValue(L, v, what)}
		}
	case play.AWhole:
		low, top := a.Low, a.Top
		if low == 0 && top == 0 {
			low, top = -1000, 1000
		}
		out.N = s.user.between(L, v, what, low, top)
	case play.ALength:
		out.N = s.inchesOpt(L, v, what)
	case play.AFlag:
		yes, ok := v.(lua.LBool)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "%s is true or false, not %s", what, describeValue(v)))
		}
		out.N = b2i(bool(yes))
	case play.ASide:
		out.N = s.sideOf(L, v, what)
	case play.APlace:
		out.N, out.Y = s.point(L, v, what)
	case play.APlaces:
		out.L = s.placesArg(L, v, what)
	case play.APiece:
		out.N = s.pieceValue(L, v, what)
	case play.AWords:
		t, ok := v.(*lua.LTable)
		if !ok {
			out.W = []string{s.orderWord(L, what, a, v)}
			break
		}
		for i := 1; i <= t.Len(); i++ {
			out.W = append(out.W, s.orderWord(L, what, a, t.RawGetInt(i)))
		}
	default:
		out.S = s.orderWord(L, what, a, v)
	}
	return out
}

// placesArg reads { {x, y}, {x, y} }, or a point alone: x and y in turn.
func (s *Session) placesArg(L *lua.LState, v lua.LValue, what string) []int32 {
	list := []lua.LValue{v}
	if t, ok := v.(*lua.LTable); ok && t.Len() > 0 {
		if _, nested := t.RawGetInt(1).(*lua.LTable); nested {
			list = list[:0]
			for i := 1; i <= t.Len(); i++ {
				list = append(list, t.RawGetInt(i))
			}
		}
	}
	var out []int32
	for _, p := range list {
		x, y := s.point(L, p, what)
		out = append(out, x, y)
	}
	return out
}

// orderWord reads a word: one of a list, an id of a kind, or any.
func (s *Session) orderWord(L *lua.LState, what string, a play.Arg, v lua.LValue) string {
	w := s.user.word(L, v, what)
	switch {
	case len(a.Words) > 0 && !contains(a.Words, w):
		vm.Throw(L, fault.New("E-ARG", "%s is %s, not %q", what, oneOf(a.Words), w).Suggest(suggest.Hint(w, a.Words)))
	case a.Items != "" && s.lib.content.Get(a.Items, w) == nil:
		vm.Throw(L, s.lib.content.Unknown(a.Items, w))
	}
	return w
}

// factField is a fact of the game, read as a field of a view: m.fatigue.
func (st *modState) factField(L *lua.LState, v *view, name string) (lua.LValue, bool) {
	f := st.w.lib.def.FactOf(v.typ, name)
	if f == nil {
		return nil, false
	}
	of := v.typ
	q := hook.Question{Op: hook.OpState, Arg: uint16(of), A: v.path, X: int32(st.w.lib.content.State(name))}
	return st.value(L, q, shown(f.Type)), true
}

// digestOwn appends the result of an order of a game as numbers.
func digestOwn(o *play.Out, num func(...int32), word func(string)) {
	names := make([]string, 0, len(o.Fields))
	for k := range o.Fields {
		names = append(names, k)
	}
	slices.Sort(names)
	for _, k := range names {
		v := o.Fields[k]
		word(k)
		num(v.N, v.Y, int32(len(v.L)))
		num(v.L...)
		word(v.S)
	}
	word(o.Said)
}

// shown is how a field of a view gives a fact: a number is compared, not read,
// so that odds and remembered rules ask no more than they need.
func shown(t hook.Type) hook.Type {
	if t == hook.Int {
		return hook.Quantity
	}
	return t
}
