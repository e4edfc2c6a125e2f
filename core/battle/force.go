package battle

import (
	"sort"
	"strings"

	"skald/core/fault"
)

// What is in force on a table, a weather or house rules, may give data keys other
// values for as long as it is: its field set.

// Settle reads the field set of a weather or house rule, whose fields have been
// entered under their data keys. A key that does not exist, or takes another kind
// of value, is E-DATA; which one is told beside it.
func (c *Content) Settle(d *Decl) (key string, err *fault.Error) {
	prefix := Prefix(d.Kind, d.ID) + ".set."
	var out []Setting
	for from, name := range c.Data.keys {
		key, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		to := c.Data.Slot(key)
		if to < 0 {
			return key, c.Data.Unknown(key)
		}
		if c.Data.vals[to].Kind != c.Data.vals[from].Kind {
			return key, fault.New("E-DATA", "%s is %s, not %s", key, c.Data.vals[to].Kind, c.Data.vals[from].Said()).
				Suggest("skald explain " + key + " tells what stands there")
		}
		out = append(out, Setting{to, from, d.ID})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Key < out[j].Key })
	if len(out) > 0 {
		c.settings[d] = out
	}
	return "", nil
}

// Settings are the data keys that a weather or house rule sets.
func (c *Content) Settings(d *Decl) []Setting { return c.settings[d] }

// enforce gives the data keys the values that they have under the weather and the
// house rules in force: the weather first, then house rules by id.
func (b *Battle) enforce() {
	if len(b.C.settings) == 0 {
		return
	}
	var over []Setting
	if d := b.C.Get("weather", b.C.Lex.Word(b.Get(Weather))); d != nil {
		over = append(over, b.C.settings[d]...)
	}
	for _, id := range b.C.IDs("house") {
		if s := b.C.settings[b.C.Get("house", id)]; len(s) > 0 && b.HouseOn(id) {
			over = append(over, s...)
		}
	}
	b.Values = b.Values.Under(over)
}

// PutWeather puts a weather in force, by its symbol.
func (b *Battle) PutWeather(sym int32) {
	b.Set(Weather, sym)
	b.enforce()
}
