package luabind

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// checkUses finds, while loading, what a handler names of ev that none of its
// points has, and words that a field never is: a mistake in a branch that play
// rarely takes shows at once.
func checkUses(c *battle.Content, d *declared, fn *lua.LFunction, points []*hook.Point) (bad []*fault.Error) {
	for _, u := range vm.Uses(fn) {
		if slices.ContainsFunc(points, func(p *hook.Point) bool { return u.Name == "model" || contains(evNames(p), u.Name) }) {
			continue
		}
		bad = append(bad, d.inFunction(noEvField(points[0], u.Name), fn, u.Line))
	}
	for _, x := range vm.Comparisons(fn) {
		known := comparable(c, x.Field)
		if len(known) == 0 || contains(known, x.Word) {
			continue
		}
		e := fault.New("E-ID", "%s is never %q", x.Field, x.Word).Suggest(suggest.OneOf(x.Word, known))
		bad = append(bad, d.inFunction(e, fn, x.Line))
	}
	return bad
}

// requestsIn lists the requests that the code of an effect names.
func requestsIn(effect *lua.LFunction) []string {
	var out []string
	for _, u := range vm.Uses(effect) {
		if contains(allRequests, u.Name) && !contains(out, u.Name) {
			out = append(out, u.Name)
		}
	}
	return out
}

// inFunction says that an error stands on a line of a function.
func (d *declared) inFunction(e *fault.Error, fn *lua.LFunction, line int) *fault.Error {
	path, _ := vm.DefinedAt(fn)
	lines := d.lines
	if path != d.place.Path { // a function of lib
		lines = d.linesOf(path)
	}
	if e.At(path, line); line >= 1 && line <= len(lines) {
		e.Source = lines[line-1]
	}
	return e
}

// comparable are the words that a field of ev or of a view may be, nil where
// they are not known. Fields of one name in several views have those of all.
func comparable(c *battle.Content, field string) []string {
	if field == "stage" {
		return stagesIn(c)
	}
	if c.Game != "pillage" && contains([]string{"class", "mount_class", "kind", "zone", "part"}, field) {
		return nil // another game may mean anything by it
	}
	switch field {
	case "troop", "faction", "weather", "formation":
		return c.IDs(field)
	case "weapon":
		return c.IDs("weapon")
	case "item":
		return append(c.IDs("troop"), c.Items...)
	case "class", "mount_class":
		return classWords
	case "kind": // of a blow, of a piece
		return append(append(c.IDs("terrain"), usedWords...), "charge")
	case "zone":
		return []string{"front", "rear"}
	case "part":
		return []string{"rider", "mount"}
	}
	return nil
}
