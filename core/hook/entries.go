package hook

import "slices"

// Lists whose elements have several fields: see Point.KeyTypes.

// The fields that an element of a list is given with.
const (
	GaveA = 1 << iota // the first model
	GaveB             // the second
	GaveN             // the first number or flag
	GaveM             // the second
	GaveS             // the word
)

// Gave says whether an added element names a field.
func (a *Ask) Gave(field uint8) bool { return a.Key&field != 0 }

// Entries fires a ListOf point whose elements have several fields. It returns the
// requests to add and drop that hold, in order, good until the event is used again.
func (r *Run) Entries(ev *Event, p *Point) []Ask {
	start := len(ev.asks)
	asks := r.gather(ev, p)
	r.overLimit(asks)
	if len(asks) > 0 {
		r.report(ev, p, asks)
	}
	ev.done(start)
	return slices.DeleteFunc(asks, func(a Ask) bool { return a.gone })
}
