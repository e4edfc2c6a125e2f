package luabind

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// checkUses finds, while loading, what a handler names of ev that none of its
// points has: a mistake in a branch that play rarely takes shows at once.
func checkUses(d *declared, fn *lua.LFunction, points []*hook.Point) *fault.Error {
	for _, u := range vm.Uses(fn) {
		if slices.ContainsFunc(points, func(p *hook.Point) bool { return u.Name == "model" || contains(evNames(p), u.Name) }) {
			continue
		}
		p := points[0]
		e := fault.New("E-FIELD", "ev has no field %q at %s", u.Name, p.Name).Suggest(suggest.Hint(u.Name, evNames(p)))
		if contains(allRequests, u.Name) {
			e = fault.New("E-REQUEST", "%s does not take ev:%s", p.Name, u.Name).Suggest("it takes " + list(p.Takes()))
		}
		path, _ := vm.DefinedAt(fn)
		if e.At(path, u.Line); u.Line >= 1 && u.Line <= len(d.lines) {
			e.Source = d.lines[u.Line-1]
		}
		return e
	}
	return nil
}
