package luabind

import (
	"fmt"
	"strings"

	"skald/core/hook"
	"skald/luabind/source"
)

// modRows are the mods that are loaded, in their order.
func (l *Library) modRows() [][]string {
	var rows [][]string
	for _, layer := range l.layers[1:] {
		m, err := readManifest(layer)
		if err != nil { // it has changed since it was loaded
			m.id = layer.ID
		}
		rows = append(rows, []string{m.id, m.version, m.title.In(l.opt.Lang), layer.Root, strings.Join(m.needs, " ")})
	}
	return rows
}

// explainMod is the page of a mod that is loaded: what it says of itself, its files,
// what it declares; "" where there is none.
func (l *Library) explainMod(id string) string {
	for _, layer := range l.layers[1:] {
		if layer.ID == id {
			return l.modPageOf(layer)
		}
	}
	return ""
}

func (l *Library) modPageOf(layer source.Layer) string {
	m, _ := readManifest(layer) // what is broken now was not when it was loaded
	var b strings.Builder
	b.WriteString(strings.TrimSuffix(layer.ID+"  mod: "+m.title.In(l.opt.Lang), ": ") + "\n")
	if text := m.text.In(l.opt.Lang); text != "" {
		b.WriteString(text + "\n")
	}
	b.WriteByte('\n')
	row := func(label string, words []string) {
		if len(words) > 0 {
			b.WriteString(hung(8, label, words))
		}
	}
	row("version", strings.Fields(m.version))
	row("needs", m.needs)
	row("not with", m.conflicts)
	row("folder", []string{layer.Root})
	if id := l.gameOfMods(); id != "" {
		row("game", []string{id + ",", "and this is", l.opt.Game + ":", "--game", id})
	}
	for _, f := range source.Scripts(layer) {
		row("file", []string{f.Path})
	}
	for _, kind := range kindNames {
		var ids []string
		for _, id := range l.content.IDs(kind) {
			if inFolder(l.content.Get(kind, id).Place, layer.Root) {
				ids = append(ids, id)
			}
		}
		row(kind, ids)
	}
	for _, d := range l.tables {
		if inFolder(d.Place, layer.Root) {
			row("sets", []string{d.ID})
		}
	}
	for _, r := range l.content.Rules {
		if inFolder(r.Place, layer.Root) {
			fmt.Fprintf(&b, "  rule      %s  %s\n", r.ID, r.Title.In(l.opt.Lang))
		}
	}
	return b.String()
}

func inFolder(p hook.Place, root string) bool { return strings.HasPrefix(p.Path, root+"/") }
