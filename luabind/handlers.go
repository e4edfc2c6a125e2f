package luabind

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/rule"
	"skald/core/suggest"
)

// Asked is one handler of a point, in its place in the order.
type Asked struct {
	Place    int      `json:"place"` // from 1
	Layer    string   `json:"layer"`
	Priority int      `json:"priority"`
	Stack    string   `json:"stack"`
	Key      string   `json:"key"`
	Rule     string   `json:"rule"`
	Title    string   `json:"title"`
	Owner    string   `json:"owner"` // what it belongs to, and of whom that is asked
	Limit    string   `json:"limit"` // and what it costs
	Asks     []string `json:"asks"`  // requests that its code names
	At       string   `json:"at"`    // file:line
	Now      string   `json:"now,omitempty"`
}

// Met is a set of rules of a point that can meet, and what holds then.
type Met struct {
	Rules []string `json:"rules"`
	How   string   `json:"how"` // what the rules have in common
	Holds string   `json:"holds"`
}

// HookOrder tells which handlers a point has, in the order in which they are asked,
// and which of them meet.
type HookOrder struct {
	Point    string  `json:"point"`
	Doc      string  `json:"doc"`
	Order    string  `json:"order"` // by what they are ordered
	Meets    string  `json:"meets"` // how several answers become one
	Handlers []Asked `json:"handlers"`
	Meetings []Met   `json:"meetings"`
}

// Order of the handlers of a point, by its name with or without that of the game.
func (l *Library) Order(point string) (*HookOrder, error) {
	return l.orderOn(l.def.New(l.content, dice.NewSeeded(0, 0)), point)
}

// Order tells of the table as it stands who is asked, and who is not and why
// (repl.Session).
func (s *Session) Order(point string) (string, error) {
	s.game.Refresh()
	o, err := s.lib.orderOn(s.game, point)
	if err != nil {
		return "", err
	}
	for i, h := range s.lib.inOrder(s.game, s.lib.pointNamed(point)) {
		o.Handlers[i].Now = s.standing(h)
	}
	out := o.Point + ": " + o.Doc + "\n\n"
	if len(o.Handlers) > 0 {
		out += aligned(o.Table()) + "\n"
	}
	return out + o.Notes(), nil
}

func (l *Library) orderOn(g *play.Play, point string) (*HookOrder, error) {
	p := l.pointNamed(point)
	if p == nil {
		return nil, l.minding(noPoint(l.content, point))
	}
	o := &HookOrder{Point: p.Name, Doc: p.Doc, Order: orderOf(p, l.inOrder(g, p)), Meets: p.Meets(), Handlers: []Asked{}, Meetings: []Met{}}
	hs := l.inOrder(g, p)
	for i, h := range hs {
		o.Handlers = append(o.Handlers, l.asked(i+1, h))
	}
	for _, m := range hook.Meetings(p, hs) {
		o.Meetings = append(o.Meetings, met(&m))
	}
	return o, nil
}

// inOrder are all handlers of a point as its game orders them.
func (l *Library) inOrder(g *play.Play, p *hook.Point) []*hook.Handler {
	all := slices.Clone(l.content.Handlers)
	g.Rules.InForce(all)
	return all[p.Num]
}

// orderOf says by what the handlers of a point, given in their order, are ordered.
func orderOf(p *hook.Point, hs []*hook.Handler) string {
	if p.OrderedBy == "" || len(hs) == 0 {
		return hook.Order()
	}
	last := 0
	for _, h := range hs {
		last = max(last, h.Rule.Priority)
	}
	return fmt.Sprintf("%s; those that %s names then swap places until they stand as it lists them, and all others keep theirs: "+
		"priority = %d is asked after all of now", hook.Order(), p.OrderedBy, last+1)
}

// pointNamed is a point by its name, with or without that of the game; nil: none.
func (l *Library) pointNamed(name string) *hook.Point {
	if !strings.Contains(name, ".") {
		name = l.content.Game + "." + name
	}
	return pointByName(l.content, name)
}

// noPoint is the error of a name that no point has.
func noPoint(c *battle.Content, name string) *fault.Error {
	var known []string
	for _, p := range c.Points {
		known = append(known, p.Name)
	}
	return fault.New("E-HOOK", "there is no point %q", name).Suggest(pointHint(c.Game, name, known)).Suggest("skald list hooks")
}

// pointHint says what a point that there is not was meant to be, "" where nothing
// is near.
func pointHint(game, name string, known []string) string {
	of, _, dotted := strings.Cut(name, ".")
	if dotted && of != game && slices.ContainsFunc(rule.Games(), func(g rule.Game) bool { return g.ID == of }) {
		return fmt.Sprintf("that is a point of %s: its files lie in scripts/%s and factions/%s", of, of, of)
	}
	if now := olderHook(game, name, known); now != "" {
		return "write " + now
	}
	if other := gameOfPoint(name, game); other != "" {
		return ofGame(other)
	}
	if !dotted {
		name = game + "." + name
	}
	return suggest.Hint(name, known)
}

func (l *Library) asked(place int, h *hook.Handler) Asked {
	r := h.Rule
	a := Asked{Place: place, Layer: hook.LayerName(r.Layer), Priority: r.Priority, Stack: stackWords[r.Stack], Key: r.Key, Rule: r.ID,
		Title: r.Title.In(l.opt.Lang), Owner: l.ownerWords(h), Limit: l.boundWords(r) + spentBy(r), Asks: h.Names, At: h.Place.String()}
	if a.Asks == nil {
		a.Asks = []string{}
	}
	return a
}

// ownerWords tell what a rule belongs to, and of whom that is asked.
func (l *Library) ownerWords(h *hook.Handler) string {
	o := &h.Rule.Owner
	var out []string
	for _, x := range []struct {
		kind string
		sym  int32
	}{{"faction", o.Faction}, {"talent", o.Talent}, {"troop", o.Troop}, {"weather", o.Weather}, {"house", o.House}} {
		if x.sym != 0 {
			out = append(out, x.kind+" "+l.content.Lex.Word(x.sym))
		}
	}
	for _, it := range o.Items {
		d := l.content.Item(l.content.Lex.Word(it))
		out = append(out, d.Kind+" "+d.ID)
	}
	what := strings.Join(out, ", ")
	if reach := l.reachOf(o); reach > 0 {
		what += " within " + inches(reach) + " of a bearer"
	}
	if o.AuraOthers {
		what += ", not himself"
	}
	if o.Each >= 0 {
		what = strings.TrimPrefix(what+", each model of a filter", ", ")
	}
	return what + l.ownerRole(h, what)
}

// ownerRole is the role of whom the owner is asked, where one is.
func (l *Library) ownerRole(h *hook.Handler, what string) string {
	role := h.Point.Role
	if h.Rule.Who != hook.NSlots {
		role = h.Rule.Who
	}
	switch {
	case what == "":
		return "everybody"
	case h.Rule.Anyone:
		return " (any)"
	case slotName(role) == "-":
		return ""
	}
	return " (" + slotName(role) + ")"
}

// reachOf an aura, 0: none.
func (l *Library) reachOf(o *hook.Owner) int32 {
	if o.AuraSlot >= 0 {
		return l.content.Data.Value(o.AuraSlot).Num
	}
	return o.Aura
}

// boundWords tell how often a rule may be used and what that costs.
func (l *Library) boundWords(r *hook.Rule) string {
	var out []string
	if r.Limit != nil {
		out = append(out, l.limitWords(r.Limit))
	}
	for _, c := range r.Costs {
		out = append(out, fmt.Sprintf("costs %d %s", c.Cost, l.content.States[c.Slot].Name))
	}
	return strings.Join(out, ", ")
}

// spentBy says in the word of its declaration what uses up a limit, "" where there
// is none.
func spentBy(r *hook.Rule) string {
	switch {
	case r.Limit == nil:
		return ""
	case r.Tried:
		return ", spend tried"
	}
	return ", spend asked"
}

// limitWords tell a limit as it was declared, and for whom it counts.
func (l *Library) limitWords(m *hook.Limit) string {
	n := m.N
	if m.Data >= 0 {
		n = int(l.content.Data.Value(m.Data).Num / hook.Milli)
	}
	out := strconv.Itoa(n) + " per " + unitOfLimit(m.Unit)
	if n == 1 {
		out = "once per " + unitOfLimit(m.Unit)
	}
	switch {
	case m.Per == hook.OwnerSlot:
		return out + " for each bearer"
	case m.Per < hook.NSlots:
		return out + " for each " + slotName(m.Per)
	}
	return out
}

func met(m *hook.Meeting) Met {
	out := Met{Holds: m.Why}
	for _, h := range m.Handlers {
		if !contains(out.Rules, h.Rule.ID) {
			out.Rules = append(out.Rules, h.Rule.ID)
		}
	}
	switch m.Way {
	case hook.Replacing:
		out.How, out.Holds = "one replaces the other", "the first, where both hold"
	case hook.Protecting:
		out.How = "cancel or redirect"
	case hook.Offering:
		out.How = "offer a re-roll"
	case hook.Becoming:
		out.How = "give the value (become)"
	case hook.Stacking:
		out.How = "change the value under the key " + m.Key
		if len(out.Rules) == 1 {
			out.How += ", where several bear it"
		}
	}
	return out
}

// standing says whether a handler is asked on this table, else why not.
func (s *Session) standing(h *hook.Handler) string {
	if why := s.idle(h.Rule); why != "" {
		return why
	}
	for _, by := range h.ReplacedBy() {
		if s.idle(by) == "" {
			return "replaced by " + by.ID + " where that holds"
		}
	}
	if spent := s.spent(h.Rule); spent != "" {
		return "in force, " + spent
	}
	if o := &h.Rule.Owner; h.Rule.Anyone {
		if what := s.game.Lacks(o); what != 0 {
			return "asked, but " + s.lacking(o, what)
		}
	}
	return "in force"
}

// idle says why a rule is never asked on this table as it stands, "" where it may
// be.
func (s *Session) idle(r *hook.Rule) string {
	g, o, word := s.game, &r.Owner, s.lib.content.Lex.Word
	switch {
	case g.RuleOff(r.Num):
		return fmt.Sprintf("switched off: on %q", r.ID)
	case o.Weather != 0 && g.Get(battle.Weather) != o.Weather:
		return "the weather is not " + word(o.Weather)
	case o.House != 0 && !g.HouseOn(word(o.House)):
		return "the house rule " + word(o.House) + " is off"
	case r.Anyone: // its own code tells whose it is
		return ""
	}
	if what := g.Lacks(o); what != 0 {
		return s.lacking(o, what)
	}
	for _, it := range o.Items {
		if !s.carried(it) {
			return "nobody on the table carries " + word(it)
		}
	}
	return ""
}

// lacking says what nobody on the table is or has.
func (s *Session) lacking(o *hook.Owner, what int32) string {
	kind := "is of the faction"
	switch what {
	case o.Troop:
		kind = "is of the troop"
	case o.Talent:
		kind = "has the talent"
	}
	return "nobody on the table " + kind + " " + s.lib.content.Lex.Word(what)
}

func (s *Session) carried(item int32) bool {
	for m := range s.game.Count() {
		if s.game.Alive(m) && s.game.CarriesLike(m, item) {
			return true
		}
	}
	return false
}

// spent says for whom the limit of a rule is used up, and who cannot pay what it
// costs; "" for nobody.
func (s *Session) spent(r *hook.Rule) string {
	var out []string
	if l := r.Limit; l != nil {
		switch who := s.without(l); {
		case who == nil:
		case l.Kind == hook.Model || l.Kind == hook.Side:
			out = append(out, "used up for "+strings.Join(who, ", "))
		default:
			out = append(out, "used up")
		}
	}
	for _, l := range r.Costs {
		if who := s.without(l); who != nil {
			out = append(out, "too little "+s.game.StateName(l.Slot)+" for "+strings.Join(who, ", "))
		}
	}
	return strings.Join(out, ", ")
}

// without are the objects that a limit allows nothing any more, by name.
func (s *Session) without(l *hook.Limit) (names []string) {
	g := s.game
	switch l.Kind {
	case hook.Model:
		for m := range g.Count() {
			if g.Left(l, m) < 1 {
				names = append(names, g.Name(m))
			}
		}
	case hook.Side:
		for i := range g.Sides {
			if g.Left(l, int32(i)) < 1 {
				names = append(names, g.Sides[i].Name)
			}
		}
	default:
		if g.Left(l, 0) < 1 {
			names = append(names, "the battle")
		}
	}
	return names
}

// stacking is the way and the key of its changes, "" where they are added under
// the id of the rule.
func (a *Asked) stacking() string {
	if a.Stack == stackWords[hook.Add] && a.Key == a.Rule {
		return ""
	}
	return strings.TrimSuffix(a.Stack+" "+a.Key, " "+a.Rule)
}

// Table of the handlers for people: columns in which nothing stands are left out.
func (o *HookOrder) Table() (columns []string, rows [][]string) {
	heads := []string{"", "layer", "priority", "stacking", "rule", "title", "owner", "limit", "now", "at"}
	filled := make([]bool, len(heads))
	var all [][]string
	for _, a := range o.Handlers {
		row := []string{strconv.Itoa(a.Place), a.Layer, "", "", a.Rule, a.Title, a.Owner, a.Limit, a.Now, a.At}
		if a.Priority != 0 {
			row[2] = strconv.Itoa(a.Priority)
		}
		row[3] = a.stacking()
		for i := range row {
			filled[i] = filled[i] || row[i] != ""
		}
		all = append(all, row)
	}
	keep := func(row []string) (out []string) {
		for i := range row {
			if filled[i] {
				out = append(out, row[i])
			}
		}
		return out
	}
	for _, row := range all {
		rows = append(rows, keep(row))
	}
	return keep(heads), rows
}

// Notes tell by what the handlers are ordered and who meets whom.
func (o *HookOrder) Notes() string {
	var b strings.Builder
	if len(o.Handlers) == 0 {
		return "no rule answers here\n"
	}
	fmt.Fprintf(&b, "asked %s\n", o.Order)
	fmt.Fprintf(&b, "several answers: %s\n", o.Meets)
	for _, m := range o.Meetings {
		how := m.How
		if m.Holds != o.Meets {
			how += ": " + m.Holds
		}
		fmt.Fprintf(&b, "\n%s\n%s", how, wrapped("  ", m.Rules))
	}
	return b.String()
}
