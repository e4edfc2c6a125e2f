package vm

import "github.com/yuin/gopher-lua/ast"

// tooDeep returns the line where a tree passes MaxDepth levels, or 0. An
// elseif chain counts as one level.
func tooDeep(stmts []ast.Stmt) int {
	d := &depthCheck{}
	d.block(stmts, 0)
	return d.line
}

// depthCheck walks a tree and stops going down at the limit, so that its own
// recursion is bounded.
type depthCheck struct{ line int }

func (d *depthCheck) over(level int, at ast.PositionHolder) bool {
	if level <= MaxDepth {
		return d.line > 0
	}
	if d.line == 0 {
		d.line = max(at.Line(), 1)
	}
	return true
}

func (d *depthCheck) block(stmts []ast.Stmt, level int) {
	for _, st := range stmts {
		if d.over(level, st) {
			return
		}
		d.stmt(st, level+1)
	}
}

func (d *depthCheck) exprs(level int, list ...ast.Expr) {
	for _, e := range list {
		if e != nil {
			d.expr(e, level)
		}
	}
}

func (d *depthCheck) stmt(stmt ast.Stmt, level int) {
	switch st := stmt.(type) {
	case *ast.AssignStmt:
		d.exprs(level, st.Lhs...)
		d.exprs(level, st.Rhs...)
	case *ast.LocalAssignStmt:
		d.exprs(level, st.Exprs...)
	case *ast.FuncCallStmt:
		d.expr(st.Expr, level)
	case *ast.DoBlockStmt:
		d.block(st.Stmts, level)
	case *ast.WhileStmt:
		d.expr(st.Condition, level)
		d.block(st.Stmts, level)
	case *ast.RepeatStmt:
		d.block(st.Stmts, level)
		d.expr(st.Condition, level)
	case *ast.IfStmt:
		for st != nil {
			d.expr(st.Condition, level)
			d.block(st.Then, level)
			next, chain := elseif(st)
			if !chain {
				d.block(st.Else, level)
			}
			st = next
		}
	case *ast.NumberForStmt:
		d.exprs(level, st.Init, st.Limit, st.Step)
		d.block(st.Stmts, level)
	case *ast.GenericForStmt:
		d.exprs(level, st.Exprs...)
		d.block(st.Stmts, level)
	case *ast.FuncDefStmt:
		d.exprs(level, st.Name.Func, st.Name.Receiver)
		d.block(st.Func.Stmts, level)
	case *ast.ReturnStmt:
		d.exprs(level, st.Exprs...)
	}
}

func elseif(st *ast.IfStmt) (*ast.IfStmt, bool) {
	if len(st.Else) != 1 {
		return nil, false
	}
	next, ok := st.Else[0].(*ast.IfStmt)
	return next, ok
}

func (d *depthCheck) expr(expr ast.Expr, level int) {
	if d.over(level, expr) {
		return
	}
	level++
	switch ex := expr.(type) {
	case *ast.AttrGetExpr:
		d.exprs(level, ex.Object, ex.Key)
	case *ast.TableExpr:
		for _, f := range ex.Fields {
			d.exprs(level, f.Key, f.Value)
		}
	case *ast.FuncCallExpr:
		d.exprs(level, ex.Func, ex.Receiver)
		d.exprs(level, ex.Args...)
	case *ast.LogicalOpExpr:
		d.exprs(level, ex.Lhs, ex.Rhs)
	case *ast.RelationalOpExpr:
		d.exprs(level, ex.Lhs, ex.Rhs)
	case *ast.StringConcatOpExpr:
		d.exprs(level, ex.Lhs, ex.Rhs)
	case *ast.ArithmeticOpExpr:
		d.exprs(level, ex.Lhs, ex.Rhs)
	case *ast.UnaryMinusOpExpr:
		d.expr(ex.Expr, level)
	case *ast.UnaryNotOpExpr:
		d.expr(ex.Expr, level)
	case *ast.UnaryLenOpExpr:
		d.expr(ex.Expr, level)
	case *ast.FunctionExpr:
		d.block(ex.Stmts, level)
	}
}
