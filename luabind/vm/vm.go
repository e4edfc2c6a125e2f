// Package vm is the sandboxed Lua machine: gopher-lua behind one door.
//
// It promises, for any source text whatsoever, that
//
//   - nothing reaches files, processes, the clock, chance, or another State;
//   - a run ends after a counted number of instructions, the same number on
//     every machine, and a script cannot catch that end;
//   - strings, table indices, nesting and recursion are capped, so that no
//     single library call runs or grows without bound;
//   - every failure is a *fault.Error with file, line and a hint, and leaves
//     the State usable;
//   - frozen tables stay as they are, and Audit finds every function that
//     keeps something between two calls.
//
// It knows nothing of games. The package around it adds views and verbs
// through Options, Set and Func.
package vm

// The caps of the sandbox. Scripts can rely on them, tests pin them.
const (
	MaxSource  = 64 << 10 // bytes of one source text
	MaxDepth   = 200      // levels of nesting in one source text
	MaxString  = 32 << 10 // bytes of a string that a script builds
	MaxIndex   = 1 << 14  // highest whole-number key that a script may store
	MaxUnpack  = 250      // values that unpack and string.byte may give
	MaxPattern = 512      // bytes of a pattern
	MaxCalls   = 200      // Lua calls inside one another
	MaxNest    = 20       // pcall, or host calls that enter Lua, inside one another

	// DefaultBudget counts when a budget of 0 is given outside any other run.
	DefaultBudget = 1_000_000

	// byteRate is how many bytes produced or looked through cost one
	// instruction; it bounds memory by the budget.
	byteRate = 16
	// stepRate is how many steps of the pattern matcher cost one instruction.
	stepRate = 4
	// heapLimit is how far the live heap of the process may rise while one run
	// lasts. The caps and charges keep scripts far below it; it is the net
	// under them.
	heapLimit = 256 << 20
)
