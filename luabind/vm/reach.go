package vm

import (
	"sort"

	lua "github.com/yuin/gopher-lua"
)

// Reach is what the code of a function, and of every function that it can get at,
// is made of: words and numbers in the order in which they are found, those of
// the tables that it can get at too, and the lines that something stands on.
type Reach struct {
	Words   []string
	Numbers []float64
	Lines   map[string][]int // by path, ascending
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
