package luabind

import (
	"fmt"
	"strings"
)

// stubText is a definition file in the making.
type stubText struct{ strings.Builder }

// member is a field, a parameter or a method: its type in the notation of LuaCATS.
type member struct {
	name, typ, doc string
	optional       bool
}

func (b *stubText) line(format string, args ...any) { fmt.Fprintf(b, format+"\n", args...) }

// doc writes a sentence above what follows.
func (b *stubText) doc(text string) {
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if line != "" {
			b.line("--- %s", line)
		}
	}
}

// class writes a class with its fields; its name and that of its parent without
// "skald.". parent may be "".
func (b *stubText) class(name, parent, doc string, fields []member) {
	b.line("")
	b.doc(doc)
	if parent != "" {
		parent = ": skald." + parent
	}
	b.line("---@class skald.%s%s", name, parent)
	for _, f := range fields {
		b.line("---@field %s %s%s", f.key(), f.typ, behind(f.doc))
	}
}

// key is the name of a field, "?" behind it where it may be absent.
func (m member) key() string {
	key := m.name
	if !isKey(key) && !strings.HasPrefix(key, "[") {
		key = fmt.Sprintf("[%q]", key)
	}
	if m.optional {
		key += "?"
	}
	return key
}

// behind puts a sentence behind a type.
func behind(doc string) string {
	if doc == "" {
		return ""
	}
	return " # " + strings.Join(strings.Fields(doc), " ")
}

func isKey(s string) bool { return identifier.MatchString(s) || strings.ToUpper(s) == s && len(s) == 2 }

// words writes an alias of words; open: any other word is taken too.
func (b *stubText) words(name, doc string, rows []said, open bool) {
	b.line("")
	b.doc(doc)
	if open || len(rows) == 0 {
		b.line("---@alias skald.%s string", name)
	} else {
		b.line("---@alias skald.%s", name)
	}
	for _, r := range rows {
		b.line("---| %q%s", r.name, behind(r.doc))
	}
}

// function writes a global function, or one of a library: "dice.d6".
func (b *stubText) function(name, doc string, params []member, out string) {
	b.line("")
	b.doc(doc)
	var list []string
	for _, p := range params {
		list = append(list, p.name)
		b.line("---@param %s %s%s", p.key(), p.typ, behind(p.doc))
	}
	if out != "" {
		b.line("---@return %s", out)
	}
	b.line("function %s(%s) end", name, strings.Join(list, ", "))
}

// method is a field that is called with a colon. doc: what the page says.
func method(class, name, params, out, doc string) member {
	typ := "fun(self: skald." + class
	if params != "" {
		typ += ", " + params
	}
	typ += ")"
	if out != "" {
		typ += ": " + out
	}
	return member{name: name, typ: typ, doc: doc}
}

// quoted words as a type: "a"|"b".
func quoted(words []string) string {
	var out []string
	for _, w := range words {
		out = append(out, fmt.Sprintf("%q", w))
	}
	return strings.Join(out, "|")
}

// listType is a list of a type, or of several.
func listType(typ string) string {
	if strings.Contains(typ, "|") {
		typ = "(" + typ + ")"
	}
	return typ + "[]"
}
