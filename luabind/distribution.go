package luabind

import (
	"cmp"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/odds"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// What questions answer, as scripts and people see it.

// distribution is what odds and simulate return.
type distribution struct {
	s *Session
	d *odds.Dist
}

func (x *distribution) picture(*Session) string { return x.d.Text(0) }

func (x *distribution) String() string { return strings.TrimRight(x.d.Text(0), "\n") }

// JSON is the answer for programs.
func (x *distribution) JSON() any { return x.d }

var distributionFields = []string{"exact", "trials"}
var distributionMethods = []string{"p", "at_least", "mean", "sd", "fraction", "outcomes", "interval"}

func (x *distribution) names() []string {
	return append(append([]string(nil), distributionFields...), distributionMethods...)
}

func (x *distribution) field(L *lua.LState, st *modState, name string) lua.LValue {
	switch {
	case name == "exact":
		return lua.LBool(x.d.Exact)
	case name == "trials":
		return lua.LNumber(x.d.Trials)
	case slices.Contains(distributionMethods, name):
		return st.method(methodKey{0, "distribution." + name}, func(L *lua.LState) int {
			var me *odds.Dist
			if ud, ok := L.Get(1).(*lua.LUserData); ok {
				switch y := ud.Value.(type) {
				case *distribution:
					me = y.d
				case *bestAnswer:
					me = y.d
				}
			}
			if me == nil {
				vm.Throw(L, fault.New("E-ARG", "call it with a colon: d:%s(...)", name))
			}
			return x.s.ofDist(L, me, name)
		})
	}
	vm.Throw(L, fault.New("E-FIELD", "a distribution has no field %q", name).Suggest(suggest.OneOf(name, x.names())))
	return lua.LNil
}

// checkLabel refuses a word that is no outcome where outcomes are words: it would
// never come, and is misspelt more likely than asked on purpose.
func (s *Session) checkLabel(L *lua.LState, d *odds.Dist, label string) {
	if d.Numeric() || d.YesNo() {
		return
	}
	var known []string
	for _, o := range d.Outcomes {
		known = append(known, o.Label)
	}
	if !slices.Contains(known, label) {
		vm.Throw(L, fault.New("E-ARG", "there is no outcome %q", label).Suggest(suggest.OneOf(label, known)))
	}
}

// ofDist answers a method of a distribution.
func (s *Session) ofDist(L *lua.LState, d *odds.Dist, name string) int {
	label := func() string {
		switch x := L.Get(2).(type) {
		case lua.LBool, lua.LNumber, lua.LString:
			s.checkLabel(L, d, vm.Format(x))
			return vm.Format(x)
		case *lua.LNilType:
			if d.YesNo() {
				return "true"
			}
		}
		vm.Throw(L, fault.New("E-ARG", "d:%s takes an outcome, not %s", name, describe(L.Get(2))))
		return ""
	}
	num := func() float64 {
		n, ok := L.Get(2).(lua.LNumber)
		if !ok || !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "d:%s takes a number, of outcomes that are numbers", name))
		}
		return float64(n)
	}
	switch name {
	case "p":
		L.Push(lua.LNumber(d.P(label()).Float()))
	case "at_least":
		L.Push(lua.LNumber(d.AtLeast(num()).Float()))
	case "fraction":
		if !d.Exact {
			L.Push(lua.LNil)
			return 1
		}
		L.Push(lua.LString(d.Fraction(label())))
	case "mean":
		if !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "there is no mean: the outcomes are words").Suggest("return a number"))
		}
		f, _ := d.Mean().Float64()
		L.Push(lua.LNumber(f))
	case "sd":
		if !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "there is no deviation: the outcomes are words").Suggest("return a number"))
		}
		L.Push(lua.LNumber(d.SD()))
	case "interval":
		low, high := d.Interval(label(), 0.95)
		L.Push(lua.LNumber(low))
		L.Push(lua.LNumber(high))
		return 2
	case "outcomes":
		t := s.user.vm.L().CreateTable(len(d.Outcomes), 0)
		for _, o := range d.Outcomes {
			var v lua.LValue = lua.LString(o.Label)
			switch {
			case o.IsNum:
				v = lua.LNumber(o.Num)
			case d.YesNo():
				v = lua.LBool(o.Label == "true")
			}
			row := map[string]lua.LValue{"outcome": v, "p": lua.LNumber(d.P(o.Label).Float())}
			if d.Exact {
				row["fraction"] = lua.LString(o.P.RatString())
			}
			t.Append(s.user.vm.NewTable(row))
		}
		L.Push(t)
	}
	return 1
}

// bestAnswer is what best returns: the odds, and what is decided for them.
type bestAnswer struct {
	distribution
	head      string // of the decisions, "" for the plain one
	decisions []string
}

func (x *bestAnswer) picture(s *Session) string {
	text := strings.TrimRight(x.distribution.picture(s), "\n")
	if len(x.decisions) == 0 {
		return text + "\nno decision came up"
	}
	text += "\n" + cmp.Or(x.head, "the best decisions:")
	for _, d := range x.decisions {
		for _, l := range odds.Wrap(d, odds.Width-2) {
			text += "\n  " + l
		}
	}
	return text
}

func (x *bestAnswer) String() string { return x.picture(x.s) }

func (x *bestAnswer) field(L *lua.LState, st *modState, name string) lua.LValue {
	if name == "decisions" {
		t := st.vm.L().CreateTable(len(x.decisions), 0)
		for _, d := range x.decisions {
			t.Append(lua.LString(d))
		}
		return t
	}
	return x.distribution.field(L, st, name)
}

// JSON is the answer for programs.
func (x *bestAnswer) JSON() any {
	return struct {
		Odds      *odds.Dist `json:"odds"`
		Decisions []string   `json:"decisions"`
	}{x.d, x.decisions}
}

// comparison is what compare and sweep return.
type comparison struct {
	s *Session
	c *odds.Comparison
}

func (x *comparison) picture(*Session) string { return x.c.Text(0) }

func (x *comparison) String() string { return strings.TrimRight(x.c.Text(0), "\n") }

// JSON is the answer for programs.
func (x *comparison) JSON() any { return x.c }

func (x *comparison) names() []string { return []string{"rows"} }

// field rows: one for each variant and measure, { name, value, difference }.
func (x *comparison) field(L *lua.LState, st *modState, name string) lua.LValue {
	if name != "rows" {
		vm.Throw(L, fault.New("E-FIELD", "a comparison has no field %q", name).Suggest("rows"))
	}
	t := st.vm.L().CreateTable(4, 0)
	for _, b := range x.c.Blocks {
		for _, r := range b.Rows {
			v, _ := r.Value.Float64()
			row := map[string]lua.LValue{"name": lua.LString(strings.Join(r.Names, ", ")), "value": lua.LNumber(v), "of": lua.LString(b.Of)}
			if r.Diff != nil {
				d, _ := r.Diff.Float64()
				row["difference"] = lua.LNumber(d)
			}
			t.Append(st.vm.NewTable(row))
		}
	}
	return t
}
