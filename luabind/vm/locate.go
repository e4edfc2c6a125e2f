package vm

import (
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"
)

// FieldLine gives the line of a field of the declaration `kind "id" { ... }` in
// the lines of a file: its name, or the value at a place of a list ("2"). Below
// the field named, one field a level deeper for each further name. 0 where the
// text does not show it: a table that a variable holds, or that code fills.
func FieldLine(lines []string, kind, id string, path ...string) int {
	stmts, err := parseText("", strings.Join(lines, "\n"))
	if err != nil || tooDeep(stmts) > 0 {
		return 0
	}
	for _, st := range stmts {
		if t := declaredTable(st, kind, id); t != nil {
			return fieldLine(t, path)
		}
	}
	return 0
}

// declaredTable is the table of a statement kind "id" { ... } or kind("id", {}).
func declaredTable(st ast.Stmt, kind, id string) *ast.TableExpr {
	call, ok := st.(*ast.FuncCallStmt)
	if !ok {
		return nil
	}
	outer, ok := call.Expr.(*ast.FuncCallExpr)
	if !ok || len(outer.Args) == 0 {
		return nil
	}
	inner, args := outer, outer.Args[1:]
	if x, ok := outer.Func.(*ast.FuncCallExpr); ok && len(x.Args) == 1 {
		inner, args = x, outer.Args
	}
	word, isName := inner.Func.(*ast.IdentExpr)
	text, isText := inner.Args[0].(*ast.StringExpr)
	if !isName || !isText || word.Value != kind || text.Value != id || len(args) == 0 {
		return nil
	}
	t, _ := args[0].(*ast.TableExpr)
	return t
}

// fieldLine walks into a table along a path.
func fieldLine(t *ast.TableExpr, path []string) int {
	line := 0
	for _, name := range path {
		if t == nil {
			return line
		}
		f := fieldNamed(t, name)
		if f == nil {
			return line
		}
		if line = f.Value.Line(); f.Key != nil {
			line = f.Key.Line()
		}
		t, _ = f.Value.(*ast.TableExpr)
	}
	return line
}

// fieldNamed finds a field by its key, or by its place in the list; what stands
// in { value, source = "..." } counts as the value's.
func fieldNamed(t *ast.TableExpr, name string) *ast.Field {
	place := 0
	var first *ast.TableExpr
	for _, f := range t.Fields {
		if f.Key == nil {
			if place++; place == 1 {
				first, _ = f.Value.(*ast.TableExpr)
			}
			if strconv.Itoa(place) == name {
				return f
			}
			continue
		}
		if k, ok := f.Key.(*ast.StringExpr); ok && k.Value == name {
			return f
		}
	}
	if first != nil {
		return fieldNamed(first, name)
	}
	return nil
}
