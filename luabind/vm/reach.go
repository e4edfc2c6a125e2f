package vm

import (
	"sort"

	lua "github.com/yuin/gopher-lua"
)

// Reach is what the code of a function, and of every function that it can get at,
// is made of: words and numbers in the order in which they are found, those of
// the tables that it can get at too, and the lines that something stands on.
type Reach struct {
	Words    []string
	Numbers  []float64
	Compared []string         // those of the words that something is held against with == or ~=
	Raw      []Raw            // numbers and dice that are read whole and held against one number
	Lines    map[string][]int // by path, ascending
}

// Raw is the result of a method held against a number where it is read: ev:d6() >= 5.
type Raw struct {
	Method string // "d6", "value"
	Op     string // "==", ">=" ..., as if the method stood on its left
	Number float64
	Path   string
	Line   int
}

// maxReach is how many words, and how many numbers, a Reach keeps.
const maxReach = 200

// Reach of a function of this State.
func (s *State) Reach(fn *lua.LFunction) Reach {
	r := reacher{words: map[string]bool{}, numbers: map[float64]bool{}, lines: map[string]map[int]bool{}}
	r.out.Lines = map[string][]int{}
	w := s.walk(r.table, func(f *lua.LFunction) {
		if !f.IsG {
			r.proto(f.Proto)
		}
	})
	w.visit(fn)
	w.run()
	for path, set := range r.lines {
		for n := range set {
			r.out.Lines[path] = append(r.out.Lines[path], n)
		}
		sort.Ints(r.out.Lines[path])
	}
	return r.out
}

type reacher struct {
	out     Reach
	words   map[string]bool
	numbers map[float64]bool
	lines   map[string]map[int]bool
}

// value takes up a word or a number.
func (r *reacher) value(v lua.LValue) {
	switch x := v.(type) {
	case lua.LString:
		if !r.words[string(x)] && len(r.out.Words) < maxReach {
			r.words[string(x)] = true
			r.out.Words = append(r.out.Words, string(x))
		}
	case lua.LNumber:
		if n := float64(x); n == n && !r.numbers[n] && len(r.out.Numbers) < maxReach {
			r.numbers[n] = true
			r.out.Numbers = append(r.out.Numbers, n)
		}
	}
}

func (r *reacher) table(t *lua.LTable) {
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		r.value(k)
		r.value(v)
	}
}

// proto takes up the code of a function and of those written inside it. The
// return that ends every function stands on no line of its own.
func (r *reacher) proto(p *lua.FunctionProto) {
	for _, v := range p.Constants {
		r.value(v)
	}
	heldAgainst(p, r.compared)
	if r.lines[p.SourceName] == nil {
		r.lines[p.SourceName] = map[int]bool{}
	}
	for pc := 0; pc < len(p.Code)-1; pc++ {
		if op := opcode(p.Code[pc]); op == lua.OP_NOP || op == lua.OP_JMP || op == lua.OP_CLOSE {
			continue
		} else if op == lua.OP_CLOSURE {
			pc += len(p.FunctionPrototypes[argBx(p.Code[pc])].DbgUpvalues)
		}
		if n := p.DbgSourcePositions[pc]; n > 0 {
			r.lines[p.SourceName][n] = true
		}
	}
	for _, inner := range p.FunctionPrototypes {
		r.proto(inner)
	}
}

// compared takes up a comparison.
func (r *reacher) compared(p *lua.FunctionProto, op string, a, b operand, line int) {
	if a.method == "" {
		a, b, op = b, a, flipped(op)
	}
	if n, ok := b.value.(lua.LNumber); ok && a.method != "" {
		r.out.Raw = append(r.out.Raw, Raw{a.method, op, float64(n), p.SourceName, line})
	}
	for _, x := range []operand{a, b} {
		if w, ok := x.value.(lua.LString); ok && (op == "==" || op == "~=") && len(r.out.Compared) < maxReach {
			r.out.Compared = append(r.out.Compared, string(w))
		}
	}
}

func flipped(op string) string {
	switch op[0] {
	case '<':
		return ">" + op[1:]
	case '>':
		return "<" + op[1:]
	}
	return op
}

// operand of a comparison: a constant, the result of a method, or neither.
type operand struct {
	value  lua.LValue
	method string
}

// heldAgainst tells the comparisons in the code of a function, as far as one
// can see what stands in them.
func heldAgainst(p *lua.FunctionProto, tell func(p *lua.FunctionProto, op string, a, b operand, line int)) {
	var guard, called [256]string
	var held [256]operand
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		op, a := opcode(inst), argA(inst)
		var is operand
		compares := ""
		switch op {
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
		case lua.OP_CLOSURE:
			pc += len(p.FunctionPrototypes[argBx(inst)].DbgUpvalues)
		case lua.OP_JMP, lua.OP_TEST, lua.OP_TESTSET:
			guard = [256]string{}
		case lua.OP_LOADK:
			is.value = p.Constants[argBx(inst)]
		case lua.OP_GETUPVAL:
			compares = guardOps[upvalueName(p, argB(inst))]
		case lua.OP_CALL:
			if guard[a] != "" && a+2 < len(held) {
				tell(p, guard[a], held[a+1], held[a+2], p.DbgSourcePositions[pc])
			}
			is.method = called[a]
		}
		if !writesA(op) {
			continue
		}
		if writesMore(op) {
			clear(guard[a:])
			clear(called[a:])
			clear(held[a:])
		}
		guard[a], called[a], held[a] = compares, "", is
		if op == lua.OP_SELF {
			called[a] = constOf(p, argC(inst)-constBit)
		}
	}
}

// guardOps are the comparisons by the hidden functions that do them.
var guardOps = map[string]string{"\x00eq": "==", "\x00ne": "~=", "\x00lt": "<", "\x00le": "<=", "\x00gt": ">", "\x00ge": ">="}
