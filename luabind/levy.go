package luabind

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Whole bands: lists of models, and bands drawn at random.

// bandOptions are the keys of a band beside the models of its list.
var bandOptions = []string{"name", "with", "neutral", "budget", "faction"}

// MaxGold that a band may cost.
const MaxGold = 1_000_000

// doBand adds a band, with the models of its list if there is one.
func (s *Session) doBand(L *lua.LState) int {
	o, n := s.user.vm.L().CreateTable(0, 0), 1
	if t, ok := L.Get(1).(*lua.LTable); ok {
		o = t
	} else if n = 2; L.Get(2) != lua.LNil {
		if o, ok = L.Get(2).(*lua.LTable); !ok {
			vm.Throw(L, fault.New("E-ARG", "band takes options and models in a table, not %s", describe(L.Get(2))))
		}
	}
	info := s.bandInfo(L, "band", o)
	if n == 2 {
		s.factionOf(L, L.Get(1), "band", &info)
	}
	kits := s.bandList(L, o)
	return s.raised(L, kits != nil, deed{verb: "band", more: fmt.Sprint(info, kits)}, func(g *play.Play) (int32, error) { return g.RaiseBand(info, kits) })
}

// bandFile sets up the band whose table a file returned.
func (s *Session) bandFile(path string, list *lua.LTable, tell func(path string, band lua.LValue) error) error {
	fn, ok := s.user.vm.Get("band").(*lua.LFunction)
	if !ok {
		return fault.New("E-ARG", "%s returns a table, and band is no function any more", path)
	}
	res, err := s.user.vm.Call(fn, LoadBudget, 1, list)
	if err != nil {
		return err
	}
	return tell(path, res[0])
}

// tellBand calls a band by the name of its file where that is a free word, and
// musters it: raiders.lua gives raiders.
func (s *Session) tellBand(path string, band lua.LValue) error {
	id, _ := viewOf(band).path.IsConst()
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	said := s.bandCard(id, true)
	if s.lib.writtenOut() {
		mu, err := s.judge(id, 0)
		if err != nil {
			return err
		}
		said = musterText(s.game, id, mu)
	}
	if identifier.MatchString(name) && s.user.vm.Get(name) == lua.LNil {
		s.user.vm.Set(name, band)
		if s.input != nil {
			s.input.called = name
		}
		said = name + " is " + said
	}
	s.out.WriteString(said + "\n")
	return nil
}

// LoadBands runs a file that sets up bands, or returns one, and says what it
// printed.
func (s *Session) LoadBands(path string) (string, error) {
	s.out.Reset()
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fault.New("E-FILE", "%s cannot be read", path).Because(err)
	}
	return s.loadText(path, string(text), func(string, lua.LValue) error { return nil })
}

var identifier = regexp.MustCompile(`^[a-z_][a-z_0-9]*$`)

// doRandomBand adds a band that is drawn at random.
func (s *Session) doRandomBand(L *lua.LState) int {
	o := s.opts(L, 2, "random_band", "name", "with", "budget")
	info := s.bandInfo(L, "random_band", o)
	s.factionOf(L, L.Get(1), "random_band", &info)
	return s.raised(L, true, deed{verb: "random_band", more: fmt.Sprint(info)}, func(g *play.Play) (int32, error) { return pil(g).DraftBand(info, info.Budget) })
}

// raised carries out an order that adds a band, and returns the band and, where
// it came with them, its models.
func (s *Session) raised(L *lua.LState, models bool, d deed, do func(g *play.Play) (int32, error)) int {
	r := s.order(L, d, moveKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m, err = do(g)
		return err
	}))
	id := r.get(L, d.verb, 0, false, func(o *outcome, _ dice.Source) answer { return modelled(o.m) }).id()
	L.Push(s.user.view(hook.ConstPath(id), hook.Band, 0))
	if !models {
		return 1
	}
	list := s.fact(L, deed{verb: "models of a band", a: id}, func(g *play.Play) (answer, error) {
		var out []int32
		for m := range g.Count() {
			if g.Models[m].Band == id {
				out = append(out, m)
			}
		}
		return listed(out), nil
	}).ints()
	t := s.user.vm.L().CreateTable(len(list), 0)
	for _, m := range list {
		t.Append(s.user.view(hook.ConstPath(int32(m)), hook.Model, 0))
	}
	L.Push(t)
	return 2
}

// noBandOption is the nearest right thing to an option that a band does not have.
func noBandOption(k string) string {
	if k == "talents" {
		return `its chief has them: band:add("chief", { talents = { "thegn" } })`
	}
	return suggest.OneOf(k, bandOptions)
}

// bandInfo reads the options of a band.
func (s *Session) bandInfo(L *lua.LState, what string, o *lua.LTable) battle.SideInfo {
	_, names := fieldsOf(o)
	for _, k := range names {
		if !contains(bandOptions, k) {
			vm.Throw(L, fault.New("E-FIELD", "%s has no option %q", what, k).Suggest(noBandOption(k)))
		}
	}
	info := battle.SideInfo{Neutral: o.RawGetString("neutral") == lua.LTrue}
	if with := o.RawGetString("with"); with != lua.LNil {
		info.With = s.sideOf(L, with, what+": with") + 1
	}
	s.factionOf(L, o.RawGetString("faction"), what, &info)
	if n := o.RawGetString("name"); n != lua.LNil {
		info.Name = s.nameArg(L, n)
	}
	if n := o.RawGetString("budget"); n != lua.LNil {
		info.Budget = s.user.between(L, n, "budget", 1, MaxGold) * hook.Milli
	}
	return info
}

// factionOf reads the id of a faction, nil for none.
func (s *Session) factionOf(L *lua.LState, v lua.LValue, what string, info *battle.SideInfo) {
	if v == lua.LNil {
		return
	}
	id := s.user.word(L, v, what)
	f := s.lib.content.Get("faction", id)
	if f == nil {
		vm.Throw(L, s.lib.content.Unknown("faction", id))
	}
	info.Faction = f.Sym
	if info.Name == "" {
		info.Name = f.Title.En
	}
}

// entryOf a list of a band is a table; a troop alone stands for { "warrior" }.
func (s *Session) entryOf(o *lua.LTable, i int) (*lua.LTable, bool) {
	if _, ok := o.RawGetInt(i).(lua.LString); ok {
		t := s.user.vm.L().CreateTable(1, 0)
		t.Append(o.RawGetInt(i))
		return t, true
	}
	t, ok := o.RawGetInt(i).(*lua.LTable)
	return t, ok
}

// bandList reads the models of a band: "warrior" or { "warrior", count = 3,
// shield = true } each. nil: it has no list.
func (s *Session) bandList(L *lua.LState, o *lua.LTable) []play.Kit {
	s.knownWords(L, o)
	var kits []play.Kit
	for i := 1; i <= o.Len(); i++ {
		t, ok := s.entryOf(o, i)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "entry %d of the band is %s, and a model of a list is \"warrior\" or { \"warrior\", weapon = \"spear\" }", i, describe(o.RawGetInt(i))))
		}
		kits = append(kits, s.bandEntry(L, i, t)...)
		s.room(L, len(kits))
	}
	return kits
}

// knownWords refuses a list that names what there is not, all of it at once.
func (s *Session) knownWords(L *lua.LState, o *lua.LTable) {
	var bad []string
	for i := 1; i <= o.Len(); i++ {
		t, ok := s.entryOf(o, i)
		if !ok {
			continue
		}
		for _, e := range s.unknownWords(t) {
			bad = append(bad, fmt.Sprintf("entry %d: %s", i, e))
		}
	}
	if len(bad) > 0 {
		vm.Throw(L, fault.New("E-ID", "the list of the band: %s", strings.Join(bad, "; ")))
	}
}

// unknownWords of one entry: its troop, weapons, talents and other things.
func (s *Session) unknownWords(t *lua.LTable) (bad []string) {
	c := s.lib.content
	check := func(kind, id string, known []string) {
		if !contains(known, id) {
			text := fmt.Sprintf("there is no %s %q", kind, id)
			if hint := suggest.Hint(id, known); hint != "" {
				text += " (" + hint + ")"
			}
			bad = append(bad, text)
		}
	}
	if troop, ok := t.RawGetInt(1).(lua.LString); ok && !contains(c.IDs("troop"), string(troop)) && contains(c.IDs("faction"), string(troop)) {
		bad = append(bad, fmt.Sprintf("%q is a faction and comes before the list: band(%q, { ... })", string(troop), string(troop)))
	} else if ok {
		check("troop", string(troop), c.IDs("troop"))
	}
	_, names := fieldsOf(t)
	slices.Sort(names)
	for _, k := range names {
		switch list, _ := words(t.RawGetString(k)); k {
		case "weapon", "talents":
			for _, id := range list {
				check(strings.TrimSuffix(k, "s"), id, c.IDs(strings.TrimSuffix(k, "s")))
			}
		case "faction":
			for _, id := range list {
				check(k, id, c.IDs(k))
			}
		default:
			if known := slices.Concat([]string{"count"}, kitKeys, argNames(s.lib.def.Kit), c.Items); !contains(known, k) {
				check("key or item", k, known)
			}
		}
	}
	return bad
}

// bandEntry reads one line of a list.
func (s *Session) bandEntry(L *lua.LState, i int, t *lua.LTable) []play.Kit {
	troop, ok := t.RawGetInt(1).(lua.LString)
	if !ok || t.Len() != 1 {
		vm.Throw(L, fault.New("E-ARG", "entry %d of the band names its troop first: { \"warrior\", weapon = \"spear\" }", i))
	}
	if s.lib.content.Get("troop", string(troop)) == nil {
		vm.Throw(L, s.lib.content.Unknown("troop", string(troop)))
	}
	n, own := int32(1), s.user.vm.L().CreateTable(0, 0)
	_, names := fieldsOf(t)
	for _, k := range names {
		switch v := t.RawGetString(k); k {
		case "count":
			n = s.user.between(L, v, "count", 1, 200)
		case "touch", "bearing":
			vm.Throw(L, fault.New("E-FIELD", "entry %d of the band: %s is for band:add", i, k).Suggest("at = { x, y }, or leave it out: there is room in the zone"))
		default:
			own.RawSetString(k, v)
		}
	}
	k, keys := s.kitOf(L, string(troop), own)
	if k.Waits = s.waits(keys); keys["at"] != nil {
		s.onTable(L, k.X, k.Y)
		if n > 1 {
			vm.Throw(L, fault.New("E-ARG", "entry %d of the band sets %d models on one place", i, n).Suggest("leave at out, or an entry for each"))
		}
	}
	kits := make([]play.Kit, n)
	for i := range kits {
		if kits[i] = k; k.Name != "" && n > 1 {
			kits[i].Name = k.Name + " " + itoa(i+1)
		}
	}
	return kits
}

// judge musters a band and leaves the table as it is.
func (s *Session) judge(band, budget int32) (mu pillage.Musters, err error) {
	if !s.lib.writtenOut() {
		return mu, fault.New("E-ARG", "nothing is mustered in this game: its bands have no prices").Suggest("show what stands there by its name, such as red")
	}
	err = s.game.Look(func() error {
		mu = pil(s.game).Muster(band, budget)
		return nil
	})
	return mu, err
}

// musterText says in a line what a band costs and whether it may be fielded, and
// below it why not.
func musterText(g *play.Play, band int32, mu pillage.Musters) string {
	may := "may be fielded"
	if len(mu.Refusals) > 0 {
		may = "may not be fielded"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s of %s gold, %s", g.Sides[band].Name, short(mu.Cost), short(mu.Budget), may)
	wide := 0
	for _, r := range mu.Refusals {
		wide = max(wide, len(r.Rule))
	}
	for _, r := range mu.Refusals {
		fmt.Fprintf(&b, "\n  %-*s  %s", wide, r.Rule, r.Text)
	}
	return b.String()
}

// Roster is a band with its prices, for the command muster.
type Roster struct {
	Name     string       `json:"name"`
	Faction  string       `json:"faction,omitempty"`
	Cost     float64      `json:"cost"`   // gold
	Budget   float64      `json:"budget"` // gold
	OK       bool         `json:"ok"`
	Models   []RosterLine `json:"models"`
	Refusals []Refused    `json:"refusals"`
	Text     string       `json:"-"` // the verdict, and why not
}

// RosterLine is so many equal models.
type RosterLine struct {
	Count int      `json:"count"`
	Name  string   `json:"name"` // of the first
	Troop string   `json:"troop"`
	Has   []string `json:"has"`  // weapons, armour, gear, talents
	Each  float64  `json:"each"` // gold
}

// Refused is one reason why a band may not be fielded.
type Refused struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

// Rosters musters every band on the table: budget in gold, 0 for its own.
func (s *Session) Rosters(budget int) ([]Roster, error) {
	out := []Roster{}
	for band := range int32(len(s.game.Sides)) {
		mu, err := s.judge(band, int32(budget)*hook.Milli)
		if err != nil {
			return nil, err
		}
		r := Roster{Name: s.game.Sides[band].Name, Cost: units(mu.Cost), Budget: units(mu.Budget), OK: len(mu.Refusals) == 0,
			Text: musterText(s.game, band, mu), Refusals: []Refused{}}
		if f := s.game.Sides[band].Faction; f > 0 {
			r.Faction = s.game.C.Lex.Word(f)
		}
		for _, x := range mu.Refusals {
			r.Refusals = append(r.Refusals, Refused(x))
		}
		for _, p := range mu.Prices {
			r.add(s.rosterLine(p))
		}
		out = append(out, r)
	}
	return out, nil
}

// add a model; one like the last is counted with it.
func (r *Roster) add(l RosterLine) {
	if n := len(r.Models); n > 0 {
		last := &r.Models[n-1]
		if last.Troop == l.Troop && last.Each == l.Each && slices.Equal(last.Has, l.Has) {
			last.Count++
			return
		}
	}
	r.Models = append(r.Models, l)
}

// rosterLine tells one model.
func (s *Session) rosterLine(p pillage.Price) RosterLine {
	g := s.game
	m := &g.Models[p.Model]
	l := RosterLine{Count: 1, Name: m.Name, Troop: g.C.Lex.Word(m.Troop), Has: []string{}, Each: units(p.Cost)}
	for bit := range g.Items(p.Model) {
		l.Has = append(l.Has, g.C.Items[bit])
	}
	for _, t := range m.Talents {
		l.Has = append(l.Has, g.C.Lex.Word(t))
	}
	return l
}

func units(n int32) float64 { return float64(n) / hook.Milli }
