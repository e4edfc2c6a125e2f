package vm

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/gopher-lua/ast"
)

// explain puts a message of gopher-lua in words that name the thing at fault.
// The VM does not say which expression failed, so the line is parsed again and
// the expressions on it that fit are named.
func (s *State) explain(msg, path string, line int) string {
	if !strings.Contains(msg, "attempt to") && !strings.Contains(msg, "cannot perform") && !strings.HasSuffix(msg, " undefined") {
		return msg
	}
	find := &finder{line: line, computed: map[string][]string{}}
	if lines := s.lines[path]; line >= 1 && line <= len(lines) {
		text := strings.Join(lines, "\n")
		stmts, err := parseText(path, text)
		if err != nil { // a typed expression
			stmts, err = parseText(path, "return "+text)
		}
		if err == nil && tooDeep(stmts) == 0 {
			find.block(stmts)
		}
	}
	if m := regexp.MustCompile(`^attempt to index a non-table object\((\w+)\) with key '(.*)'$`).FindStringSubmatch(msg); m != nil {
		return explainIndex(m[1], m[2], find.objects(m[2]))
	}
	if m := regexp.MustCompile(`^cannot perform (\w+) operation between (\w+) and (\w+)$`).FindStringSubmatch(msg); m != nil {
		op := operator(m[1])
		where := ""
		if list := find.computed[op]; len(list) == 1 {
			where = ", in " + list[0]
		}
		return fmt.Sprintf("cannot compute %s %s %s: numbers are needed%s", m[2], op, m[3], where)
	}
	switch msg {
	case "attempt to call a non-function object":
		switch len(find.calls) {
		case 0:
			return "called something that is no function"
		case 1:
			return find.calls[0] + " is no function"
		}
		return "one of " + strings.Join(find.calls, ", ") + " is no function"
	case "__unm undefined":
		return "cannot negate a value that is no number"
	case "__len undefined":
		switch len(find.counted) {
		case 0:
		case 1:
			return "# needs a table or a string, and " + find.counted[0] + " is neither"
		default:
			return "# needs a table or a string, and one of " + strings.Join(find.counted, ", ") + " is neither"
		}
		return "# needs a table or a string"
	}
	return msg
}

func explainIndex(kind, key string, objects []string) string {
	if len(objects) == 1 {
		return fmt.Sprintf("%s is %s: it has no field %q", objects[0], article(kind), key)
	}
	return fmt.Sprintf("%s value has no field %q", strings.TrimSuffix(article(kind), " value"), key)
}

func article(kind string) string {
	if kind == "nil" {
		return "nil"
	}
	return "a " + kind
}

func operator(name string) string {
	switch name {
	case "add":
		return "+"
	case "sub":
		return "-"
	case "mul":
		return "*"
	case "div":
		return "/"
	case "mod":
		return "%"
	case "pow":
		return "^"
	}
	return name
}

// finder collects the expressions of one line that can fail.
type finder struct {
	line     int
	indexed  []struct{ object, key string }
	calls    []string
	counted  []string            // what stands behind a #
	computed map[string][]string // by operator
}

// objects lists the expressions whose field key is read on the line, each once.
func (f *finder) objects(key string) []string {
	var exact, dynamic []string
	add := func(list []string, o string) []string {
		for _, have := range list {
			if have == o {
				return list
			}
		}
		return append(list, o)
	}
	for _, x := range f.indexed {
		switch x.key {
		case key:
			exact = add(exact, x.object)
		case "":
			dynamic = add(dynamic, x.object)
		}
	}
	if len(exact) > 0 {
		return exact
	}
	return dynamic
}

func (f *finder) block(stmts []ast.Stmt) {
	for _, stmt := range stmts {
		switch st := stmt.(type) {
		case *ast.AssignStmt:
			f.exprs(st.Lhs...)
			f.exprs(st.Rhs...)
		case *ast.LocalAssignStmt:
			f.exprs(st.Exprs...)
		case *ast.FuncCallStmt:
			f.exprs(st.Expr)
		case *ast.DoBlockStmt:
			f.block(st.Stmts)
		case *ast.WhileStmt:
			f.exprs(st.Condition)
			f.block(st.Stmts)
		case *ast.RepeatStmt:
			f.block(st.Stmts)
			f.exprs(st.Condition)
		case *ast.IfStmt:
			f.exprs(st.Condition)
			f.block(st.Then)
			f.block(st.Else)
		case *ast.NumberForStmt:
			f.exprs(st.Init, st.Limit, st.Step)
			f.block(st.Stmts)
		case *ast.GenericForStmt:
			f.exprs(st.Exprs...)
			f.block(st.Stmts)
		case *ast.FuncDefStmt:
			f.exprs(st.Name.Func, st.Name.Receiver)
			f.block(st.Func.Stmts)
		case *ast.ReturnStmt:
			f.exprs(st.Exprs...)
		}
	}
}

func (f *finder) exprs(list ...ast.Expr) {
	for _, e := range list {
		if e != nil {
			f.expr(e)
		}
	}
}

func (f *finder) expr(expr ast.Expr) {
	here := expr.Line() == f.line
	switch ex := expr.(type) {
	case *ast.AttrGetExpr:
		if here {
			f.index(ex.Object, ex.Key)
		}
		f.exprs(ex.Object, ex.Key)
	case *ast.TableExpr:
		for _, field := range ex.Fields {
			f.exprs(field.Key, field.Value)
		}
	case *ast.FuncCallExpr:
		if here {
			f.calls = append(f.calls, show(ex.Func, ex.Receiver, ex.Method))
			if ex.Receiver != nil {
				f.index(ex.Receiver, &ast.StringExpr{Value: ex.Method})
			}
		}
		f.exprs(ex.Func, ex.Receiver)
		f.exprs(ex.Args...)
	case *ast.LogicalOpExpr:
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.RelationalOpExpr:
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.StringConcatOpExpr:
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.ArithmeticOpExpr:
		if here && (named(ex.Lhs) || named(ex.Rhs)) {
			f.computed[ex.Operator] = append(f.computed[ex.Operator], text(ex.Lhs)+" "+ex.Operator+" "+text(ex.Rhs))
		}
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.UnaryMinusOpExpr:
		f.expr(ex.Expr)
	case *ast.UnaryNotOpExpr:
		f.expr(ex.Expr)
	case *ast.UnaryLenOpExpr:
		if here {
			f.counted = append(f.counted, text(ex.Expr))
		}
		f.expr(ex.Expr)
	case *ast.FunctionExpr:
		f.block(ex.Stmts)
	}
}

func (f *finder) index(object, key ast.Expr) {
	name := ""
	if s, ok := key.(*ast.StringExpr); ok {
		name = s.Value
	}
	f.indexed = append(f.indexed, struct{ object, key string }{text(object), name})
}

// show writes what a call calls.
func show(fn, receiver ast.Expr, method string) string {
	if receiver != nil {
		return text(receiver) + ":" + method
	}
	return text(fn)
}

// named says whether a person would find an expression by its text.
func named(e ast.Expr) bool {
	switch e.(type) {
	case *ast.IdentExpr, *ast.AttrGetExpr, *ast.FuncCallExpr:
		return true
	}
	return false
}

// text writes an expression as a person would name it.
func text(e ast.Expr) string {
	switch ex := e.(type) {
	case *ast.IdentExpr:
		return ex.Value
	case *ast.StringExpr:
		return fmt.Sprintf("%q", ex.Value)
	case *ast.NumberExpr:
		return ex.Value
	case *ast.AttrGetExpr:
		if s, ok := ex.Key.(*ast.StringExpr); ok && isName(s.Value) {
			return text(ex.Object) + "." + s.Value
		}
		return text(ex.Object) + "[" + text(ex.Key) + "]"
	case *ast.FuncCallExpr:
		return show(ex.Func, ex.Receiver, ex.Method) + "(...)"
	}
	return "(...)"
}
