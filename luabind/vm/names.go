package vm

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"

	"skald/core/fault"
	"skald/core/suggest"
)

// Named is a global that a text reads, or a field of one. Of the first parameter
// of a function run = function(t) the fields are told as those of a global t.
type Named struct {
	Global, Field string // Field is "" for the global itself
	Line          int
}

// Names lists the globals that the text of a chunk reads, with their fields as far
// as they are written out, and the globals that it writes. What stands in a
// function that is given to pcall or t.fails may be wrong by intent, and is left
// out.
func (c *Chunk) Names() (read []Named, written []string) {
	stmts, err := parseText(c.Path, strings.Join(c.Lines, "\n"))
	if err != nil || tooDeep(stmts) != 0 {
		return nil, nil
	}
	r := &namer{}
	r.block(stmts)
	return r.read, r.written
}

// namer reads a text with the scopes of its locals.
type namer struct {
	read    []Named
	written []string
	scopes  []map[string]bool // names of locals; true: the t of a scenario
}

// bound says whether a name is a local, and whether it is the t of a scenario.
func (r *namer) bound(name string) (local, tester bool) {
	for i := len(r.scopes) - 1; i >= 0; i-- {
		if is, ok := r.scopes[i][name]; ok {
			return true, is
		}
	}
	return false, false
}

func (r *namer) bind(names ...string) {
	for _, n := range names {
		r.scopes[len(r.scopes)-1][n] = false
	}
}

// inside does something in a scope of its own, which begins with some names.
func (r *namer) inside(names []string, do func()) {
	r.scopes = append(r.scopes, map[string]bool{})
	r.bind(names...)
	do()
	r.scopes = r.scopes[:len(r.scopes)-1]
}

func (r *namer) block(stmts []ast.Stmt) {
	r.inside(nil, func() {
		for _, s := range stmts {
			r.stmt(s)
		}
	})
}

func (r *namer) stmt(stmt ast.Stmt) {
	switch st := stmt.(type) {
	case *ast.AssignStmt:
		r.exprs(st.Rhs...)
		for _, e := range st.Lhs {
			r.target(e)
		}
	case *ast.LocalAssignStmt:
		if _, isFn := first(st.Exprs).(*ast.FunctionExpr); isFn && len(st.Names) == 1 {
			r.bind(st.Names...) // it may call itself
		}
		r.exprs(st.Exprs...)
		r.bind(st.Names...)
	case *ast.FuncCallStmt:
		r.exprs(st.Expr)
	case *ast.DoBlockStmt:
		r.block(st.Stmts)
	case *ast.WhileStmt:
		r.exprs(st.Condition)
		r.block(st.Stmts)
	case *ast.RepeatStmt:
		r.inside(nil, func() {
			for _, s := range st.Stmts {
				r.stmt(s)
			}
			r.exprs(st.Condition)
		})
	case *ast.IfStmt:
		r.exprs(st.Condition)
		r.block(st.Then)
		r.block(st.Else)
	case *ast.NumberForStmt:
		r.exprs(st.Init, st.Limit, st.Step)
		r.inside([]string{st.Name}, func() { r.block(st.Stmts) })
	case *ast.GenericForStmt:
		r.exprs(st.Exprs...)
		r.inside(st.Names, func() { r.block(st.Stmts) })
	case *ast.FuncDefStmt:
		r.definition(st)
	case *ast.ReturnStmt:
		r.exprs(st.Exprs...)
	}
}

func first(list []ast.Expr) ast.Expr {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// definition of a function by its name.
func (r *namer) definition(st *ast.FuncDefStmt) {
	self := []string{"self"}
	if st.Name.Func != nil {
		r.target(st.Name.Func)
		self = nil
	} else {
		r.exprs(st.Name.Receiver)
	}
	r.inside(self, func() { r.exprs(st.Func) })
}

// target of an assignment.
func (r *namer) target(e ast.Expr) {
	id, ok := e.(*ast.IdentExpr)
	if !ok {
		r.exprs(e)
		return
	}
	if local, _ := r.bound(id.Value); !local {
		r.written = append(r.written, id.Value)
	}
}

func (r *namer) exprs(list ...ast.Expr) {
	for _, e := range list {
		if e != nil {
			r.expr(e)
		}
	}
}

func (r *namer) expr(expr ast.Expr) {
	switch ex := expr.(type) {
	case *ast.IdentExpr:
		if local, _ := r.bound(ex.Value); !local {
			r.read = append(r.read, Named{ex.Value, "", ex.Line()})
		}
	case *ast.AttrGetExpr:
		r.field(ex)
	case *ast.TableExpr:
		for _, f := range ex.Fields {
			r.tableField(f)
		}
	case *ast.FuncCallExpr:
		r.call(ex)
	case *ast.LogicalOpExpr:
		r.exprs(ex.Lhs, ex.Rhs)
	case *ast.RelationalOpExpr:
		r.exprs(ex.Lhs, ex.Rhs)
	case *ast.StringConcatOpExpr:
		r.exprs(ex.Lhs, ex.Rhs)
	case *ast.ArithmeticOpExpr:
		r.exprs(ex.Lhs, ex.Rhs)
	case *ast.UnaryMinusOpExpr:
		r.exprs(ex.Expr)
	case *ast.UnaryNotOpExpr:
		r.exprs(ex.Expr)
	case *ast.UnaryLenOpExpr:
		r.exprs(ex.Expr)
	case *ast.FunctionExpr:
		r.function(ex, false)
	}
}

// function is one with its parameters; of a scenario the first is its t.
func (r *namer) function(fn *ast.FunctionExpr, scenario bool) {
	var names []string
	if fn.ParList != nil {
		names = fn.ParList.Names
	}
	r.inside(names, func() {
		if scenario && len(names) > 0 {
			r.scopes[len(r.scopes)-1][names[0]] = true
		}
		r.block(fn.Stmts)
	})
}

func (r *namer) tableField(f *ast.Field) {
	key, named := f.Key.(*ast.StringExpr)
	if fn, ok := f.Value.(*ast.FunctionExpr); ok && named && key.Value == "run" {
		r.function(fn, true)
		return
	}
	r.exprs(f.Key, f.Value)
}

// field of a global or of t, or of anything else.
func (r *namer) field(ex *ast.AttrGetExpr) {
	id, isName := ex.Object.(*ast.IdentExpr)
	key, isField := ex.Key.(*ast.StringExpr)
	r.exprs(ex.Object, ex.Key)
	if !isName || !isField {
		return
	}
	switch local, tester := r.bound(id.Value); {
	case tester:
		r.read = append(r.read, Named{"t", key.Value, key.Line()})
	case !local:
		r.read = append(r.read, Named{id.Value, key.Value, key.Line()})
	}
}

// call of a function; those that it calls in its turn may fail by intent.
func (r *namer) call(ex *ast.FuncCallExpr) {
	r.exprs(ex.Func, ex.Receiver)
	expected := ex.Func != nil && slices.Contains([]string{"pcall", "t.fails"}, text(ex.Func))
	for _, a := range ex.Args {
		if _, isFn := a.(*ast.FunctionExpr); !isFn || !expected {
			r.exprs(a)
		}
	}
}

// Missing is the error of who reads a global, or a field of a library, that this
// State does not have; nil where it has.
func (s *State) Missing(n Named) *fault.Error {
	v := s.globalTable().RawGetString(n.Global)
	t, isTable := v.(*lua.LTable)
	switch {
	case v == lua.LNil && n.Field == "":
		return s.noGlobal(n.Global)
	case n.Field != "" && isTable && s.libs[t] && t.RawGetString(n.Field) == lua.LNil:
		return noField(t, n.Global, n.Field)
	}
	return nil
}

func (s *State) noGlobal(name string) *fault.Error {
	e := fault.New("E-GLOBAL", "nobody defined %q", name).Suggest(absent(name))
	if s.opt.Older != nil {
		if now := s.opt.Older(name); now != "" {
			e.Suggest("write " + now)
		}
	}
	return e.Suggest(suggest.Hint(name, s.Names()))
}

// noField is the error of a field that a library lacks.
func noField(library *lua.LTable, name, key string) *fault.Error {
	var known []string
	for k, _ := library.Next(lua.LNil); k != lua.LNil; k, _ = library.Next(k) {
		known = append(known, name+"."+k.String())
	}
	full := name + "." + key
	return fault.New("E-GLOBAL", "nobody defined %q", full).Suggest(absent(key)).Suggest(absentField(full)).Suggest(suggest.OneOf(full, known))
}
