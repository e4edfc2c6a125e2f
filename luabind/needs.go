package luabind

import (
	"path/filepath"
	"slices"
	"strings"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind/source"
)

// ordered puts mods one after the other: what a mod needs comes before it.
type ordered struct {
	known []opened
	done  []opened
	chain []string // ids of those that wait for what they need, the first one first
}

// loadOrder is the order in which mods are loaded: as they are given, but for
// those that are needed before. One that is needed and was not given is looked
// for in the folders beside the mod that needs it.
func loadOrder(given []opened) ([]opened, error) {
	o := &ordered{known: slices.Clone(given)}
	for _, m := range given {
		if err := o.add(m); err != nil {
			return nil, err
		}
	}
	return o.done, nil
}

// add a mod, after what it needs.
func (o *ordered) add(m opened) error {
	if slices.ContainsFunc(o.done, m.same) {
		return nil
	}
	if i := slices.Index(o.chain, m.id); i >= 0 {
		return m.bad("mods need each other: %s", strings.Join(append(o.chain[i:], m.id), " > ")).
			Suggest("take a word out of needs, or what both need into a mod of its own")
	}
	o.chain = append(o.chain, m.id)
	for _, id := range m.needs {
		if id == OurMod {
			continue
		}
		need, err := o.find(m, id)
		if err == nil {
			err = o.add(need)
		}
		if err != nil {
			return err
		}
	}
	o.chain = o.chain[:len(o.chain)-1]
	o.done = append(o.done, m)
	return nil
}

func (m opened) same(o opened) bool { return o.id == m.id }

// find a mod that another needs: among those known, else beside it.
func (o *ordered) find(m opened, id string) (opened, error) {
	for _, k := range o.known {
		if k.id == id {
			return k, nil
		}
	}
	need, err := beside(m, id)
	if err == nil {
		o.known = append(o.known, need)
	}
	return need, err
}

// beside looks for a mod in the folders that lie beside another one. A folder of
// that name is looked into first, and its mistakes are told; other folders that
// hold no mod are passed over.
func beside(m opened, id string) (opened, error) {
	var found []opened
	var known []string
	for _, dir := range source.Beside(m.Root) {
		o, err := openMod(dir)
		named := filepath.Base(dir) == id
		switch {
		case named && (err != nil || o.id == id):
			return o, err
		case err == nil && o.id == id:
			found = append(found, o)
		case err == nil && o.id != m.id:
			known = append(known, o.id)
		}
	}
	switch len(found) {
	case 0:
		return opened{}, missingMod(m, id, known)
	case 1:
		return found[0], nil
	}
	return opened{}, m.bad("the mod %s needs the mod %s, and two folders beside it are called so: %s and %s", m.id, id, found[0].Root, found[1].Root).
		Suggest("give the right one: --mods " + found[0].Root)
}

// missingMod says where a mod was looked for.
func missingMod(m opened, id string, known []string) *fault.Error {
	e := m.bad("the mod %s needs the mod %s, which is neither given nor in a folder beside it", m.id, id)
	if near := suggest.Nearest(id, known); near != "" {
		return e.Suggest("did you mean " + near + "?")
	}
	return e.Suggest("give its folder too: --mods FOLDER")
}
