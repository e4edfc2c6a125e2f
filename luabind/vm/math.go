package vm

import (
	"math"

	lua "github.com/yuin/gopher-lua"
)

// mathFuncs lists the library, sorted by name. What differs between machines in
// its last digit (exp, log, sin ...) is left out, and so is chance: only the
// host rolls dice.
func mathFuncs() []entry {
	return []entry{
		{"abs", oneNumber("math.abs", math.Abs)},
		{"ceil", oneNumber("math.ceil", math.Ceil)},
		{"floor", oneNumber("math.floor", math.Floor)},
		{"fmod", mathFmod},
		{"max", mathMax},
		{"min", mathMin},
		{"modf", mathModf},
		{"pow", mathPow},
		{"sqrt", oneNumber("math.sqrt", math.Sqrt)},
	}
}

func mathValues() []value {
	return []value{
		{"huge", lua.LNumber(math.Inf(1))},
		{"pi", lua.LNumber(math.Pi)},
	}
}

func oneNumber(name string, f func(float64) float64) func(*State, *lua.LState) int {
	return func(_ *State, L *lua.LState) int {
		L.Push(lua.LNumber(f(argNumber(L, 1, name))))
		return 1
	}
}

func mathFmod(_ *State, L *lua.LState) int {
	L.Push(lua.LNumber(math.Mod(argNumber(L, 1, "math.fmod"), argNumber(L, 2, "math.fmod"))))
	return 1
}

func mathPow(_ *State, L *lua.LState) int {
	L.Push(lua.LNumber(math.Pow(argNumber(L, 1, "math.pow"), argNumber(L, 2, "math.pow"))))
	return 1
}

// mathModf gives the whole part, towards zero, and the rest.
func mathModf(_ *State, L *lua.LState) int {
	f := argNumber(L, 1, "math.modf")
	whole := math.Trunc(f)
	part := f - whole
	if math.IsInf(f, 0) {
		part = 0
	}
	L.Push(lua.LNumber(whole))
	L.Push(lua.LNumber(part))
	return 2
}

func mathMax(_ *State, L *lua.LState) int {
	best := argNumber(L, 1, "math.max")
	for i := 2; i <= L.GetTop(); i++ {
		if f := argNumber(L, i, "math.max"); f > best {
			best = f
		}
	}
	L.Push(lua.LNumber(best))
	return 1
}

func mathMin(_ *State, L *lua.LState) int {
	best := argNumber(L, 1, "math.min")
	for i := 2; i <= L.GetTop(); i++ {
		if f := argNumber(L, i, "math.min"); f < best {
			best = f
		}
	}
	L.Push(lua.LNumber(best))
	return 1
}
