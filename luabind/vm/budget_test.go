package vm

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// TestExactCount pins gopher-lua v1.1.2 and the rewriter: budgets, and whatever
// else is stored with counts, mean something else when this changes.
func TestExactCount(t *testing.T) {
	for src, want := range map[string]int64{
		``:                            2, // the hidden locals, and the return
		`local x = 1`:                 3,
		`for i = 1, 10 do end`:        17,
		`return ("a"):rep(10)`:        5,
		`return ("a"):rep(1600)`:      105, // and 1 for each 16 bytes
		`return 1 < 2`:                6,
		`return "a" .. "b"`:           6,
		`local t = {} t.x = 1`:        182, // the first key of a table costs 175
		`local t = { x = 1 } t.x = 2`: 8,
		`local t = { x = 1 } t.y = 2`: 20, // a further key costs 12
		`local n = 0 while n < 3 do n = n + 1 end`: 26,
	} {
		s := New(Options{})
		must(t, s, src)
		if s.Used() != want {
			t.Errorf("%q used %d, want %d", src, s.Used(), want)
		}
	}
}

func TestSameCountEverywhere(t *testing.T) {
	const src = `local t = {} for i = 1, 200 do t["k" .. i % 7] = ("x"):rep(i):gsub("x", "y") end return t.k1`
	want := int64(0)
	var wg sync.WaitGroup
	counts := make([]int64, 8)
	c, err := Compile("t.lua", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	for i := range counts {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s := New(Options{})
			if i%2 == 0 {
				runtime.GC()
			}
			if _, err := s.Run(c, 0); err != nil {
				t.Error(err)
			}
			counts[i] = s.Used()
		}()
	}
	wg.Wait()
	for _, n := range counts {
		if want == 0 {
			want = n
		}
		if n != want || n == 0 {
			t.Fatalf("counts differ: %v", counts)
		}
	}
}

func TestBudgetStopsAtItsPlace(t *testing.T) {
	s := New(Options{})
	c, _ := Compile("loop.lua", []byte("n = 0\nwhile true do\n  n = n + 1\nend"))
	for range 3 {
		_, err := s.Run(c, 1000)
		var e *fault.Error
		if !errors.As(err, &e) || e.Code != "E-BUDGET" || e.Path != "loop.lua" || e.Line < 2 || e.Line > 4 {
			t.Fatalf("got %v", err)
		}
		if e.Message != "stopped after 1000 instructions" || s.Used() != 1000 {
			t.Errorf("%s, used %d", e.Message, s.Used())
		}
		if n := s.Get("n"); n != lua.LNumber(249) {
			t.Errorf("stopped at n = %v", n)
		}
	}
}

func TestStopFlagAborts(t *testing.T) {
	var stop atomic.Bool
	s := New(Options{Stop: &stop})
	time.AfterFunc(20*time.Millisecond, func() { stop.Store(true) })
	c, _ := Compile("loop.lua", []byte("while true do pcall(function() while true do end end) end"))
	_, err := s.Run(c, 1<<40)
	if codeOf(err) != "E-ABORTED" {
		t.Fatal(err)
	}
	if _, err := s.Run(c, 0); codeOf(err) != "E-ABORTED" {
		t.Errorf("a run began although the flag is up: %v", err)
	}
	stop.Store(false)
	if got := must(t, s, "return 1"); got != "1" {
		t.Error(got)
	}
}

// TestNestedEntry: a host function that Lua called enters Lua again, with a
// budget of its own that the outer run pays.
func TestNestedEntry(t *testing.T) {
	s := New(Options{})
	var inner error
	var used int64
	s.Set("call", Func(s.L(), func(L *lua.LState) int {
		fn := L.CheckFunction(1)
		out, err := s.Call(fn, int64(L.OptNumber(2, 0)), lua.MultRet, lua.LNumber(7))
		inner, used = err, s.Used()
		for _, v := range out {
			L.Push(v)
		}
		return len(out)
	}))
	if got := must(t, s, `return call(function(x) return x, call(function(y) return y + 1 end) end)`); got != "7 8" {
		t.Error(got)
	}
	must(t, s, `local n = 0 call(function() while true do n = n + 1 end end, 500) assert(n > 50)`)
	if codeOf(inner) != "E-BUDGET" || used != 500 {
		t.Errorf("inner: %v after %d", inner, used)
	}
	if s.Used() < 500 || s.Used() > 600 {
		t.Errorf("the outer run used %d", s.Used())
	}
	_, err := runIn(t, s, `while true do call(function() while true do end end) end`)
	if codeOf(err) != "E-BUDGET" || s.Used() != 100_000 {
		t.Errorf("%v after %d", err, s.Used())
	}
	_, err = runIn(t, s, `local function f() return call(f) end f()`)
	if err != nil || codeOf(inner) != "" && codeOf(inner) != "E-DEPTH" {
		t.Errorf("%v, inner %v", err, inner)
	}
}

func TestNestedFaultKeepsItsTrace(t *testing.T) {
	s := New(Options{})
	s.Set("call", Func(s.L(), func(L *lua.LState) int {
		_, err := s.Call(L.CheckFunction(1), 0, 0)
		var e *fault.Error
		if errors.As(err, &e) {
			Throw(L, e)
		}
		return 0
	}))
	e := fails(t, s, "local function inner()\n  error('deep')\nend\nlocal function outer()\n  call(inner)\nend\nouter()",
		"test.lua:2: E-RUNTIME deep")
	var trace []string
	for _, f := range e.Trace {
		trace = append(trace, formatNumber(float64(f.Line))+" "+f.In)
	}
	if got := strings.Join(trace, "; "); got != "2 function of line 1; 5 function outer; 7 chunk" {
		t.Error(got)
	}
	if e.Source != "  error('deep')" {
		t.Errorf("source %q", e.Source)
	}
}

func TestThrowComesBackTheSame(t *testing.T) {
	s := New(Options{})
	mine := fault.New("E-ORDER", "too far").For("PIL-X-01")
	s.Set("order", Func(s.L(), func(L *lua.LState) int { Throw(L, mine); return 0 }))
	_, err := runIn(t, s, "local x = 1\norder()")
	if err != error(mine) || mine.Path != "test.lua" || mine.Line != 2 || mine.Source != "order()" || len(mine.Trace) != 1 {
		t.Errorf("%v %+v", err, mine)
	}
	got := must(t, s, `local ok, e = pcall(order) return ok, type(e), e:match("E%-%u+")`)
	if got != "false string E-ORDER" {
		t.Error(got)
	}
	if _, err := runIn(t, s, `local ok, e = pcall(order) error(e, 0)`); codeOf(err) != "E-ORDER" {
		t.Error(err)
	}
}

func TestUnwindPassesPcall(t *testing.T) {
	s := New(Options{})
	mine := fault.New("E-REPLAY", "other questions")
	s.Set("unwind", Func(s.L(), func(L *lua.LState) int { Unwind(L, mine); return 0 }))
	_, err := runIn(t, s, `pcall(function() pcall(unwind) end) reached = true`)
	if err != error(mine) || s.Get("reached") != lua.LNil || mine.Cause != nil {
		t.Errorf("%v, reached %v", err, s.Get("reached"))
	}
}

func TestHostPanicIsOurs(t *testing.T) {
	s := New(Options{})
	s.Set("boom", Func(s.L(), func(*lua.LState) int { var p *fault.Error; return p.Line }))
	_, err := runIn(t, s, `pcall(boom)`)
	if codeOf(err) != "E-INTERNAL" || !strings.Contains(err.Error(), "test.lua:1") {
		t.Error(err)
	}
	if got := must(t, s, "return 2"); got != "2" {
		t.Error(got)
	}
}

func TestChargeEndsARun(t *testing.T) {
	s := New(Options{})
	s.Set("work", Func(s.L(), func(L *lua.LState) int { Charge(L, 60_000); return 0 }))
	_, err := runIn(t, s, "work()\npcall(work)\nreached = true")
	if codeOf(err) != "E-BUDGET" || s.Get("reached") != lua.LNil || s.Used() != 100_000 {
		t.Errorf("%v, used %d", err, s.Used())
	}
}

func TestChunkRunsInManyStates(t *testing.T) {
	c, err := Compile("t.lua", []byte(`n = (n0 or 0) + 1 return n .. ""`))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		s := New(Options{})
		s.Set("n0", lua.LNumber(4))
		out, err := s.Run(c, 0)
		if err != nil || Format(out[0]) != "5" {
			t.Error(out, err)
		}
	}
}

func BenchmarkCall(b *testing.B) {
	s := New(Options{})
	c, _ := Compile("b.lua", []byte(`function hit(roll, mod, need) if roll == 6 then return 1 end if roll + mod >= need then return 1 end return 0 end`))
	if _, err := s.Run(c, 0); err != nil {
		b.Fatal(err)
	}
	fn := s.Get("hit").(*lua.LFunction)
	args := []lua.LValue{lua.LNumber(3), lua.LNumber(1), lua.LNumber(4)}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Call(fn, 10_000, 1, args...); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		New(Options{})
	}
}
