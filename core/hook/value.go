package hook

import (
	"fmt"
	"slices"

	"skald/core/dice"
	"skald/core/trace"
)

// Modify fires a modify_ point on base and returns the value that play uses.
// A value is made so: replaced rules do not answer; become, combined as the
// point says; modify, summed under the stacking of each key; changes dropped by
// ignore_penalties and ignore_bonuses leave.
func (r *Run) Modify(ev *Event, p *Point, base int32) int32 { return r.ModifyIf(ev, p, base, nil) }

// ModifyIf is Modify where keep may drop single changes before they count.
func (r *Run) ModifyIf(ev *Event, p *Point, base int32, keep func(*Ask) bool) int32 {
	ev.Result, ev.Cancelled = base, nil
	if len(r.Active[p.Num]) == 0 || r.Err != nil {
		return base
	}
	start, was, wasValue := len(ev.asks), ev.P, ev.F[ValueSlot]
	ev.P, ev.F[ValueSlot] = p, base
	r.collect(ev, p)
	ev.P, ev.F[ValueSlot] = was, wasValue
	if len(ev.asks) == start || r.Err != nil {
		ev.asks = ev.asks[:start]
		return base
	}
	asks := ev.asks[start:]
	for i := range asks {
		if keep != nil && !keep(&asks[i]) {
			asks[i].gone = true
		}
	}
	ev.Result = r.fold(ev, p, base, asks)
	ev.asks = ev.asks[:start]
	return ev.Result
}

// collect asks every active handler of the point.
func (r *Run) collect(ev *Event, p *Point) {
	for _, h := range r.Active[p.Num] {
		if !h.plain {
			r.each(ev, h, func(h *Handler) { r.take(ev, h, r.ask(ev, h)) })
			continue
		}
		// The common case without the closure: one owner, no limit.
		s := h.Rule.Who
		if s == NSlots {
			s = p.Role
		}
		subject := Nil
		if s != NSlots {
			subject = ev.F[s]
		}
		r.Testing = h
		ev.F[OwnerSlot] = Nil
		if r.otherPart(ev, h) || !h.free && !r.World.Holds(r, ev, &h.Rule.Owner, subject) {
			if r.Stats != nil {
				r.Stats.NotOwner[h.Rule.Num]++
			}
			continue
		}
		if asks := r.ask(ev, h); len(asks) > 0 {
			r.take(ev, h, asks)
		}
	}
}

// fold combines the asks of one point into its value.
func (r *Run) fold(ev *Event, p *Point, base int32, asks []Ask) int32 {
	noPenalty, noBonus := false, false
	plain := true
	r.overLimit(asks)
	for i := range asks {
		switch asks[i].Op {
		case AskCancel:
			if ev.Cancelled == nil && !asks[i].gone {
				ev.Cancelled = asks[i].H.Rule
			}
		case AskIgnorePenalties:
			noPenalty, plain = true, false
		case AskIgnoreBonuses:
			noBonus, plain = true, false
		case AskModify:
			plain = plain && asks[i].H.Rule.Stack == Add
		}
	}
	if !plain {
		drop(p, base, asks, noPenalty, noBonus)
	}
	v := settle(p, base, asks)
	sum := int32(0)
	for i := range asks {
		if a := &asks[i]; a.Op == AskModify && !a.gone {
			sum += a.N
		}
	}
	r.report(ev, p, asks)
	if v == Nil { // there is nothing that could be changed
		return Nil
	}
	return v + sum
}

// overLimit drops what passes the limits of rules: several owners, or several
// parts of one rule, were asked before any of it counted.
func (r *Run) overLimit(asks []Ask) {
	for i := range asks {
		a := &asks[i]
		if a.gone || a.H.Rule.Tried {
			continue
		}
		for _, l := range a.H.Rule.bound {
			if r.World.Left(l, a.of(l)) <= usesBefore(asks[:i], a, l) {
				a.gone, a.over = true, true
			}
		}
	}
}

// usesBefore counts how often the runs whose requests come before one use what it
// is limited by, in its own measure: a stock may be asked for more at once by
// another rule.
func usesBefore(asks []Ask, a *Ask, l *Limit) int {
	units, last := 0, a.run
	for j := range asks {
		b := &asks[j]
		if b.gone || b.run == a.run || b.run == last || b.H.Rule.Tried {
			continue
		}
		for _, o := range b.H.Rule.bound {
			if o.Slot == l.Slot && b.of(o) == a.of(l) {
				units, last = units+max(o.Cost, 1), b.run
			}
		}
	}
	return (units + max(l.Cost, 1) - 1) / max(l.Cost, 1)
}

// settle combines what is asked to become of the base. Where the lowest, the
// highest or the best holds, the base is one of the values compared: no rule
// makes a cliff difficult ground by asking for that. What holds nowhere, because
// another value does, is gone.
func settle(p *Point, base int32, asks []Ask) int32 {
	v, first := base, base == Nil || !p.Combine.compares()
	factor := int64(Milli)
	for i := range asks {
		a := &asks[i]
		if a.Op != AskBecome || a.gone {
			continue
		}
		if p.Combine == Product {
			factor = factor * int64(a.N) / Milli
			v = int32(int64(base) * factor / Milli)
			continue
		}
		v, first = combine(p.Combine, v, a.N, first), false
	}
	for i := range asks {
		if a := &asks[i]; a.Op == AskBecome && a.N != v && p.Combine != Product {
			a.gone = true
		}
	}
	return v
}

// compares says whether the base competes with what rules ask for. A yes or no
// that rules give takes its place: else a rule could never give the other.
func (c Combine) compares() bool {
	return c == Lowest || c == Highest || c == Best || c == Nearest0
}

// combine the value so far with one more; first: there is none yet.
func combine(c Combine, v, n int32, first bool) int32 {
	switch c {
	case YesBeatsNo, AnyYes:
		return b2i(n != 0 || (!first && v != 0))
	case NoBeatsYes, AnyNo:
		return b2i(n != 0 && (first || v != 0))
	}
	if first {
		return n
	}
	switch c {
	case Lowest:
		return min(v, n)
	case Highest, Best:
		return max(v, n)
	case Nearest0:
		if abs(n) < abs(v) {
			return n
		}
		return v
	}
	return n
}

func abs(n int32) int32 {
	if n < 0 {
		return -n
	}
	return n
}

// drop marks the asks that stacking or an ignore takes away.
func drop(p *Point, base int32, asks []Ask, noPenalty, noBonus bool) {
	for i := range asks {
		a := &asks[i]
		worse, better := a.N < 0, a.N > 0
		if a.Op == AskBecome {
			worse, better = a.N < base, a.N > base
			if base == Nil && p.Combine == Lowest { // no cap so far: any is lower
				worse, better = true, false
			}
			if p.Combine == RecordLast { // its fields have no better and worse
				continue
			}
		}
		if p.LowIsGood {
			worse, better = better, worse
		}
		if (a.Op == AskModify || a.Op == AskBecome) && (worse && noPenalty || better && noBonus) {
			a.gone = true
		}
	}
	for i := range asks {
		a := &asks[i]
		if a.Op != AskModify || a.gone || a.H.Rule.Stack == Add {
			continue
		}
		for j := range asks {
			b := &asks[j]
			if j == i || b.Op != AskModify || b.gone || b.H.Rule.Key != a.H.Rule.Key {
				continue
			}
			switch a.H.Rule.Stack {
			case HighestStack: // of equal ones the first stays
				b.gone = abs(b.N) < abs(a.N) || abs(b.N) == abs(a.N) && j > i
			case Exclusive:
				b.gone = j > i
			case Replace:
				b.gone = j < i
			}
		}
	}
}

// counted says whether an earlier ask of the same run of a handler took effect:
// what one run gets is one use of its limit, and one time that the rule ran.
func counted(before []Ask, a *Ask) bool {
	for i := range before {
		if b := &before[i]; b.H == a.H && b.run == a.run && !b.gone {
			return true
		}
	}
	return false
}

// report counts and explains what took effect.
func (r *Run) report(ev *Event, p *Point, asks []Ask) {
	for i := range asks {
		a := &asks[i]
		if !a.gone && !counted(asks[:i], a) {
			r.granted(a)
		}
		if r.Log == nil {
			continue
		}
		e := trace.Entry{Label: "rule", Rule: a.H.Rule.ID, Title: a.H.Rule.Title.In(r.Lang), Place: a.H.Place.String(), Guess: a.guess}
		switch a.Op {
		case AskModify:
			n, length := int(a.N), float64(a.N)/Milli
			switch p.Value {
			case Length:
				e.Length, e.Text = &length, fmt.Sprintf("%+g\"", length)
			case Number:
				e.Length, e.Text = &length, fmt.Sprintf("%+g", length)
			default:
				e.Amount = &n
			}
			e.Text = join(e.Text, what(p))
		case AskBecome:
			e.Text = what(p) + " becomes " + r.show(p, a)
		case AskIgnorePenalties:
			e.Text = "penalties ignored: " + what(p)
		case AskIgnoreBonuses:
			e.Text = "bonuses ignored: " + what(p)
		case AskCancel:
			e.Text = what(p) + " cancelled"
		case AskRedirect:
			e.Text = what(p) + " redirected to " + r.World.Name(a.a)
			if !r.World.InGame(a.a) {
				e.Text = what(p) + " not redirected: " + r.World.Name(a.a) + " is out of the game"
			}
		default:
			e.Text = what(p)
		}
		switch {
		case a.over:
			e.Text += " (over its limit)"
		case a.gone:
			e.Text += " (superseded)"
		}
		r.Log.Add(e)
	}
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + " " + b
}

// what a point is about, for explanations: "modify_to_hit" is "to hit".
func what(p *Point) string {
	s := []byte(p.Short())
	for i := range s {
		if s[i] == '_' {
			s[i] = ' '
		}
	}
	if len(s) > 7 && string(s[:7]) == "modify " {
		s = s[7:]
	}
	return string(s)
}

func (r *Run) show(p *Point, a *Ask) string {
	switch {
	case p.Combine == RecordLast && int(a.Key) < len(p.KeyTypes):
		switch p.KeyTypes[a.Key] {
		case Sym:
			return p.Keys[a.Key] + " " + r.Lex.Word(a.N)
		case Bool:
			return p.Keys[a.Key]
		case Length:
			return fmt.Sprintf("%s %g\"", p.Keys[a.Key], float64(a.N)/Milli)
		}
		return fmt.Sprintf("%s %d", p.Keys[a.Key], a.N)
	case p.Value == Sym:
		return r.Lex.Word(a.N)
	case p.Value == Bool:
		if a.N != 0 {
			return "yes"
		}
		return "no"
	case p.Value == Length:
		return fmt.Sprintf("%g\"", float64(a.N)/Milli)
	case p.Value == Number:
		return fmt.Sprintf("%g", float64(a.N)/Milli)
	case p.Value == Enum && int(a.N) < len(p.Keys):
		return p.Keys[a.N]
	}
	return fmt.Sprint(a.N)
}

// String of a place: "path:line".
func (p Place) String() string {
	if p.Path == "" {
		return ""
	}
	return fmt.Sprintf("%s:%d", p.Path, p.Line)
}

// gather fires a point whose answers are no single number.
func (r *Run) gather(ev *Event, p *Point) []Ask {
	if len(r.Active[p.Num]) == 0 || r.Err != nil {
		return nil
	}
	start, was := len(ev.asks), ev.P
	ev.P = p
	r.collect(ev, p)
	ev.P = was
	return ev.asks[start:]
}

func (ev *Event) done(start int) { ev.asks = ev.asks[:start] }

// Reroll fires a _reroll point after a failed test and throws the die again as
// often as offers allow: one offer a die, no die twice (PIL-DICE-06); a rule that
// cancels takes all offers away. It returns the rule whose offer was used last.
func (r *Run) Reroll(ev *Event, p *Point, t *dice.Test) *Rule {
	if t.OK || len(r.Active[p.Num]) == 0 || r.Err != nil {
		return nil
	}
	start := len(ev.asks)
	ev.Die = &t.Dice[0]
	offers := r.gather(ev, p)
	var used *Rule
	if r.noneAgain(offers, t) {
		offers = nil
	}
	for i := r.offer(ev, offers, t); i >= 0; i = r.offer(ev, offers, t) {
		a := &offers[i]
		a.gone = true // one offer, one die
		t.Reroll(r.Src)
		used = a.H.Rule
		r.granted(a)
		if r.Log != nil {
			text := "one die thrown again"
			if l := a.H.Rule.Limit; l != nil && r.World.Most(l) > 1 {
				text += fmt.Sprintf(" (%d of %d)", r.World.Most(l)-r.World.Left(l, a.per), r.World.Most(l))
			}
			r.Log.Add(trace.Entry{Label: "reroll", Text: text, Rule: a.H.Rule.ID, Title: a.H.Rule.Title.In(r.Lang), Place: a.H.Place.String()})
		}
	}
	ev.done(start)
	return used
}

// noneAgain says whether a rule keeps a die from being thrown again; it counts as
// run where an offer would have fitted.
func (r *Run) noneAgain(offers []Ask, t *dice.Test) bool {
	fits := func(a Ask) bool { return a.Op == AskReroll && t.CanReroll(r.Src, dice.Permit(a.N)) && !r.spent(&a) }
	i := slices.IndexFunc(offers, func(a Ask) bool { return a.Op == AskCancel && !r.spent(&a) })
	if i < 0 || !slices.ContainsFunc(offers, fits) {
		return false
	}
	a := &offers[i]
	r.granted(a)
	if r.Log != nil {
		r.Log.Add(trace.Entry{Label: "reroll", Text: "no die is thrown again", Rule: a.H.Rule.ID, Title: a.H.Rule.Title.In(r.Lang), Place: a.H.Place.String()})
	}
	return true
}

// offer finds the one to use on the die that failed: of those that fit it the
// narrowest permit, so that a wider one is left for another die; its player may
// decline each. -1: none.
func (r *Run) offer(ev *Event, offers []Ask, t *dice.Test) int {
	if t.OK || r.Err != nil {
		return -1
	}
	for permit := dice.Ones; permit <= dice.AnyDie; permit++ {
		if !t.CanReroll(r.Src, permit) {
			continue
		}
		for i := range offers {
			a := &offers[i]
			if a.Op != AskReroll || a.gone || dice.Permit(a.N) != permit {
				continue
			}
			if r.spent(a) {
				continue
			}
			if r.Decide(Decision{Stream: "reroll", Label: a.H.Rule.ID, Side: ev.F[SideSlot], Words: yesNo}) == 0 {
				return i
			}
		}
	}
	return -1
}

// spent says whether the limit of an offer is used up, or its cost cannot be paid,
// by what was used since it was made.
func (r *Run) spent(a *Ask) bool {
	return !a.H.Rule.Tried && slices.ContainsFunc(a.H.Rule.bound, func(l *Limit) bool { return r.World.Left(l, a.of(l)) < 1 })
}

// Lists fires a ListOf point; the result is in ev.List.
func (r *Run) Lists(ev *Event, p *Point) {
	start := len(ev.asks)
	asks := r.gather(ev, p)
	r.overLimit(asks)
	for i := range asks {
		a := &asks[i]
		if a.gone {
			continue
		}
		switch a.Op {
		case AskAdd:
			if !slices.Contains(ev.list, a.N) {
				ev.list = append(ev.list, a.N)
			}
		case AskDrop:
			if i := slices.Index(ev.list, a.N); i >= 0 {
				ev.list = slices.Delete(ev.list, i, i+1)
			}
		}
	}
	if len(asks) > 0 {
		r.report(ev, p, asks)
	}
	ev.done(start)
}

// Records fires a RecordLast point; the result is in ev.Record. Each field
// takes its last become, and one may take the sum of the changes besides.
func (r *Run) Records(ev *Event, p *Point) {
	start := len(ev.asks)
	asks := r.gather(ev, p)
	r.overLimit(asks)
	for i := range asks {
		if a := &asks[i]; a.Op == AskBecome && !a.gone && int(a.Key) < len(ev.records) {
			ev.setRecord(int(a.Key), a.N, a.H.Rule)
		}
	}
	for i := range asks { // what a later one has overwritten
		if a := &asks[i]; a.Op == AskBecome && int(a.Key) < len(ev.records) && ev.records[a.Key] != a.N {
			a.gone = true
		}
	}
	if i := slices.Index(p.Keys, p.Changed); i >= 0 {
		ev.records[i] += r.changes(p, asks)
	}
	if len(asks) > 0 {
		r.report(ev, p, asks)
	}
	ev.done(start)
}

// changes sums the modify asks, less those that stacking or an ignore drops.
func (r *Run) changes(p *Point, asks []Ask) int32 {
	noPenalty, noBonus := false, false
	for i := range asks {
		noPenalty = noPenalty || asks[i].Op == AskIgnorePenalties
		noBonus = noBonus || asks[i].Op == AskIgnoreBonuses
	}
	drop(p, 0, asks, noPenalty, noBonus)
	sum := int32(0)
	for i := range asks {
		if a := &asks[i]; a.Op == AskModify && !a.gone {
			sum += a.N
		}
	}
	return sum
}

// Protect fires a wound point for a loss of hp: the first rule that cancels or redirects ends
// it, and the rules after it are not asked. A wound that may not be passed on
// again is only offered to those that cancel it.
func (r *Run) Protect(ev *Event, p *Point, hp int32, mayPass bool) (by *Rule, redirect int32, cancelled bool) {
	redirect = Nil
	if len(r.Active[p.Num]) == 0 || r.Err != nil {
		return nil, redirect, false
	}
	was := ev.P
	ev.P, ev.F[ValueSlot] = p, hp
	for _, h := range r.Active[p.Num] {
		r.each(ev, h, func(h *Handler) {
			if by != nil {
				return
			}
			start := len(ev.asks)
			r.take(ev, h, r.ask(ev, h))
			for _, a := range ev.asks[start:] {
				if a.Op == AskCancel || a.Op == AskRedirect && a.a >= 0 && mayPass {
					by, cancelled = h.Rule, a.Op == AskCancel
					if a.Op == AskRedirect {
						redirect = a.a
					}
					r.report(ev, p, []Ask{a})
					break
				}
			}
			ev.done(start)
		})
		if by != nil {
			break
		}
	}
	ev.P = was
	return by, redirect, cancelled
}
