package luabind

import (
	"math"
	"regexp"
	"slices"
	"strconv"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
	"skald/luabind/vm"
)

// What the answers to a question of a handler may be, where no battle gives
// them. The likely one comes first; a fact that was told before binds those that
// follow from it.

// prober knows what may be answered to one handler.
type prober struct {
	lib   *Library
	h     *hook.Handler
	reach vm.Reach // of its functions
	role  hook.Slot
	sizes []int32 // of lists
}

func newProber(l *Library, h *hook.Handler, reach vm.Reach) *prober {
	p := &prober{lib: l, h: h, reach: reach, role: h.Point.Role, sizes: fewModels}
	if h.Rule.Who != hook.NSlots {
		p.role = h.Rule.Who
	}
	if p.role == hook.NSlots || p.role == hook.SideSlot || p.role == hook.BandSlot || h.Rule.Owner.Each >= 0 {
		p.role = hook.ModelSlot // a rule that runs for each of its bearers
	}
	return p
}

var (
	yesNo     = []int32{1, 0}
	sixes     = []int32{1, 2, 3, 4, 5, 6}
	only1     = []int32{1}
	fewModels = []int32{1, 2, 0}
)

// most is how many answers are tried to one question, dice and choices apart.
const most = 12

// answers that a question may have after those of the past.
func (p *prober) answers(q hook.Question, past []hook.QA) []int32 {
	switch {
	case q.Op == hook.OpExists:
		return p.exists(q.A, past)
	case q.Cmp != hook.CmpNone:
		return p.comparison(q, past)
	}
	switch q.Op {
	case hook.OpD6:
		return sixes
	case hook.OpD3:
		return sixes[:3]
	case hook.OpRoll:
		return p.totals(q.X)
	case hook.OpChoose:
		return upTo(min(len(p.lib.content.Lex.Options(q.X)), most))
	case hook.OpCheck, hook.OpMay, hook.OpSame:
		return yesNo
	case hook.OpData:
		return p.data(int(q.X))
	case hook.OpList:
		return p.sizes
	}
	return p.fact(q, past)
}

// manyModels is the longest list that is made up.
const manyModels = 9

// longer are sizes of lists around the numbers that a handler names, or its data
// have under names that it has: what it may hold a count against.
func (p *prober) longer() []int32 {
	out := slices.Clone(fewModels)
	add := func(n float64) {
		if n == math.Trunc(n) && n >= 2 && n < manyModels {
			out = append(out, int32(n), int32(n)+1)
		}
	}
	for _, n := range p.reach.Numbers {
		add(n)
	}
	for _, w := range p.reach.Words {
		if slot := p.lib.content.Data.Slot(p.lib.dataOf(p.h.Rule) + "." + w); slot >= 0 {
			if v := p.lib.content.Data.Value(slot); v.Kind == battle.Num {
				add(float64(v.Num) / hook.Milli)
			}
		}
	}
	return distinct(out)
}

func upTo(n int) []int32 {
	out := make([]int32, n)
	for i := range out {
		out[i] = int32(i)
	}
	return out
}

// totals of a dice expression: the lowest, the highest, and one between.
func (p *prober) totals(expr int32) []int32 {
	low, high := 0, 0
	e := p.lib.content.Lex.Expr(expr)
	low, high = e.Plus, e.Plus
	for _, t := range e.Terms {
		n := t.N
		if t.Keep < n {
			n = t.Keep
		}
		least, top := n, n*t.Sides
		if t.Minus {
			least, top = -top, -least
		}
		low, high = low+least, high+top
	}
	return distinct([]int32{int32((low + high) / 2), int32(low), int32(high)})
}

// distinct leaves out what came before.
func distinct(list []int32) []int32 {
	var out []int32
	for _, a := range list {
		if !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

// lacks says whether a sentence about a field tells that there may be none.
func lacks(doc string) bool { return sayNil.MatchString(doc) }

var sayNil = regexp.MustCompile(`\bnil\b`)

// exists: an object is there, and may be missing where its page says so.
func (p *prober) exists(path hook.Path, past []hook.QA) []int32 {
	s, isSlot := path.Slot()
	switch {
	case isSlot && p.other(s) != s && p.h.Point.Has(p.other(s)): // one of two
		for _, qa := range past {
			if qa.Q == (hook.Question{Op: hook.OpExists, A: hook.SlotPath(p.other(s))}) {
				return []int32{1 - qa.A}
			}
		}
		return yesNo
	case p.mayLack(path):
		return yesNo
	case isSlot && !p.has(s):
		return []int32{0}
	}
	return only1
}

// other is the slot that holds a thing where a slot does not: what burns is a
// model or a piece.
func (p *prober) other(s hook.Slot) hook.Slot {
	for _, pair := range [][2]hook.Slot{{hook.ObjectSlot, hook.PieceSlot}, {hook.SourceSlot, hook.SourcePiece}} {
		switch s {
		case pair[0]:
			return pair[1]
		case pair[1]:
			return pair[0]
		}
	}
	return s
}

// has says whether a slot of the event is filled at all.
func (p *prober) has(s hook.Slot) bool {
	o := &p.h.Rule.Owner
	if s == hook.OwnerSlot {
		return o.Talent != 0 || o.Aura != 0 || o.AuraSlot >= 0
	}
	return hasRole(p.h.Point, p.h.Rule, s)
}

// perBearer says whether the rule runs once for each of some models.
func (p *prober) perBearer() bool {
	o := &p.h.Rule.Owner
	byBearer := p.h.Point.Role == hook.NSlots || p.h.Point.Role == hook.SideSlot || p.h.Point.Role == hook.BandSlot
	return o.Each >= 0 || byBearer && !p.h.Rule.Anyone && (o.Troop != 0 || len(o.Items) > 0)
}

func (p *prober) mayLack(path hook.Path) bool {
	if s, ok := path.Slot(); ok {
		if s == hook.ModelSlot && p.perBearer() {
			return false
		}
		f, named := slotField(p.h.Point, s)
		return named && (lacks(f.Doc) || regexp.MustCompile(`\b`+f.Name+` is nil`).MatchString(p.h.Point.Doc))
	}
	q, i, ok := p.lib.content.Lex.Origin(path)
	switch {
	case !ok || i >= 0:
		return false
	case q.Op == hook.OpField:
		f, _ := p.lib.viewField(q.Arg)
		return lacks(f.Doc)
	case q.Op == hook.OpMethod:
		m, _ := p.lib.viewMethodOf(q.Arg)
		return lacks(m.Doc)
	}
	return true // a model that a rule keeps
}

// slotField finds the field of a point by its slot.
func slotField(p *hook.Point, s hook.Slot) (hook.Field, bool) {
	for _, f := range p.Fields {
		if f.Slot == s && f.Type != hook.List {
			return f, true
		}
	}
	return hook.Field{}, false
}

// viewField is the field of any view that questions call so.
func (l *Library) viewField(arg uint16) (battle.ViewField, bool) {
	for _, t := range viewTypes {
		for _, f := range l.fields(t) {
			if f.Arg == arg && f.Type != hook.List {
				return f, true
			}
		}
	}
	return battle.ViewField{}, false
}

// viewMethodOf is the method of any view that questions call so.
func (l *Library) viewMethodOf(arg uint16) (battle.Method, bool) {
	for _, t := range viewTypes {
		for _, m := range l.methods(t) {
			if m.Arg == arg {
				return m, true
			}
		}
	}
	return battle.Method{}, false
}

// fact is what a question is about: its type, the name and the sentence of the
// field.
type fact struct {
	typ       hook.Type
	name, doc string
}

func (p *prober) about(q hook.Question) fact {
	switch q.Op {
	case hook.OpSlot, hook.OpDie:
		if hook.Slot(q.Arg) == hook.ValueSlot {
			return fact{p.h.Point.Value, "value", p.h.Point.Doc}
		}
		f, _ := slotField(p.h.Point, hook.Slot(q.Arg))
		return fact{f.Type, f.Name, f.Doc}
	case hook.OpField:
		f, _ := p.lib.viewField(q.Arg)
		return fact{f.Type, f.Name, f.Doc}
	case hook.OpMethod:
		if m, ok := p.lib.viewMethodOf(q.Arg); ok {
			return fact{m.Type, m.Name, m.Doc}
		}
		return fact{typ: hook.Bool} // of ev itself
	case hook.OpState:
		v := p.lib.content.States[q.X]
		if f := p.lib.factNamed(v.Name); f != nil {
			return fact{shown(f.Type), f.Name, f.Doc}
		}
		return fact{shown(v.Type), v.Name, ""}
	}
	return fact{}
}

// factNamed is the fact of a game of that name, nil for none.
func (l *Library) factNamed(name string) *play.Fact {
	for i := range l.def.Facts {
		if l.def.Facts[i].Name == name {
			return &l.def.Facts[i]
		}
	}
	return nil
}

// data is the value of a key as declared. Another word or flag may be put in its
// place, by a weather or by set.
func (p *prober) data(slot int) []int32 {
	v := p.lib.content.Data.Value(slot)
	switch v.Kind {
	case battle.Truth:
		return distinct([]int32{v.Num, 1 - v.Num})
	case battle.Str:
		out := []int32{p.lib.content.Lex.Sym(v.Str)}
		for _, w := range p.reach.Compared {
			out = append(out, p.lib.content.Lex.Sym(w))
		}
		return distinct(out)
	}
	return []int32{v.Num}
}

// fact is a fact read whole.
func (p *prober) fact(q hook.Question, past []hook.QA) []int32 {
	x := p.about(q)
	switch x.typ {
	case hook.Bool:
		return p.truth(q)
	case hook.Sym:
		return p.words(q, x)
	case hook.Enum:
		return upTo(len(p.h.Point.Keys))
	case hook.DieT:
		return p.within(q, sixes, past)
	}
	return p.within(q, p.numbers(x), past)
}

// truth of a yes or no; what the owner of the rule says already is settled.
func (p *prober) truth(q hook.Question) []int32 {
	own := q.Op == hook.OpMethod && q.Arg == battle.MHas && q.A == hook.SlotPath(p.role) && p.narrow()
	if own && slices.Contains(p.h.Rule.Owner.Items, q.X) {
		return only1
	}
	return yesNo
}

// narrow says whether the owner of the rule holds for the model of its role.
func (p *prober) narrow() bool {
	o := &p.h.Rule.Owner
	return !p.h.Rule.Anyone && o.Aura == 0 && o.AuraSlot < 0 && o.Each < 0
}

// words that a field may be: those that the handler names, and one other.
func (p *prober) words(q hook.Question, x fact) []int32 {
	lex, o := p.lib.content.Lex, &p.h.Rule.Owner
	subject := q.A == hook.SlotPath(p.role) && p.narrow()
	switch {
	case q.Op == hook.OpField && q.Arg == battle.FWeather && o.Weather != 0 && !p.h.Rule.Anyone:
		return []int32{o.Weather}
	case q.Op == hook.OpField && q.Arg == battle.FFaction && o.Faction != 0 && subject:
		return []int32{o.Faction}
	case q.Op == hook.OpField && q.Arg == battle.FTroop && o.Troop != 0 && subject:
		return []int32{o.Troop}
	case q.Op == hook.OpField && q.Arg == battle.FGame:
		return []int32{lex.Sym(p.lib.content.Game)}
	}
	var out, others []int32
	for _, w := range p.domain(x) {
		if slices.Contains(p.reach.Words, w) {
			out = append(out, lex.Sym(w))
		} else {
			others = append(others, lex.Sym(w))
		}
	}
	out = append(out[:min(len(out), most)], others[:min(len(others), 2)]...)
	if len(out) == 0 { // a name, as far as one can see
		for _, w := range p.reach.Compared[:min(len(p.reach.Compared), most)] {
			out = append(out, lex.Sym(w))
		}
		out = distinct(append(out, lex.Sym("Ulf"), lex.Sym("Edric")))
	}
	if lacks(x.doc) {
		out = append(out, hook.Nil)
	}
	return out
}

var quotedWord = regexp.MustCompile(`"(\w+)"`)

// domain of a field: the ids or words that it can be.
func (p *prober) domain(x fact) []string {
	c := p.lib.content
	var out []string
	for _, m := range quotedWord.FindAllStringSubmatch(x.doc, -1) {
		out = append(out, m[1])
	}
	if len(out) == 0 {
		out = comparable(c, x.name)
	}
	switch x.name {
	case "by", "added_by", "effect":
		for _, r := range c.Rules {
			out = append(out, r.ID)
		}
	case "item":
		out = slices.Clone(c.Items)
	case "kind":
		if len(out) == 0 {
			out = c.IDs("terrain")
		}
	}
	return out
}

var (
	fromN = regexp.MustCompile(`from (\d+)`)
	toN   = regexp.MustCompile(`(\d+) to (\d+)`)
)

// bounds of a number, in its own units: as far as its type and its sentence tell.
func (p *prober) bounds(q hook.Question) (low, high int64) {
	x := p.about(q)
	low, high = math.MinInt32+1, math.MaxInt32
	if x.typ == hook.DieT {
		return 1, 6
	}
	if q.Op == hook.OpSlot && hook.Slot(q.Arg) == hook.ValueSlot || q.Op == hook.OpState {
		return low, high
	}
	if m := toN.FindStringSubmatch(x.doc); m != nil {
		return whole(m[1]), whole(m[2])
	}
	if m := fromN.FindStringSubmatch(x.doc); m != nil {
		return whole(m[1]), high
	}
	return 0, high
}

func whole(digits string) int64 {
	n, _ := strconv.ParseInt(digits, 10, 32)
	return n
}

// halfInch stands for the lengths that are not whole.
const halfInch = 2.5

// numbers to try, in units of the field: a few, and those that the handler names.
func (p *prober) numbers(x fact) []int32 {
	scale := 1.0
	if x.typ == hook.Length || x.typ == hook.Number {
		scale = hook.Milli
	}
	var out []int32
	few := []float64{1, 2, 6, 0}
	if x.typ == hook.Length {
		few = append(few, halfInch)
	}
	for _, n := range append(few, p.reach.Numbers...) {
		if n >= 0 && n <= 100 && n*scale == math.Trunc(n*scale) && len(out) < most {
			out = append(out, int32(n*scale))
		}
	}
	return distinct(out)
}

// within keeps the numbers that agree with what was told before. Where none
// does, one that does is found.
func (p *prober) within(q hook.Question, list []int32, past []hook.QA) []int32 {
	r := p.known(q, past)
	var out []int32
	for _, n := range list {
		if r.may(int64(n)) {
			out = append(out, n)
		}
	}
	if len(out) == 0 {
		out = append(out, int32(r.low))
	}
	return out
}

// comparison of a number: both ways, as far as they agree with what was told.
func (p *prober) comparison(q hook.Question, past []hook.QA) []int32 {
	if q.Op == hook.OpSlot && hook.Slot(q.Arg) == hook.ValueSlot && q.K == math.MinInt32 { // is there a value?
		if lacks(p.h.Point.Doc) {
			return yesNo
		}
		return only1
	}
	r := p.known(q, past)
	var out []int32
	if r.some(q.Cmp, int64(q.K)) {
		out = append(out, 1)
	}
	if r.some(not(q.Cmp), int64(q.K)) {
		out = append(out, 0)
	}
	if len(out) == 0 {
		return []int32{0}
	}
	return out
}

// numberOf is a question for a number without what it is compared with.
func numberOf(q hook.Question) hook.Question {
	if q.Cmp != hook.CmpNone {
		q.Cmp, q.K = hook.CmpNone, 0
	}
	return q
}

// span is what is known about a number.
type span struct {
	low, high int64
	not       []int64
}

func (p *prober) known(q hook.Question, past []hook.QA) span {
	var r span
	r.low, r.high = p.bounds(q)
	base := numberOf(q)
	for _, qa := range past {
		if numberOf(qa.Q) != base || qa.Q.K == math.MinInt32 || qa.A == hook.Nil {
			continue
		}
		cmp, k := qa.Q.Cmp, int64(qa.Q.K)
		if cmp == hook.CmpNone {
			cmp, k = hook.Eq, int64(qa.A)
		} else if qa.A == 0 {
			cmp = not(cmp)
		}
		r.narrow(cmp, k)
	}
	return r
}

// narrow takes up that the number compares so with k.
func (r *span) narrow(cmp hook.Cmp, k int64) {
	switch cmp {
	case hook.Lt:
		r.high = min(r.high, k-1)
	case hook.Le:
		r.high = min(r.high, k)
	case hook.Gt:
		r.low = max(r.low, k+1)
	case hook.Ge:
		r.low = max(r.low, k)
	case hook.Eq:
		r.low, r.high = max(r.low, k), min(r.high, k)
	case hook.Ne:
		r.not = append(r.not, k)
		for slices.Contains(r.not, r.low) {
			r.low++
		}
		for slices.Contains(r.not, r.high) {
			r.high--
		}
	}
}

func (r span) may(n int64) bool { return n >= r.low && n <= r.high && !slices.Contains(r.not, n) }

// some says whether any number left compares so with k.
func (r span) some(cmp hook.Cmp, k int64) bool {
	r.not = slices.Clone(r.not)
	if cmp == hook.Eq && !r.may(k) {
		return false
	}
	r.narrow(cmp, k)
	return r.low <= r.high
}

// not is the comparison that holds where another does not.
func not(c hook.Cmp) hook.Cmp {
	return map[hook.Cmp]hook.Cmp{hook.Lt: hook.Ge, hook.Ge: hook.Lt, hook.Le: hook.Gt, hook.Gt: hook.Le, hook.Eq: hook.Ne, hook.Ne: hook.Eq}[c]
}
