package vm

import (
	"cmp"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"

	lua "github.com/yuin/gopher-lua"
)

// Cover collects which lines of functions have run, over any number of States at
// once; its Line is an Options.Line. Only chunks that were added count, and of
// these not the tables around the functions: a declaration that was read is no
// rule that was tried.
type Cover struct {
	mu    sync.Mutex
	fns   map[*lua.FunctionProto]*coveredFn
	files map[coveredFile][]*coveredFn // in the order written
	of    *lua.FunctionProto           // told last
	last  *coveredFn                   // what it is here, nil when it does not count
}

// coveredFile tells two files of one path apart: a mod that is the folder in hand
// shows its scripts as those that we ship.
type coveredFile struct{ owner, path string }

// coveredFn is one function of a file: its lines, and whether each has run.
type coveredFn struct{ ran map[int]bool }

// FileCover is what ran of one file.
type FileCover struct {
	Owner string // as it was added
	Path  string
	Lines []LineCover // those that hold an instruction of a function, in order
}

// LineCover is one line, from 1. It ran when every function on it did.
type LineCover struct {
	Line int
	Ran  bool
}

// NewCover returns an empty collection.
func NewCover() *Cover {
	return &Cover{fns: map[*lua.FunctionProto]*coveredFn{}, files: map[coveredFile][]*coveredFn{}}
}

// Add makes the functions of a chunk count. The same text may be added again
// under its owner and path: both are one file.
func (c *Cover) Add(owner string, chunk *Chunk) {
	c.mu.Lock()
	defer c.mu.Unlock()
	file := coveredFile{owner, chunk.Path}
	known := c.files[file]
	for n, fn := range functionsIn(chunk.Proto, nil) {
		if n == len(known) {
			known = append(known, &coveredFn{linesOf(fn, chunk.Lines)})
		}
		c.fns[fn] = known[n]
	}
	c.files[file] = known
}

// functionsIn lists the functions inside p, in the order written.
func functionsIn(p *lua.FunctionProto, out []*lua.FunctionProto) []*lua.FunctionProto {
	for _, f := range p.FunctionPrototypes {
		out = functionsIn(f, append(out, f))
	}
	return out
}

// bare is a line on which nobody wrote an instruction: the compiler puts jumps
// there.
var bare = regexp.MustCompile(`^(\s|[(){}\[\],;]|\b(end|else|do|then|repeat)\b)*(--.*)?$`)

// linesOf a function are those with instructions of its own. The last one is the
// return that the compiler adds.
func linesOf(fn *lua.FunctionProto, text []string) map[int]bool {
	ran := map[int]bool{}
	for _, line := range fn.DbgSourcePositions[:len(fn.DbgSourcePositions)-1] {
		if line >= 1 && line <= len(text) && !bare.MatchString(text[line-1]) {
			ran[line] = false
		}
	}
	return ran
}

// Line takes note of an instruction (Options.Line).
func (c *Cover) Line(fn *lua.FunctionProto, line int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if fn != c.of {
		c.of, c.last = fn, c.fns[fn]
	}
	if c.last == nil {
		return
	}
	if ran, counts := c.last.ran[line]; counts && !ran {
		c.last.ran[line] = true
	}
}

// Files tells what ran of each file that was added, in order of owner and path.
func (c *Cover) Files() []FileCover {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := make([]FileCover, 0, len(c.files))
	for file, fns := range c.files {
		out = append(out, FileCover{file.owner, file.path, merged(fns)})
	}
	slices.SortFunc(out, func(a, b FileCover) int {
		return cmp.Or(strings.Compare(a.Owner, b.Owner), strings.Compare(a.Path, b.Path))
	})
	return out
}

// merged are the lines of all functions of a file.
func merged(fns []*coveredFn) []LineCover {
	all := map[int]bool{}
	for _, fn := range fns {
		for line, ran := range fn.ran {
			before, seen := all[line]
			all[line] = ran && (before || !seen)
		}
	}
	out := make([]LineCover, 0, len(all))
	for line, ran := range all {
		out = append(out, LineCover{line, ran})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Line < out[j].Line })
	return out
}
