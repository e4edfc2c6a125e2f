package battle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"skald/core/hook"
)

// Hash is 128 bits of the canonical text of a table.
type Hash [16]byte

// String is the hash in hexadecimal digits.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// Hash of the table: two that play alike hash alike. What it is made of are names
// and ids, never numbers that a content gave to them, so that the scripts around
// a table can change without changing it.
func (b *Battle) Hash() Hash {
	sum := sha256.Sum256([]byte(b.canonical()))
	return Hash(sum[:16])
}

// canonical writes down everything that can differ between two tables.
func (b *Battle) canonical() string {
	var w strings.Builder
	word := b.C.Lex.Word
	fmt.Fprintf(&w, "%s %d %v\n", b.C.Game, b.Scale, b.Size)
	for i, f := range b.facts[:header] {
		if i == Weather {
			fmt.Fprintf(&w, "%q ", word(f))
			continue
		}
		fmt.Fprintf(&w, "%d ", f)
	}
	b.writeSwitches(&w)
	b.writeStates(&w, hook.BattleV, 0)
	for i, s := range b.Sides {
		fmt.Fprintf(&w, "\nside %q %q", s.Name, word(s.Faction))
		if s.With != 0 || s.Neutral {
			fmt.Fprintf(&w, " with %d neutral %v", s.With, s.Neutral)
		}
		b.writeStates(&w, hook.Side, int32(i))
		for f := range sideFacts {
			fmt.Fprintf(&w, " %d", b.facts[b.sideFact(int32(i), f)])
		}
	}
	for m := range b.Models {
		b.writeModel(&w, int32(m))
	}
	for p := range b.Pieces {
		b.writePiece(&w, int32(p))
	}
	var set []string
	for i, v := range b.Values.vals {
		if v.Origin.Source == "set" {
			set = append(set, fmt.Sprintf("\nset %s %d %d %q", b.C.Data.Key(i), v.Kind, v.Num, v.Str))
		}
	}
	slices.Sort(set) // their slots hang on the order in which files were read
	return w.String() + strings.Join(set, "")
}

// writeSwitches names the rules that are off and the house rules that are on.
func (b *Battle) writeSwitches(w *strings.Builder) {
	var out []string
	for i, r := range b.C.Rules {
		if b.facts[b.swAt+i] != 0 {
			out = append(out, "off "+r.ID)
		}
	}
	for i, h := range b.C.IDs("house") {
		if b.facts[b.swAt+len(b.C.Rules)+i] != 0 {
			out = append(out, "on "+h)
		}
	}
	slices.Sort(out)
	fmt.Fprintf(w, "%q", out)
}

// writeStates names the state variables of an object that were ever set.
func (b *Battle) writeStates(w *strings.Builder, kind hook.Type, id int32) {
	var out []string
	for v, s := range b.C.States {
		if i := b.stateAt(kind, id, v); b.facts[i] != 0 {
			out = append(out, fmt.Sprintf("%s %d %d", s.Name, b.facts[i], b.facts[i+1]))
		}
	}
	slices.Sort(out)
	fmt.Fprintf(w, "%q", out)
}

// writeModel writes down a model: what it is, its facts, its items by id.
func (b *Battle) writeModel(w *strings.Builder, m int32) {
	word, s := b.C.Lex.Word, &b.Models[m]
	fmt.Fprintf(w, "\nmodel %q %q %q %d %v %v", s.Name, word(s.Troop), word(s.Faction), s.Band, s.Object, s.Radius)
	for _, t := range s.Talents {
		fmt.Fprintf(w, " %q", word(t))
	}
	at := s.at
	for i, f := range b.facts[at : at+itemsAt] {
		if i == SkipBy || i == SkipMoveBy {
			continue // what is told, not what is played
		}
		if i == Wield || i == FormKind || i == FormAlso || i == OutCause {
			fmt.Fprintf(w, " %q", word(f))
			continue
		}
		fmt.Fprintf(w, " %d", f)
	}
	var items []string
	for bit, id := range b.C.Items {
		if b.facts[at+itemsAt+bit/32]>>(bit%32)&1 != 0 {
			items = append(items, id)
		}
		if b.facts[at+twiceAt+bit/32]>>(bit%32)&1 != 0 {
			items = append(items, id)
		}
	}
	slices.Sort(items)
	fmt.Fprintf(w, "%q", items)
	b.writeStates(w, hook.Model, m)
}

// writePiece writes down a piece: what it is, its facts.
func (b *Battle) writePiece(w *strings.Builder, p int32) {
	s := &b.Pieces[p]
	fmt.Fprintf(w, "\npiece %q %q %v %d %d %v %v %d %d %v", s.Name, b.C.Lex.Word(s.Kind), s.Shape, s.Height, s.Floors, s.Doors, s.Openings, s.Value, s.Capacity, s.Faces)
	for _, t := range s.Tags {
		fmt.Fprintf(w, " %q", b.C.Lex.Word(t))
	}
	for _, f := range b.facts[s.at : s.at+pieceFacts] {
		fmt.Fprintf(w, " %d", f)
	}
}
