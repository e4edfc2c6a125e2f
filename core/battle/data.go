package battle

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"

	"skald/core/fault"
	"skald/core/suggest"
)

// Data is the table of data keys: every number, word and flag that scripts
// declare, by its full key. A key has a slot; the values of a battle are a copy
// of the slots, so that set changes one battle only.
type Data struct {
	slot map[string]int
	keys []string
	vals []Value

	// Older are parts of keys as older texts have them, and what they are now.
	Older map[string]string
}

// NewData returns an empty table.
func NewData() *Data { return &Data{slot: map[string]int{}} }

// Put enters or changes a key.
func (d *Data) Put(key string, v Value) int {
	if i, ok := d.slot[key]; ok {
		d.vals[i] = v
		return i
	}
	i := len(d.keys)
	d.slot[key] = i
	d.keys = append(d.keys, key)
	d.vals = append(d.vals, v)
	return i
}

// Slot of a key, -1 when there is none.
func (d *Data) Slot(key string) int {
	if i, ok := d.slot[key]; ok {
		return i
	}
	return -1
}

// Key of a slot.
func (d *Data) Key(slot int) string { return d.keys[slot] }

// Value of a slot as declared.
func (d *Data) Value(slot int) Value { return d.vals[slot] }

// Keys, sorted.
func (d *Data) Keys() []string {
	out := append([]string(nil), d.keys...)
	sort.Strings(out)
	return out
}

// Unknown is the error for a key that does not exist.
func (d *Data) Unknown(key string) *fault.Error {
	e := fault.New("E-DATA", "there is no data key %q", key)
	if now := d.now(key); now != "" {
		return e.Suggest("write " + now)
	}
	return e.Suggest(suggest.Hint(key, d.keys))
}

// now is a key with its older parts as they are called now, "" where no such key is.
func (d *Data) now(key string) string {
	parts := strings.Split(key, ".")
	for i, p := range parts {
		if now := d.Older[p]; now != "" {
			parts[i] = now
		}
	}
	full := strings.Join(parts, ".")
	if full == key || !slices.ContainsFunc(d.keys, func(k string) bool { return k == full || strings.HasPrefix(k, full+".") }) {
		return ""
	}
	return full
}

// Values of a battle: what is declared, changed by what is in force on its table
// and by set, which has the last word. They do not change: there are others.
type Values struct {
	d    *Data
	vals []Value
	bare *Values   // without what is in force; nil: nothing is
	over []Setting // what is in force

	mu    sync.Mutex
	under map[string]*Values // these values with this or that in force
}

// Setting is a value that a key has while something is in force.
type Setting struct {
	Key  int    // slot of the key
	From int    // slot of the value
	By   string // id of what is in force
}

// Values as declared.
func (d *Data) Values() *Values { return &Values{d: d, vals: d.vals} }

// Bare values are these without what is in force.
func (v *Values) Bare() *Values {
	if v.bare != nil {
		return v.bare
	}
	return v
}

// Over is what is in force over the bare values.
func (v *Values) Over() []Setting { return v.over }

// With returns values with one key changed by set; the receiver stays as it is.
func (v *Values) With(slot int, x Value) *Values {
	bare := v.Bare().vals
	next := append([]Value(nil), bare...)
	x.Origin = Origin{Source: "set", Rule: bare[slot].Origin.Rule}
	next[slot] = x
	return (&Values{d: v.d, vals: next}).Under(v.over)
}

// Under returns the bare values with this in force over them, of two settings of
// one key the later; what set changed stays. The same asked again is the same.
func (v *Values) Under(over []Setting) *Values {
	bare := v.Bare()
	if len(over) == 0 {
		return bare
	}
	bare.mu.Lock()
	defer bare.mu.Unlock()
	name := fmt.Sprint(over)
	if old := bare.under[name]; old != nil {
		return old
	}
	next := append([]Value(nil), bare.vals...)
	for _, s := range over {
		if was := bare.vals[s.Key].Origin; was.Source != "set" {
			x := bare.vals[s.From]
			x.Origin = Origin{Source: s.By, Rule: was.Rule}
			next[s.Key] = x
		}
	}
	if bare.under == nil {
		bare.under = map[string]*Values{}
	}
	out := &Values{d: v.d, vals: next, bare: bare, over: over}
	bare.under[name] = out
	return out
}

// Changed lists the slots that set changed, in their order.
func (v *Values) Changed() []int {
	var out []int
	for i, x := range v.vals {
		if x.Origin.Source == "set" {
			out = append(out, i)
		}
	}
	return out
}

// At a slot.
func (v *Values) At(slot int) Value { return v.vals[slot] }

// Get by key; Absent when there is none.
func (v *Values) Get(key string) Value {
	if i := v.d.Slot(key); i >= 0 {
		return v.vals[i]
	}
	return Value{}
}

// Num of a key in thousandths, def where there is none.
func (v *Values) Num(key string, def int32) int32 {
	if x := v.Get(key); x.Kind == Num || x.Kind == Truth {
		return x.Num
	}
	return def
}

// Int of a key, def where there is none.
func (v *Values) Int(key string, def int) int { return int(v.Num(key, int32(def)*1000)) / 1000 }

// Word of a key, def where there is none.
func (v *Values) Word(key, def string) string {
	if x := v.Get(key); x.Kind == Str {
		return x.Str
	}
	return def
}

// Flag of a key, def where there is none.
func (v *Values) Flag(key string, def bool) bool {
	if x := v.Get(key); x.Kind == Truth {
		return x.Num != 0
	}
	return def
}
