package vm

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

// quantity is a host value for the tests of Compare and Store.
type quantity struct {
	n      float64
	fields map[string]string
}

func (q *quantity) String() string { return "<" + formatNumber(q.n) + ">" }

func quantities(asked *[]string) *State {
	num := func(v lua.LValue) (float64, bool) {
		switch x := v.(type) {
		case lua.LNumber:
			return float64(x), true
		case *lua.LUserData:
			q, ok := x.Value.(*quantity)
			if !ok {
				return 0, false
			}
			return q.n, true
		}
		return 0, false
	}
	s := New(Options{
		Compare: func(_ *lua.LState, op string, a, b lua.LValue) (bool, bool) {
			*asked = append(*asked, Format(a)+" "+op+" "+Format(b))
			x, okA := num(a)
			y, okB := num(b)
			if !okA || !okB {
				return false, false
			}
			return numbers(op, lua.LNumber(x), lua.LNumber(y)), true
		},
		Store: func(_ *lua.LState, t, k, v lua.LValue) bool {
			q := t.(*lua.LUserData).Value.(*quantity)
			if k.String() == "locked" {
				return false
			}
			q.fields[k.String()] = Format(v)
			return true
		},
	})
	s.Set("q", &lua.LUserData{Value: &quantity{7, map[string]string{}}, Metatable: lua.LNil})
	return s
}

func TestCompareIsAsked(t *testing.T) {
	var asked []string
	s := quantities(&asked)
	got := must(t, s, `return q > 6, q < 6, 7 >= q, q <= 7, q == 7, q ~= 7, q == "x", not (q == 7), q == nil, 1 < 2 and q > 1 or false`)
	if got != "true false true true true false false false false true" {
		t.Error(got)
	}
	want := "<7> > 6; <7> < 6; 7 >= <7>; <7> <= 7; <7> == 7; <7> ~= 7; <7> == x; <7> == 7; <7> > 1"
	if strings.Join(asked, "; ") != want {
		t.Errorf("asked %s", strings.Join(asked, "; "))
	}
	asked = nil
	must(t, s, `if q > 6 then end while q < 6 do end repeat until q ~= 6 local t = { 1, 2 } table.sort(t) for i = 1, 2 do end return false and q > 1`)
	if strings.Join(asked, "; ") != "<7> > 6; <7> < 6; <7> ~= 6" {
		t.Errorf("asked %s", strings.Join(asked, "; "))
	}
	fails(t, s, `return q < {}`, `test.lua:1: E-RUNTIME cannot compare q < {...}: q is a thing of the table and {...} is a table`)
}

func TestStoreIsAsked(t *testing.T) {
	var asked []string
	s := quantities(&asked)
	must(t, s, `q.a = 1 q["b"], q.c = 2, { 3 } function q.f() end function q:g() end q[5] = "x"`)
	q := s.Get("q").(*lua.LUserData).Value.(*quantity)
	if len(q.fields) != 6 || q.fields["c"] != "{ 3 }" || q.fields["g"] != "function" || q.fields["5"] != "x" {
		t.Error(q.fields)
	}
	fails(t, s, "\nq.locked = 1", `test.lua:2: E-FIELD the field locked of <7> cannot be written`)
	fails(t, New(Options{}), `local s = "x" s.y = 1`, `test.lua:1: E-RUNTIME s is a string: it has no field "y"`)
}

func TestPrint(t *testing.T) {
	var lines []string
	s := New(Options{Print: func(l string) { lines = append(lines, l) }})
	must(t, s, `print(1, "x", nil, {}, print) print() print(setmetatable({}, { __tostring = function() return "T" end }))`)
	if strings.Join(lines, "|") != "1\tx\tnil\ttable\tfunction||T" {
		t.Errorf("%q", lines)
	}
}

func TestNamesSetGetSeal(t *testing.T) {
	s := New(Options{})
	base := len(s.Names())
	s.Set("zeta", lua.LNumber(1))
	must(t, s, "alpha = 2")
	names := s.Names()
	if len(names) != base+2 || names[len(names)-1] != "zeta" || !strings.Contains(strings.Join(names, " "), "alpha assert") {
		t.Error(names)
	}
	s.SealGlobals()
	s.SealGlobals()
	s.Set("late", lua.LNumber(3))
	if got := must(t, s, "return alpha, zeta, late"); got != "2 1 3" {
		t.Error(got)
	}
	if s.Get("alpha") != lua.LNumber(2) || s.Get("nobody") != lua.LNil || len(s.Names()) != base+3 {
		t.Error("Get or Names after the seal")
	}
}

// TestStatesAreApart: nothing that one State does shows in another.
func TestStatesAreApart(t *testing.T) {
	a, b := New(Options{}), New(Options{})
	must(t, a, `x = 1 print = nil table = nil`)
	if got := must(t, b, `return type(print), type(table), ("x"):upper()`); got != "function table X" {
		t.Error(got)
	}
	fails(t, b, "return x", `test.lua:1: E-GLOBAL nobody defined "x"`)
}

func TestFormat(t *testing.T) {
	s := New(Options{})
	for src, want := range map[string]string{
		`return nil`:             "nil",
		`return 5`:               "5",
		`return 0.5`:             "0.5",
		`return "a\nb"`:          "a\nb",
		`return {}`:              "{}",
		`return { 1, 2, x = 3 }`: "{ 1, 2, x = 3 }",
		`return { b = "x", a = true, [10] = {} }`: `{ [10] = {}, a = true, b = "x" }`,
		`return { ["a b"] = print }`:              `{ ["a b"] = function }`,
		`local t = {} t.t = t return t`:           "{ t = { t = { t = { t = { ... } } } } }",
	} {
		if got := must(t, s, src); got != want {
			t.Errorf("%s: got %s, want %s", src, got, want)
		}
	}
	long := must(t, s, `local t = {} for i = 1, 100 do t[i] = i end return t`)
	if !strings.HasSuffix(long, "32, ... }") {
		t.Error(long)
	}
	if got := must(t, s, `return { ("x"):rep(30000), ("y"):rep(30000) }`); len(got) > 3*formatBytes || strings.Contains(got, "yyy") {
		t.Errorf("%d bytes", len(got))
	}
}

func TestNewTableSorts(t *testing.T) {
	s := New(Options{})
	fields := map[string]lua.LValue{}
	for _, k := range strings.Fields("m q a z c k b") {
		fields[k] = lua.LTrue
	}
	s.Set("t", s.NewTable(fields))
	if got := must(t, s, `local o = "" for k in pairs(t) do o = o .. k end return o`); got != "abckmqz" {
		t.Error(got)
	}
}

func TestWhereAndDefinedAt(t *testing.T) {
	s := New(Options{})
	var places []string
	s.Set("here", Func(s.L(), func(L *lua.LState) int {
		for level := 1; level <= 3; level++ {
			path, line := Where(L, level)
			places = append(places, path+":"+formatNumber(float64(line)))
		}
		return 0
	}))
	must(t, s, "local function f()\n  here()\nend\nfunction g()\n  f()\nend\ng()")
	if got := strings.Join(places, " "); got != "test.lua:2 test.lua:5 test.lua:7" {
		t.Error(got)
	}
	path, line := DefinedAt(s.Get("g").(*lua.LFunction))
	if path != "test.lua" || line != 4 {
		t.Error(path, line)
	}
	if path, _ := DefinedAt(s.Get("print").(*lua.LFunction)); path != "" {
		t.Error("a host function has a place:", path)
	}
}
