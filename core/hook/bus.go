package hook

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"skald/core/fault"
	"skald/core/trace"
)

// MaxDepth of effects that feed effects; MaxActs is how many one order may set
// off, since effects that feed several each grow with the power of the depth.
const (
	MaxDepth = 8
	MaxActs  = 10_000
)

// Index sorts the handlers of a set of rules by point in the order that Order
// tells, then in the order of the parts in their rule; never the order in
// which files were found. It also links the rules that replace others.
func Index(points int, rules []*Rule) [][]*Handler {
	by := make([][]*Handler, points)
	for _, ru := range rules {
		for _, h := range ru.Parts {
			by[h.Point.Num] = append(by[h.Point.Num], h)
		}
	}
	replacers := map[string][]*Rule{}
	for _, ru := range rules {
		for _, id := range ru.Replaces {
			replacers[id] = append(replacers[id], ru)
		}
	}
	for _, hs := range by {
		sort.SliceStable(hs, func(i, j int) bool {
			a, b := hs[i].Rule, hs[j].Rule
			if a.Priority != b.Priority {
				return a.Priority < b.Priority
			}
			if a.Layer != b.Layer {
				return a.Layer < b.Layer
			}
			return a.ID < b.ID
		})
		for _, h := range hs {
			h.replacedBy = replacers[h.Rule.ID]
			o := &h.Rule.Owner
			h.free = h.Rule.Anyone || o.Faction|o.Talent|o.Weather|o.Troop|o.House|o.Aura == 0 && len(o.Items) == 0 && o.AuraSlot < 0
			role := h.Point.Role
			if h.Rule.Who != NSlots {
				role = h.Rule.Who
			}
			h.riderOnly = role == Target && !h.Rule.Mount
			h.several = h.many()
			h.Rule.bound = h.Rule.Costs
			if l := h.Rule.Limit; l != nil {
				h.Rule.bound = append([]*Limit{l}, h.Rule.Costs...)
			}
			h.unbound = len(h.Rule.bound) == 0 && len(h.replacedBy) == 0
			h.plain = !h.several && h.unbound && h.Rule.Who == NSlots
		}
	}
	return by
}

// InOrder lists handlers so that those of the rules named in order are asked in
// it, at the places that they hold among them; all others keep theirs.
func InOrder(hs []*Handler, order []string) []*Handler {
	var at []int
	var named []*Handler
	place := func(h *Handler) int { return slices.Index(order, h.Rule.ID) }
	for i, h := range hs {
		if place(h) >= 0 {
			at, named = append(at, i), append(named, h)
		}
	}
	slices.SortStableFunc(named, func(a, b *Handler) int { return place(a) - place(b) })
	out := slices.Clone(hs)
	for i, h := range named {
		out[at[i]] = h
	}
	return out
}

// subject of a handler at an event: the object of its role.
func (h *Handler) subject(ev *Event) (Slot, int32) {
	s := h.Rule.Who
	if s == NSlots {
		s = h.Point.Role
	}
	if s == NSlots {
		return s, Nil
	}
	return s, ev.F[s]
}

// many says whether the handler may run for several owners at its point.
func (h *Handler) many() bool {
	o := &h.Rule.Owner
	if h.Rule.Anyone {
		return o.Each >= 0
	}
	if o.Talent != 0 && o.Aura == 0 && o.AuraSlot < 0 || o.Each >= 0 {
		return true
	}
	role := h.Point.Role
	if h.Rule.Who != NSlots {
		role = h.Rule.Who
	}
	perModel := role == SideSlot || role == BandSlot || role == NSlots
	return perModel && (o.Troop != 0 || len(o.Items) > 0 || (o.Faction != 0 && role == NSlots))
}

// each calls do for every owner for whom h answers at ev, with the owner's slot
// set, and says why not where it does not.
func (r *Run) each(ev *Event, h *Handler, do func(*Handler)) {
	r.Testing = h
	if r.otherPart(ev, h) {
		r.count(func(s *Stats) { s.NotOwner[h.Rule.Num]++ })
		return
	}
	if h.several {
		base := len(r.owners)
		slot, ids := r.World.Owners(r, ev, h, r.owners[base:])
		r.owners = append(r.owners[:base], ids...) // kept apart from those of rules that these set off
		ids = r.owners[base:]
		was, wasOwner := ev.F[slot], ev.F[OwnerSlot]
		wasSide := ev.F[SideSlot]
		if len(ids) == 0 {
			r.count(func(s *Stats) { s.NotOwner[h.Rule.Num]++ })
		}
		bearers := slot == ModelSlot && h.Rule.Owner.Each < 0
		for _, id := range ids {
			if bearers && !r.World.InGame(id) {
				continue // removed by what an earlier bearer set off
			}
			ev.F[OwnerSlot] = Nil
			ev.F[slot] = id
			if role := h.Point.Role; role == NSlots && slot != SideSlot || slot == ModelSlot && role == SideSlot {
				ev.F[SideSlot] = r.World.SideOf(id)
			}
			if h.unbound || r.allowed(ev, h) {
				do(h)
			}
		}
		r.owners = r.owners[:base]
		ev.F[slot], ev.F[OwnerSlot], ev.F[SideSlot] = was, wasOwner, wasSide
		return
	}
	slot, subject := h.subject(ev)
	ev.F[OwnerSlot] = Nil
	if !h.Rule.Anyone && !r.World.Holds(r, ev, &h.Rule.Owner, subject) {
		r.count(func(s *Stats) { s.NotOwner[h.Rule.Num]++ })
		return
	}
	wasSide := ev.F[SideSlot]
	if h.Rule.Who != NSlots && slot != SideSlot { // ev.side is that of the role
		ev.F[SideSlot] = r.World.SideOf(subject)
	}
	if h.unbound || r.allowed(ev, h) {
		do(h)
	}
	ev.F[SideSlot] = wasSide
}

// otherPart: the horse is hit and the rule speaks for its rider.
func (r *Run) otherPart(ev *Event, h *Handler) bool {
	return h.riderOnly && r.Mount != 0 && ev.F[Part] == r.Mount
}

func (r *Run) count(f func(*Stats)) {
	if r.Stats != nil {
		f(r.Stats)
	}
}

// allowed checks what the core keeps for a rule: replacements and limits.
func (r *Run) allowed(ev *Event, h *Handler) bool {
	for _, other := range h.replacedBy {
		if r.replaces(ev, h, other) {
			if r.Stats != nil {
				r.Stats.Replaced[h.Rule.Num]++
			}
			if r.Log != nil {
				r.Log.Add(trace.Entry{Label: "rule", Text: "replaced by " + other.ID, Rule: h.Rule.ID, Title: h.Rule.Title.In(r.Lang)})
			}
			return false
		}
	}
	for _, l := range h.Rule.bound {
		if r.World.Left(l, l.of(ev)) < 1 {
			if r.Stats != nil {
				r.Stats.Over[h.Rule.Num]++
			}
			return false
		}
	}
	return true
}

// replaces says whether the owners of another rule hold here, in its role: then
// h does not run, whatever the other answers and at whatever points.
func (r *Run) replaces(ev *Event, h *Handler, other *Rule) bool {
	if r.World.Off(other.Num) {
		return false
	}
	role := other.Who
	if role == NSlots {
		role = h.Point.Role
	}
	subject := Nil
	if role != NSlots {
		subject = ev.F[role]
	}
	if role == Target && !other.Mount && r.Mount != 0 && ev.F[Part] == r.Mount {
		return false
	}
	owner := ev.F[OwnerSlot]
	r.Testing = other.Parts[0]
	holds := other.Anyone || r.World.Holds(r, ev, &other.Owner, subject)
	r.Testing, ev.F[OwnerSlot] = h, owner
	return holds
}

// ask runs one handler and returns what it asked for.
func (r *Run) ask(ev *Event, h *Handler) []Ask {
	if r.Err != nil { // the order has failed: nobody is asked any more
		return nil
	}
	outer, outerGuessed := r.running, r.guessed
	r.running, r.guessed = h, false
	asks := r.answerOf(ev, h)
	tried := len(asks) > 0 && asks[len(asks)-1].Op == AskTried
	if tried {
		asks = asks[:len(asks)-1]
	}
	r.running, r.guessed, r.guess = outer, outerGuessed, r.guessed
	if r.Stats != nil && len(asks) == 0 {
		r.Stats.Declined[h.Rule.Num]++
	}
	if tried {
		r.use(h, func(l *Limit) int32 { return l.of(ev) })
	}
	return asks
}

// take appends the asks of h to the event, resolved.
func (r *Run) take(ev *Event, h *Handler, asks []Ask) {
	r.takes++
	for i := range asks {
		a := asks[i]
		a.H, a.guess, a.run = h, r.guess, r.takes
		if l := h.Rule.Limit; l != nil {
			a.per = l.of(ev)
		}
		a.pays = ev.F[SideSlot]
		a.a, a.b = r.Resolve(ev, a.A), r.Resolve(ev, a.B)
		ev.asks = append(ev.asks, a)
	}
}

// granted notes that a request took effect: it uses the limit of its rule, and
// what that costs is paid.
func (r *Run) granted(a *Ask) {
	h := a.H
	if r.Stats != nil {
		r.Stats.Ran[h.Rule.Num]++
	}
	if len(h.Rule.bound) > 0 && !h.Rule.Tried {
		r.use(h, a.of)
	}
}

// use counts one use of a rule, and pays for it.
func (r *Run) use(h *Handler, of func(*Limit) int32) {
	for _, l := range h.Rule.bound {
		id := of(l)
		r.World.Use(l, id)
		if l.Cost > 0 && r.Log != nil {
			r.Log.Add(trace.Entry{Label: "cost", Text: fmt.Sprintf("%d %s, %d left", l.Cost, r.World.StateName(l.Slot), r.World.Left(l, id)*l.Cost),
				Rule: h.Rule.ID, Title: h.Rule.Title.In(r.Lang), Place: h.Place.String()})
		}
	}
}

// of is the object for which a limit of the asking rule counts.
func (a *Ask) of(l *Limit) int32 {
	if l.Cost > 0 {
		return a.pays
	}
	return a.per
}

// of is the object for which a limit counts at an event; 0 for the battle.
func (l *Limit) of(ev *Event) int32 {
	if l.Per >= NSlots {
		return 0
	}
	return ev.F[l.Per]
}

// Refusal is the answer of a can_ point.
type Refusal struct {
	Rule   *Rule
	Reason string
}

// refusedText says what a rule refuses, and why where that says more than its
// title, which stands beside it.
func (r *Run) refusedText(p *Point, by *Rule, reason string) string {
	text := strings.TrimPrefix(p.Short(), "can_") + " refused"
	if reason != by.Title.In(r.Lang) {
		text += ": " + reason
	}
	return text
}

// Can fires a can_ point: nil, or every refusal in the order of handlers.
func (r *Run) Can(ev *Event, p *Point) []Refusal {
	if len(r.Active[p.Num]) == 0 || r.Err != nil {
		return nil
	}
	var out []Refusal
	was := ev.P
	ev.P = p
	for _, h := range r.Active[p.Num] {
		r.each(ev, h, func(h *Handler) {
			for i, a := range r.ask(ev, h) {
				if a.Op == AskRefuse {
					reason := r.Lex.Word(a.S)
					if reason == "" {
						reason = h.Rule.Title.In(r.Lang)
					}
					reason = r.fill(ev, reason)
					out = append(out, Refusal{h.Rule, reason})
					if r.Log != nil {
						r.Log.Add(trace.Entry{Label: "rule", Text: r.refusedText(p, h.Rule, reason), Rule: h.Rule.ID, Title: h.Rule.Title.In(r.Lang), Place: h.Place.String()})
					}
					if i > 0 { // one use of its limit, however often it refused
						continue
					}
					a.H, a.pays = h, ev.F[SideSlot]
					if l := h.Rule.Limit; l != nil {
						a.per = l.of(ev)
					}
					r.granted(&a)
				}
			}
		})
	}
	ev.P = was
	return out
}

// fill puts names into a reason: {model}, {attacker}, {target}, {value}.
func (r *Run) fill(ev *Event, reason string) string {
	if !strings.Contains(reason, "{") {
		return reason
	}
	pairs := []string{"{value}", strconv.Itoa(int(ev.Value))}
	for _, w := range []struct {
		word string
		slot Slot
	}{{"{model}", ModelSlot}, {"{attacker}", Attacker}, {"{target}", Target}} {
		if id := ev.F[w.slot]; id >= 0 {
			pairs = append(pairs, w.word, r.World.Name(id))
		}
	}
	return strings.NewReplacer(pairs...).Replace(reason)
}

// On fires an on_ point: the handlers run one after the other, and what each
// asked for is carried out before the next is asked.
func (r *Run) On(ev *Event, p *Point) {
	if len(r.Active[p.Num]) == 0 || r.Err != nil {
		return
	}
	was := ev.P
	ev.P = p
	for _, h := range r.Active[p.Num] {
		r.each(ev, h, func(h *Handler) { r.act(ev, h) })
	}
	ev.P = was
}

func (r *Run) act(ev *Event, h *Handler) {
	base := len(ev.asks)
	r.take(ev, h, r.ask(ev, h))
	asks := append([]Ask(nil), ev.asks[base:]...)
	ev.asks = ev.asks[:base]
	if len(asks) == 0 || r.Err != nil {
		return
	}
	if r.nested >= MaxDepth {
		r.Fail(fault.New("E-CHAIN", "effects feed effects more than %d levels deep: %s", MaxDepth, r.chain(h)).
			At(h.Place.Path, h.Place.Line).For(h.Rule.ID).Suggest("give the rule a limit"))
		return
	}
	r.granted(&asks[0]) // before it acts: what it does may come back to it
	r.stack = append(r.stack, h)
	r.nested++
	for i := range asks {
		if r.Err != nil {
			break
		}
		if r.Acts++; r.Acts > MaxActs {
			r.Fail(fault.New("E-CHAIN", "one order set off more than %d effects: %s", MaxActs, r.chain(h)).
				At(h.Place.Path, h.Place.Line).For(h.Rule.ID).Suggest("give the rule a limit"))
			break
		}
		if err := r.World.Perform(r, ev, &asks[i]); err != nil {
			r.Fail(err)
		}
	}
	r.nested--
	r.stack = r.stack[:len(r.stack)-1]
}

func (r *Run) chain(last *Handler) string {
	var ids []string
	for _, h := range r.stack {
		ids = append(ids, h.Rule.ID)
	}
	return strings.Join(append(ids, last.Rule.ID), " > ")
}
