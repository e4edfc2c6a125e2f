package luabind

import (
	"math"

	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
)

// compare is vm.Options.Compare: a quantity against a number is a yes/no
// question, two views are the same when they are the same object.
func (st *modState) compare(L *lua.LState, op string, a, b lua.LValue) (result, handled bool) {
	w := st.w
	va, vb := viewOf(a), viewOf(b)
	if va != nil && vb != nil && (op == "==" || op == "~=") {
		st.usable(L, va)
		st.usable(L, vb)
	}
	return w.compare(L, op, a, b)
}

func (w *worker) compare(L *lua.LState, op string, a, b lua.LValue) (result, handled bool) {
	qa, na, okA := operand(a)
	qb, nb, okB := operand(b)
	switch {
	case qa != nil && okB && qb == nil:
		return w.threshold(L, qa, op, nb), true
	case qb != nil && okA && qa == nil:
		return w.threshold(L, qb, flip(op), na), true
	case qa != nil && qb != nil:
		x, y := qa.raw(L, w), qb.raw(L, w)
		return cmpFloat(op, x, y), true
	}
	va, vb := viewOf(a), viewOf(b)
	if va == nil || vb == nil || op != "==" && op != "~=" {
		return false, false
	}
	same := a == b
	if !same && va.typ == vb.typ && va.of == vb.of {
		x, y := va.path, vb.path
		if y < x {
			x, y = y, x
		}
		same = w.ask(L, hook.Question{Op: hook.OpSame, A: x, B: y}) != 0
	}
	return same == (op == "=="), true
}

func operand(v lua.LValue) (*quantity, float64, bool) {
	switch x := v.(type) {
	case lua.LNumber:
		return nil, float64(x), true
	case *lua.LUserData:
		if q, ok := x.Value.(*quantity); ok {
			return q, 0, true
		}
	}
	return nil, 0, false
}

func viewOf(v lua.LValue) *view {
	if ud, ok := v.(*lua.LUserData); ok {
		if x, ok := ud.Value.(*view); ok {
			return x
		}
	}
	return nil
}

func flip(op string) string {
	switch op {
	case "<":
		return ">"
	case "<=":
		return ">="
	case ">":
		return "<"
	case ">=":
		return "<="
	}
	return op
}

func cmpFloat(op string, x, y float64) bool {
	switch op {
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	case ">=":
		return x >= y
	case "==":
		return x == y
	}
	return x != y
}

// threshold asks whether a quantity stands so to n. The bound is rounded to the
// side that keeps the answer exact.
func (w *worker) threshold(L *lua.LState, q *quantity, op string, n float64) bool {
	k := n * q.scale
	if r := math.Round(k); math.Abs(k-r) < 1e-6 {
		k = r
	}
	if math.IsNaN(k) {
		return op == "~="
	}
	whole := k == math.Trunc(k)
	ask := func(c hook.Cmp, k float64) bool {
		qq := q.q
		qq.Cmp, qq.K = c, int32(max(min(k, math.MaxInt32), math.MinInt32+1))
		return w.ask(L, qq) != 0
	}
	switch op {
	case "<":
		return ask(hook.Lt, math.Ceil(k))
	case "<=":
		return ask(hook.Le, math.Floor(k))
	case ">":
		return ask(hook.Gt, math.Floor(k))
	case ">=":
		return ask(hook.Ge, math.Ceil(k))
	case "==":
		return whole && ask(hook.Eq, k)
	}
	return !whole || ask(hook.Ne, k)
}
