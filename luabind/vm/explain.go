package vm

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"

	"skald/core/suggest"
)

// explain puts a message of gopher-lua in words that name the thing at fault, and
// says where it came from. The VM does not say which expression failed, so the
// line is parsed again and the expressions on it that fit are named.
func (s *State) explain(msg, path string, line int) (told, hint string) {
	for _, x := range explainers {
		if m := x.like.FindStringSubmatch(msg); m != nil {
			return x.tell(s.finder(path, line), m)
		}
	}
	return msg, ""
}

// explainers by the message that they put in words; m are its parts.
var explainers = []struct {
	like *regexp.Regexp
	tell func(f *finder, m []string) (told, hint string)
}{
	{regexp.MustCompile(`^attempt to index a non-table object\((\w+)\) with key '(.*)'$`), explainIndex},
	{regexp.MustCompile(`^cannot perform (\w+) operation between (\w+) and (\w+)$`), explainArithmetic},
	{regexp.MustCompile(`^attempt to compare (\w+) with (\w+)$`), explainCompare},
	{regexp.MustCompile(`^cannot join a (\w+) value with \.\.$`), explainJoin},
	{regexp.MustCompile(`^attempt to call a non-function object$`), explainCall},
	{regexp.MustCompile(`^__unm undefined$`), func(*finder, []string) (string, string) { return "cannot negate a value that is no number", "" }},
	{regexp.MustCompile(`^__len undefined$`), explainLength},
	{regexp.MustCompile(`^bad argument #(\d+) to (\w+): .*, got (\w+)$`), explainArgument},
}

// finder reads a text again for the expressions of one line.
func (s *State) finder(path string, line int) *finder {
	find := &finder{line: line, computed: map[string][][2]ast.Expr{}, compared: s.compared}
	lines := s.lines[path]
	if line < 1 || line > len(lines) {
		return find
	}
	text := strings.Join(lines, "\n")
	stmts, err := parseText(path, text)
	if err != nil { // a typed expression
		stmts, err = parseText(path, "return "+text)
	}
	if err == nil && tooDeep(stmts) == 0 {
		find.block(stmts)
	}
	return find
}

func explainIndex(f *finder, m []string) (told, hint string) {
	kind, key := m[1], m[2]
	objects := f.objects(key)
	if len(objects) != 1 {
		return fmt.Sprintf("%s value has no field %q", strings.TrimSuffix(article(kind), " value"), key), ""
	}
	o := objects[0]
	hint = f.origin(o)
	if kind == "nil" {
		hint = joined(hint, "ask first: if "+o+" then ... end")
	}
	return fmt.Sprintf("%s is %s: it has no field %q", o, article(kind), key), hint
}

// explainArithmetic names the side of an operation that is no number.
func explainArithmetic(f *finder, m []string) (told, hint string) {
	op := operator(m[1])
	list := f.computed[op]
	if len(list) != 1 {
		return fmt.Sprintf("cannot compute %s %s %s: numbers are needed", m[2], op, m[3]), ""
	}
	return f.pair("compute", op, list[0], [2]side{{m[2], article(m[2])}, {m[3], article(m[3])}}, "number")
}

// explainCompare names the two sides of a comparison, in the order written, and
// their values.
func explainCompare(f *finder, _ []string) (told, hint string) {
	var ops []string
	for _, op := range []string{"<", "<=", ">", ">="} {
		for range f.computed[op] {
			ops = append(ops, op)
		}
	}
	a, b := sideOf(f.compared[0]), sideOf(f.compared[1])
	if len(ops) != 1 {
		return fmt.Sprintf("cannot compare %s with %s", a.told, b.told), ""
	}
	return f.pair("compare", ops[0], f.computed[ops[0]][0], [2]side{a, b}, "")
}

// side of an operation: the kind of its value, and how it is told.
type side struct{ kind, told string }

// sideOf shows a plain value as a script writes it, others by their kind.
func sideOf(v lua.LValue) side {
	kind := v.Type().String()
	switch v.(type) {
	case lua.LNumber, lua.LString, lua.LBool:
		f := &formatter{}
		f.value(v, 0)
		return side{kind, f.b.String()}
	}
	return side{kind, article(kind)}
}

// pair tells of two sides that do not go together what each is, but for those
// that are as they should be.
func (f *finder) pair(verb, op string, sides [2]ast.Expr, values [2]side, fit string) (told, hint string) {
	var is, from []string
	for i, v := range values {
		name := text(sides[i])
		if v.kind == fit || name == v.told {
			continue
		}
		is = append(is, name+" is "+v.told)
		if o := f.origin(name); o != "" {
			from = append(from, o)
		}
	}
	if len(is) == 0 { // two literals
		is = []string{article(values[0].kind) + " and " + article(values[1].kind)}
	}
	if kinds := values[0].kind + " " + values[1].kind; len(from) == 0 && (kinds == "number string" || kinds == "string number") && fit == "" {
		from = append(from, quotedNumber(values))
	}
	return fmt.Sprintf("cannot %s %s %s %s: %s", verb, text(sides[0]), op, text(sides[1]), strings.Join(is, " and ")), strings.Join(from, "; ")
}

// quotedNumber is the hint for a number and a text that do not compare.
func quotedNumber(values [2]side) string {
	for _, v := range values {
		text := strings.Trim(v.told, `"`)
		if _, isNumber := parseNumber(text); isNumber && v.kind == "string" {
			return text + " without quotes is a number"
		}
	}
	return "numbers compare with numbers, texts with texts"
}

// explainJoin names what cannot be joined with .., where one thing on the line is
// no plain text.
func explainJoin(f *finder, m []string) (told, hint string) {
	if len(f.joins) != 1 {
		return fmt.Sprintf("cannot join %s with ..", article(m[1])), ""
	}
	o := f.joins[0]
	hint = f.origin(o)
	switch m[1] {
	case "userdata":
		hint = joined(hint, "a model, a side or a piece has a name: "+o+".name")
	case "nil":
		hint = joined(hint, "ask first: if "+o+" then ... end")
	case "boolean", "table", "function":
		hint = joined(hint, "tostring("+o+") makes it a text")
	}
	return fmt.Sprintf("cannot join %s with ..: it is %s", o, article(m[1])), hint
}

func explainCall(f *finder, _ []string) (told, hint string) {
	switch len(f.calls) {
	case 0:
		return "called something that is no function", ""
	case 1:
		return f.calls[0] + " is no function", joined(f.origin(f.calls[0]), f.nearestMember(f.calls[0]))
	}
	return "one of " + strings.Join(f.calls, ", ") + " is no function", ""
}

func explainLength(f *finder, _ []string) (told, hint string) {
	switch len(f.counted) {
	case 0:
		return "# needs a table or a string", ""
	case 1:
		return "# needs a table or a string, and " + f.counted[0] + " is neither", f.origin(f.counted[0])
	}
	return "# needs a table or a string, and one of " + strings.Join(f.counted, ", ") + " is neither", ""
}

// explainArgument names what was given to a word of the libraries.
func explainArgument(f *finder, m []string) (told, hint string) {
	n := int(m[1][0] - '0')
	var given []string
	for _, c := range f.given {
		if c.name == m[2] && n <= len(c.args) {
			given = append(given, text(c.args[n-1]))
		}
	}
	if len(given) != 1 || given[0] == unnamed {
		return m[0], ""
	}
	if hint = f.origin(given[0]); m[3] == "nil" {
		hint = joined(hint, "ask first: if "+given[0]+" then ... end")
	}
	return m[0] + ", from " + given[0], hint
}

// joined is two hints as one.
func joined(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "; " + b
}

// origin tells where a variable got its value: "plus is bonus[ev.weapon] of line
// 6". "" for what is no variable, or got it where nothing names it.
func (f *finder) origin(name string) string {
	var last *assignment
	for i, a := range f.assigned {
		if a.name == name && a.line <= f.line && f.line >= a.from && f.line <= a.to && a.value != "" {
			last = &f.assigned[i]
		}
	}
	if last == nil {
		return ""
	}
	return fmt.Sprintf("%s is %s of line %d", name, last.value, last.line)
}

// nearestMember is a hint at a function that the text gives a table: of help.near
// for help.nearby.
func (f *finder) nearestMember(call string) string {
	dot := strings.LastIndexAny(call, ".:")
	if dot < 0 {
		return ""
	}
	return suggest.Hint(call, f.members[call[:dot]])
}

func article(kind string) string {
	switch kind {
	case "nil":
		return "nil"
	case "userdata":
		return "a thing of the table"
	case "boolean":
		return "true or false"
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
	given    []arguments
	counted  []string                 // what stands behind a #
	joins    []string                 // what stands beside a .. and is no literal
	computed map[string][][2]ast.Expr // by operator
	compared [2]lua.LValue            // in the order written

	// Of the whole text: what variables were given, and the functions of tables.
	assigned []assignment
	members  map[string][]string
	from, to int // lines of the function that is read, 0 outside
}

// arguments of a call.
type arguments struct {
	name string
	args []ast.Expr
}

// assignment of a value to a variable, told as text; it holds in the lines of the
// function that it stands in.
type assignment struct {
	name, value string
	line        int
	from, to    int
}

// assign keeps what variables are given, as far as one value stands for each.
func (f *finder) assign(line int, names []string, values []ast.Expr) {
	for i, n := range names {
		value := ""
		if i < len(values) && named(values[i]) && !(i == len(values)-1 && len(names) > len(values)) {
			value = text(values[i])
		}
		to := f.to
		if to == 0 {
			to = math.MaxInt
		}
		f.assigned = append(f.assigned, assignment{n, value, line, f.from, to})
	}
}

// function reads the body of one.
func (f *finder) function(fn *ast.FunctionExpr) {
	from, to := f.from, f.to
	f.from, f.to = fn.Line(), fn.LastLine()
	f.block(fn.Stmts)
	f.from, f.to = from, to
}

// member keeps the name of a function of a table.
func (f *finder) member(of, name string) {
	if f.members == nil {
		f.members = map[string][]string{}
	}
	f.members[of] = append(f.members[of], of+"."+name)
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
			f.assign(st.Line(), texts(st.Lhs), st.Rhs)
			f.exprs(st.Lhs...)
			f.exprs(st.Rhs...)
		case *ast.LocalAssignStmt:
			f.assign(st.Line(), st.Names, st.Exprs)
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
			if a, ok := st.Name.Func.(*ast.AttrGetExpr); ok {
				if k, ok := a.Key.(*ast.StringExpr); ok {
					f.member(text(a.Object), k.Value)
				}
			}
			f.function(st.Func)
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
			if ex.Func != nil {
				f.given = append(f.given, arguments{text(ex.Func), ex.Args})
			}
			if ex.Receiver != nil {
				f.index(ex.Receiver, &ast.StringExpr{Value: ex.Method})
			}
		}
		f.exprs(ex.Func, ex.Receiver)
		f.exprs(ex.Args...)
	case *ast.LogicalOpExpr:
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.RelationalOpExpr:
		f.operation(here, ex.Operator, ex.Lhs, ex.Rhs)
	case *ast.StringConcatOpExpr:
		if here {
			f.join(ex.Lhs)
			f.join(ex.Rhs)
		}
		f.exprs(ex.Lhs, ex.Rhs)
	case *ast.ArithmeticOpExpr:
		f.operation(here, ex.Operator, ex.Lhs, ex.Rhs)
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
		f.function(ex)
	}
}

func (f *finder) operation(here bool, op string, left, right ast.Expr) {
	if here && (named(left) || named(right)) {
		f.computed[op] = append(f.computed[op], [2]ast.Expr{left, right})
	}
	f.exprs(left, right)
}

// join keeps one side of a .. that may be no text.
func (f *finder) join(e ast.Expr) {
	switch e.(type) {
	case *ast.StringExpr, *ast.NumberExpr, *ast.StringConcatOpExpr:
	default:
		f.joins = append(f.joins, text(e))
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
	case *ast.TableExpr:
		return "{...}"
	case *ast.FunctionExpr:
		return "function(...) end"
	case *ast.TrueExpr:
		return "true"
	case *ast.FalseExpr:
		return "false"
	case *ast.NilExpr:
		return "nil"
	case *ast.UnaryLenOpExpr:
		return "#" + text(ex.Expr)
	}
	return unnamed
}

// unnamed stands for an expression that no short text names.
const unnamed = "(...)"

// texts of expressions.
func texts(list []ast.Expr) []string {
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = text(e)
	}
	return out
}
