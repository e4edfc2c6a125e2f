package vm

import lua "github.com/yuin/gopher-lua"

// Use is a field or method of a function's first parameter that its code names.
type Use struct {
	Name   string
	Method bool // called with a colon
	Line   int
}

// Uses lists what the code of fn names of its first parameter, in the order
// written: ev.kind, ev:modify(...). It sees plain uses only: not those of another
// variable that holds the parameter, nor those of functions inside fn; where the
// parameter is assigned to it sees nothing.
func Uses(fn *lua.LFunction) []Use {
	if fn.IsG || fn.Proto == nil || fn.Proto.NumParameters == 0 {
		return nil
	}
	p := fn.Proto
	var out []Use
	holds := [256]bool{0: true} // registers that hold the parameter
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		op := opcode(inst)
		switch op {
		case lua.OP_GETTABLEKS, lua.OP_SELF:
			if c := argC(inst); argB(inst) < len(holds) && holds[argB(inst)] && c >= constBit && c-constBit < len(p.Constants) {
				if name, ok := p.Constants[c-constBit].(lua.LString); ok {
					out = append(out, Use{string(name), op == lua.OP_SELF, p.DbgSourcePositions[pc]})
				}
			}
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
			continue
		case lua.OP_CLOSURE:
			pc += len(p.FunctionPrototypes[argBx(inst)].DbgUpvalues)
		}
		a := argA(inst)
		if !writesA(op) {
			continue
		}
		if a == 0 {
			return nil // the parameter is something else from here on
		}
		holds[a] = op == lua.OP_MOVE && argB(inst) < len(holds) && holds[argB(inst)]
		if writesMore(op) {
			clear(holds[a:])
		}
	}
	return out
}

// A Comparison is a field of what a parameter leads to, held against a word:
// ev.attacker.troop == "warrior".
type Comparison struct {
	Field, Word string
	Line        int
}

// Comparisons lists what the code of fn holds against words, in the order
// written, where a field that was reached from the first parameter is compared
// where it is read.
func Comparisons(fn *lua.LFunction) []Comparison {
	if fn.IsG || fn.Proto == nil || fn.Proto.NumParameters == 0 {
		return nil
	}
	p := fn.Proto
	var out []Comparison
	leads := [256]bool{0: true} // registers with what the parameter leads to
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		op := opcode(inst)
		switch op {
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
			continue
		case lua.OP_CLOSURE:
			pc += len(p.FunctionPrototypes[argBx(inst)].DbgUpvalues)
		}
		a := argA(inst)
		if !writesA(op) {
			continue
		}
		if a == 0 {
			return out
		}
		from := argB(inst) < len(leads) && leads[argB(inst)]
		leads[a] = from && (op == lua.OP_MOVE || op == lua.OP_GETTABLEKS)
		if writesMore(op) {
			clear(leads[a:])
		}
		if op == lua.OP_GETTABLEKS && from && pc+1 < len(p.Code) {
			if word, ok := comparedWith(p, p.Code[pc+1], a); ok {
				if name, ok := constOf(p, argC(inst)); ok {
					out = append(out, Comparison{name, word, p.DbgSourcePositions[pc]})
				}
			}
		}
	}
	return out
}

// comparedWith is the word that an instruction compares a register with.
func comparedWith(p *lua.FunctionProto, inst uint32, reg int) (string, bool) {
	if opcode(inst) != lua.OP_EQ {
		return "", false
	}
	switch b, c := argB(inst), argC(inst); {
	case b == reg:
		return constOf(p, c)
	case c == reg:
		return constOf(p, b)
	}
	return "", false
}

// constOf is the word that an operand is, if it is a constant and a word.
func constOf(p *lua.FunctionProto, operand int) (string, bool) {
	if operand < constBit || operand-constBit >= len(p.Constants) {
		return "", false
	}
	s, ok := p.Constants[operand-constBit].(lua.LString)
	return string(s), ok
}

// constBit marks an operand that is a constant rather than a register.
const constBit = 1 << 8

func argA(inst uint32) int { return int(inst>>18) & 0xff }

// writesA says whether an instruction stores into its register A.
func writesA(op int) bool {
	switch op {
	case lua.OP_SETGLOBAL, lua.OP_SETUPVAL, lua.OP_SETTABLE, lua.OP_SETTABLEKS, lua.OP_SETLIST, lua.OP_JMP, lua.OP_EQ, lua.OP_LT,
		lua.OP_LE, lua.OP_TEST, lua.OP_RETURN, lua.OP_CLOSE, lua.OP_NOP, lua.OP_TAILCALL:
		return false
	}
	return true
}

// writesMore says whether it may store into the registers after A too.
func writesMore(op int) bool {
	switch op {
	case lua.OP_CALL, lua.OP_SELF, lua.OP_LOADNIL, lua.OP_VARARG, lua.OP_TFORLOOP, lua.OP_FORPREP, lua.OP_FORLOOP:
		return true
	}
	return false
}
