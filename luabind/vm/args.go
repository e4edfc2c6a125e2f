package vm

import (
	"fmt"
	"math"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// badArg raises E-ARG for the n-th argument of a library function.
func badArg(L *lua.LState, n int, fn, format string, args ...any) {
	Throw(L, fault.New("E-ARG", "bad argument #%d to %s: %s", n, fn, fmt.Sprintf(format, args...)))
}

func wrongType(L *lua.LState, n int, fn, want string) {
	got := "nothing"
	if n <= L.GetTop() {
		got = L.Get(n).Type().String()
	}
	badArg(L, n, fn, "a %s is needed, got %s", want, got)
}

// argString takes a string, or a number as its text.
func argString(L *lua.LState, n int, fn string) string {
	s, ok := textOf(L.Get(n))
	if !ok {
		wrongType(L, n, fn, "string")
	}
	return s
}

// argNumber takes a number, or a string that reads as one.
func argNumber(L *lua.LState, n int, fn string) float64 {
	f, ok := numberOf(L.Get(n))
	if !ok {
		wrongType(L, n, fn, "number")
	}
	return f
}

func numberOf(v lua.LValue) (float64, bool) {
	switch x := v.(type) {
	case lua.LNumber:
		return float64(x), true
	case lua.LString:
		return parseNumber(string(x))
	}
	return 0, false
}

// argInt takes a number and cuts its fraction; what no int holds becomes the
// nearest one, NaN 0.
func argInt(L *lua.LState, n int, fn string) int {
	return toInt(argNumber(L, n, fn))
}

func toInt(f float64) int {
	switch {
	case math.IsNaN(f):
		return 0
	case f >= math.MaxInt32:
		return math.MaxInt32
	case f <= math.MinInt32:
		return math.MinInt32
	}
	return int(f)
}

// optInt is argInt with a default for nil or nothing.
func optInt(L *lua.LState, n int, fn string, otherwise int) int {
	if L.Get(n) == lua.LNil {
		return otherwise
	}
	return argInt(L, n, fn)
}

func argTable(L *lua.LState, n int, fn string) *lua.LTable {
	t, ok := L.Get(n).(*lua.LTable)
	if !ok {
		wrongType(L, n, fn, "table")
	}
	return t
}

func argFunction(L *lua.LState, n int, fn string) *lua.LFunction {
	f, ok := L.Get(n).(*lua.LFunction)
	if !ok {
		wrongType(L, n, fn, "function")
	}
	return f
}

// argAny refuses a missing argument; nil counts as one.
func argAny(L *lua.LState, n int, fn string) lua.LValue {
	if n > L.GetTop() {
		badArg(L, n, fn, "a value is needed")
	}
	return L.Get(n)
}
