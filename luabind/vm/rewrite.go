package vm

import (
	"strconv"

	"github.com/yuin/gopher-lua/ast"

	"skald/core/fault"
)

// The rewriter turns what the VM does unguarded into calls of hidden local
// functions: concatenation (unbounded memory), stores into tables (frozen
// ones), comparisons (of userdata). It also makes number literals those of
// Lua 5.1, and charges for lists of arguments.
//
// The hidden locals are named with a NUL byte, which no source text may
// contain, so no script can name or shadow them. The chunk receives them as
// its arguments.

// guardNames are the hidden locals, in the order in which Run passes them.
func guardNames() []string {
	return []string{"\x00cat", "\x00set", "\x00va", "\x00eq", "\x00ne", "\x00lt", "\x00le", "\x00gt", "\x00ge"}
}

type rewriter struct {
	bad *fault.Error
	// varargs has a flag for each function around the current node: does its
	// own body use "..."? Empty in the main chunk.
	varargs []bool
}

// rewrite changes the tree in place and returns it behind the declaration of
// the hidden locals.
func rewrite(stmts []ast.Stmt) ([]ast.Stmt, *fault.Error) {
	r := &rewriter{}
	stmts = r.block(stmts)
	if r.bad != nil {
		return nil, r.bad
	}
	args := &ast.Comma3Expr{}
	args.SetLine(1)
	head := &ast.LocalAssignStmt{Names: guardNames(), Exprs: []ast.Expr{args}}
	head.SetLine(1)
	return append([]ast.Stmt{head}, stmts...), nil
}

func (r *rewriter) fail(line int, format string, args ...any) {
	if r.bad == nil {
		r.bad = fault.New("E-SYNTAX", format, args...)
		r.bad.Line = line
	}
}

func (r *rewriter) block(stmts []ast.Stmt) []ast.Stmt {
	for i, st := range stmts {
		stmts[i] = r.stmt(st)
	}
	return stmts
}

func (r *rewriter) stmt(stmt ast.Stmt) ast.Stmt {
	switch st := stmt.(type) {
	case *ast.AssignStmt:
		return r.assign(st)
	case *ast.LocalAssignStmt:
		r.list(st.Exprs)
	case *ast.FuncCallStmt:
		st.Expr = r.expr(st.Expr)
	case *ast.DoBlockStmt:
		r.block(st.Stmts)
	case *ast.WhileStmt:
		st.Condition = r.expr(st.Condition)
		r.block(st.Stmts)
	case *ast.RepeatStmt:
		r.block(st.Stmts)
		st.Condition = r.expr(st.Condition)
	case *ast.IfStmt:
		st.Condition = r.expr(st.Condition)
		r.block(st.Then)
		r.block(st.Else)
	case *ast.NumberForStmt:
		st.Init, st.Limit = r.expr(st.Init), r.expr(st.Limit)
		if st.Step != nil {
			st.Step = r.expr(st.Step)
		}
		r.block(st.Stmts)
	case *ast.GenericForStmt:
		r.list(st.Exprs)
		r.block(st.Stmts)
	case *ast.FuncDefStmt:
		return r.funcDef(st)
	case *ast.ReturnStmt:
		r.list(st.Exprs)
	}
	return stmt
}

// assign guards the stores of an assignment. With several targets all tables,
// keys and values are evaluated first, in the order written, into hidden
// locals, and stored from right to left, as the VM does.
//
// That also keeps clear of three faults of the compiler of gopher-lua v1.1.2
// when it assigns to locals: a, b = b, a gives both the same value; a = f() and
// 1 leaves a as it was when f() is false; and function(a) a = (f(a)) end passes
// f itself to f.
func (r *rewriter) assign(st *ast.AssignStmt) ast.Stmt {
	r.list(st.Rhs)
	for _, l := range st.Lhs {
		if at, ok := l.(*ast.AttrGetExpr); ok {
			at.Object, at.Key = r.expr(at.Object), r.expr(at.Key)
		}
	}
	if len(st.Lhs) == 1 && len(st.Rhs) == 1 {
		if at, ok := st.Lhs[0].(*ast.AttrGetExpr); ok {
			return callStmt("\x00set", at.Line(), at.Object, at.Key, st.Rhs[0])
		}
		if c, ok := st.Rhs[0].(*ast.FuncCallExpr); ok {
			c.AdjustRet = false // one target takes one value anyway
		}
		if _, ok := st.Rhs[0].(*ast.LogicalOpExpr); !ok {
			return st
		}
	}
	line := st.Line()
	places := &ast.LocalAssignStmt{}
	values := &ast.LocalAssignStmt{Exprs: st.Rhs}
	block := &ast.DoBlockStmt{}
	stores := make([]ast.Stmt, len(st.Lhs))
	for i, l := range st.Lhs {
		n := strconv.Itoa(i)
		values.Names = append(values.Names, "\x00v"+n)
		value := ident("\x00v"+n, l.Line())
		if at, ok := l.(*ast.AttrGetExpr); ok {
			places.Names = append(places.Names, "\x00o"+n, "\x00k"+n)
			places.Exprs = append(places.Exprs, at.Object, at.Key)
			stores[i] = callStmt("\x00set", at.Line(), ident("\x00o"+n, at.Line()), ident("\x00k"+n, at.Line()), value)
			continue
		}
		single := &ast.AssignStmt{Lhs: []ast.Expr{l}, Rhs: []ast.Expr{value}}
		single.SetLine(l.Line())
		stores[i] = single
	}
	if n := len(places.Exprs); n > 0 {
		one(places.Exprs[n-1])
		block.Stmts = append(block.Stmts, places)
	}
	block.Stmts = append(block.Stmts, values)
	for i := len(stores) - 1; i >= 0; i-- {
		block.Stmts = append(block.Stmts, stores[i])
	}
	places.SetLine(line)
	values.SetLine(line)
	block.SetLine(line)
	block.SetLastLine(line)
	return block
}

// funcDef guards the store of "function t.x()" and "function t:x()".
func (r *rewriter) funcDef(st *ast.FuncDefStmt) ast.Stmt {
	if st.Name.Func == nil {
		receiver := r.expr(st.Name.Receiver)
		st.Func.ParList.Names = append([]string{"self"}, st.Func.ParList.Names...)
		r.function(st.Func)
		line := st.Name.Receiver.Line()
		key := &ast.StringExpr{Value: st.Name.Method}
		key.SetLine(line)
		return callStmt("\x00set", line, receiver, key, st.Func)
	}
	r.function(st.Func)
	if at, ok := st.Name.Func.(*ast.AttrGetExpr); ok {
		return callStmt("\x00set", at.Line(), r.expr(at.Object), r.expr(at.Key), st.Func)
	}
	return st
}

// function rewrites a body. One that takes "..." without using it stops taking
// it: gopher-lua would build a table "arg" for each of its calls.
func (r *rewriter) function(f *ast.FunctionExpr) {
	r.varargs = append(r.varargs, false)
	f.Stmts = r.block(f.Stmts)
	last := len(r.varargs) - 1
	f.ParList.HasVargs = f.ParList.HasVargs && r.varargs[last]
	r.varargs = r.varargs[:last]
}

func (r *rewriter) list(exprs []ast.Expr) {
	for i, e := range exprs {
		exprs[i] = r.expr(e)
	}
}

func (r *rewriter) expr(expr ast.Expr) ast.Expr {
	switch ex := expr.(type) {
	case *ast.NumberExpr:
		r.number(ex)
	case *ast.Comma3Expr:
		return r.dots(ex)
	case *ast.AttrGetExpr:
		ex.Object, ex.Key = r.expr(ex.Object), r.expr(ex.Key)
	case *ast.TableExpr:
		for _, f := range ex.Fields {
			if f.Key != nil {
				f.Key = r.expr(f.Key)
			}
			f.Value = r.expr(f.Value)
		}
	case *ast.FuncCallExpr:
		if ex.Func != nil {
			ex.Func = r.expr(ex.Func)
		} else {
			ex.Receiver = r.expr(ex.Receiver)
		}
		r.list(ex.Args)
	case *ast.LogicalOpExpr:
		ex.Lhs, ex.Rhs = r.expr(ex.Lhs), r.expr(ex.Rhs)
	case *ast.RelationalOpExpr:
		return r.compare(ex)
	case *ast.StringConcatOpExpr:
		return r.concat(ex)
	case *ast.ArithmeticOpExpr:
		ex.Lhs, ex.Rhs = r.expr(ex.Lhs), r.expr(ex.Rhs)
	case *ast.UnaryMinusOpExpr:
		ex.Expr = r.expr(ex.Expr)
	case *ast.UnaryNotOpExpr:
		ex.Expr = r.expr(ex.Expr)
	case *ast.UnaryLenOpExpr:
		ex.Expr = r.expr(ex.Expr)
	case *ast.FunctionExpr:
		r.function(ex)
	}
	return expr
}

// number writes a literal as Lua 5.1 reads it: gopher-lua takes 0010 for an
// octal and a broken exponent for a NaN.
func (r *rewriter) number(ex *ast.NumberExpr) {
	f, ok := parseNumber(ex.Value)
	if !ok {
		r.fail(ex.Line(), "malformed number %q", ex.Value)
		return
	}
	ex.Value = strconv.FormatFloat(f, 'g', -1, 64)
}

// dots charges for "..." where it stands for all its values.
func (r *rewriter) dots(ex *ast.Comma3Expr) ast.Expr {
	if len(r.varargs) == 0 {
		r.fail(ex.Line(), "... stands outside a function that takes ...")
		return ex
	}
	r.varargs[len(r.varargs)-1] = true
	if ex.AdjustRet {
		return ex
	}
	c := call("\x00va", ex.Line(), ex)
	ex.AdjustRet = false
	c.AdjustRet = false
	return c
}

// compare guards a comparison. Against nil, true and false the VM's own is
// exact for every type, so it stays.
func (r *rewriter) compare(ex *ast.RelationalOpExpr) ast.Expr {
	ex.Lhs, ex.Rhs = r.expr(ex.Lhs), r.expr(ex.Rhs)
	name := ""
	switch ex.Operator {
	case "==":
		name = "\x00eq"
	case "~=":
		name = "\x00ne"
	case "<":
		name = "\x00lt"
	case "<=":
		name = "\x00le"
	case ">":
		name = "\x00gt"
	case ">=":
		name = "\x00ge"
	}
	if (ex.Operator == "==" || ex.Operator == "~=") && (plain(ex.Lhs) || plain(ex.Rhs)) {
		return ex
	}
	return call(name, ex.Line(), ex.Lhs, ex.Rhs)
}

func plain(e ast.Expr) bool {
	switch e.(type) {
	case *ast.NilExpr, *ast.TrueExpr, *ast.FalseExpr:
		return true
	}
	return false
}

// concat guards a whole chain a .. b .. c, which groups to the right.
func (r *rewriter) concat(ex *ast.StringConcatOpExpr) ast.Expr {
	var parts []ast.Expr
	var e ast.Expr = ex
	for {
		c, ok := e.(*ast.StringConcatOpExpr)
		if !ok {
			break
		}
		parts = append(parts, r.expr(c.Lhs))
		e = c.Rhs
	}
	parts = append(parts, r.expr(e))
	return call("\x00cat", ex.Line(), parts...)
}

func ident(name string, line int) *ast.IdentExpr {
	id := &ast.IdentExpr{Value: name}
	id.SetLine(line)
	return id
}

// call makes a call of a hidden function with single-valued arguments that
// gives one value.
func call(name string, line int, args ...ast.Expr) *ast.FuncCallExpr {
	if name != "\x00va" {
		one(args[len(args)-1])
	}
	c := &ast.FuncCallExpr{Func: ident(name, line), Args: args, AdjustRet: true}
	c.SetLine(line)
	c.SetLastLine(line)
	return c
}

// one cuts an expression to its first value.
func one(e ast.Expr) {
	switch ex := e.(type) {
	case *ast.FuncCallExpr:
		ex.AdjustRet = true
	case *ast.Comma3Expr:
		ex.AdjustRet = true
	}
}

func callStmt(name string, line int, args ...ast.Expr) ast.Stmt {
	st := &ast.FuncCallStmt{Expr: call(name, line, args...)}
	st.SetLine(line)
	return st
}
