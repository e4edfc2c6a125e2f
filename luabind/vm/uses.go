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
// written: fields that are reached from the first parameter and compared where
// they are read, == or ~=, on either side.
func Comparisons(fn *lua.LFunction) []Comparison {
	if fn.IsG || fn.Proto == nil || fn.Proto.NumParameters == 0 {
		return nil
	}
	p := fn.Proto
	var out []Comparison
	leads := [256]bool{0: true} // registers with what the parameter leads to
	var field, word [256]string // what was read into a register: of a field its name
	var equal [256]bool         // registers with the hidden function that compares
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		op, a, b := opcode(inst), argA(inst), argB(inst)
		switch op {
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
			continue
		case lua.OP_CLOSURE:
			pc += len(p.FunctionPrototypes[argBx(inst)].DbgUpvalues)
		case lua.OP_JMP, lua.OP_TEST, lua.OP_TESTSET: // one of several values may be compared
			clear(equal[:])
		case lua.OP_CALL:
			if equal[a] && a+2 < len(field) {
				for _, x := range [][2]int{{a + 1, a + 2}, {a + 2, a + 1}} {
					if field[x[0]] != "" && word[x[1]] != "" {
						out = append(out, Comparison{field[x[0]], word[x[1]], p.DbgSourcePositions[pc]})
					}
				}
			}
		}
		if !writesA(op) {
			continue
		}
		if a == 0 {
			return out
		}
		from := b < len(leads) && leads[b]
		leads[a] = from && (op == lua.OP_MOVE || op == lua.OP_GETTABLEKS)
		field[a], word[a], equal[a] = "", "", false
		switch {
		case op == lua.OP_GETTABLEKS && from:
			field[a] = constOf(p, argC(inst)-constBit)
		case op == lua.OP_LOADK:
			word[a] = constOf(p, argBx(inst))
		case op == lua.OP_GETUPVAL && b < len(p.DbgUpvalues):
			equal[a] = p.DbgUpvalues[b] == "\x00eq" || p.DbgUpvalues[b] == "\x00ne"
		}
		if writesMore(op) {
			clear(leads[a:])
			clear(field[a:])
			clear(word[a:])
			clear(equal[a:])
		}
	}
	return out
}

// constOf is the word that stands at a place of the constants, "" for what is
// none.
func constOf(p *lua.FunctionProto, i int) string {
	if i < 0 || i >= len(p.Constants) {
		return ""
	}
	s, _ := p.Constants[i].(lua.LString)
	return string(s)
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
