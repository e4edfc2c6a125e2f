package luabind

import (
	"slices"
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/rule"
)

// Sheet is a faction on one page, made from the scripts that are loaded.
type Sheet struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Text       string           `json:"text"`
	Troops     []SheetTroop     `json:"troops"`
	Weapons    []SheetWeapon    `json:"weapons"`
	Gear       []SheetItem      `json:"gear"` // armour too
	Formations []SheetFormation `json:"formations"`
	Limits     []SheetLimit     `json:"limits"`
	Rules      []SheetRule      `json:"rules"`  // of the faction
	Others     []SheetRule      `json:"others"` // of its troops, weapons and gear
	Talents    []SheetItem      `json:"talents"`
	Numbers    []SheetNumber    `json:"numbers"`
	Odds       []SheetOdds      `json:"odds"`
}

// SheetPrice is what a thing costs some troop; "" is any other. Gold.
type SheetPrice struct {
	Troop string  `json:"troop,omitempty"`
	Gold  float64 `json:"gold"`
	Guess bool    `json:"placeholder,omitempty"`
}

// SheetItem is a thing that can be had.
type SheetItem struct {
	ID     string       `json:"id"`
	Title  string       `json:"title"`
	Text   string       `json:"text,omitempty"`
	Prices []SheetPrice `json:"prices"`
}

// Guesses names the numbers of a row that are placeholders, as in its JSON.
type Guesses []string

// Has says whether a number is a placeholder.
func (g Guesses) Has(name string) bool { return slices.Contains(g, name) }

// SheetTroop is a troop with its profile.
type SheetTroop struct {
	SheetItem
	HP      float64       `json:"hp"`
	Attacks float64       `json:"attacks"`
	Guesses Guesses       `json:"placeholders,omitempty"`
	Values  []SheetNumber `json:"values,omitempty"` // in a game other than Pillage: what it has under data
}

// SheetWeapon is a weapon with its row: what it needs against UA, SA, FA.
type SheetWeapon struct {
	SheetItem
	ToHit   [3]float64    `json:"to_hit,omitzero"`
	Hands   float64       `json:"hands,omitempty"`
	Save    float64       `json:"save,omitempty"`  // what it adds to the save of who is hit
	Range   float64       `json:"range,omitempty"` // inches
	Shots   *[3]float64   `json:"shots,omitempty"` // of who stands, has moved half, or more
	Guesses Guesses       `json:"placeholders,omitempty"`
	Values  []SheetNumber `json:"values,omitempty"` // in a game other than Pillage: what it has under data
}

// SheetFormation is a formation that the faction may form.
type SheetFormation struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Text    string   `json:"text,omitempty"`
	Needs   []string `json:"needs"` // titles of what each member carries
	Min     float64  `json:"min"`   // models
	Move    float64  `json:"move"`  // inches
	Save    float64  `json:"save"`  // to saves from the front
	Second  float64  `json:"save_with_second_rank"`
	Guesses Guesses  `json:"placeholders,omitempty"`
}

// SheetLimit is a limit of a band that this faction has in place of the usual:
// a number, or "any".
type SheetLimit struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Rule  string `json:"rule,omitempty"`
	Text  string `json:"text,omitempty"` // of the rule, where it is nothing but this limit
	Guess bool   `json:"placeholder,omitempty"`
}

// SheetRule is a rule: of the faction, or of a thing that it may have.
type SheetRule struct {
	ID       string `json:"id"`
	Of       string `json:"of,omitempty"` // id of the thing
	OfTitle  string `json:"of_title,omitempty"`
	Title    string `json:"title"`
	Text     string `json:"text"`
	Times    int    `json:"times,omitempty"` // how often at most in a Unit; 0: any
	Unit     string `json:"unit,omitempty"`  // "turn"
	Optional bool   `json:"optional,omitempty"`
}

// SheetNumber is a number or a word of the faction that its rules read.
type SheetNumber struct {
	Key    string `json:"key"`
	Value  string `json:"value"`
	Source string `json:"source,omitempty"`
	Guess  bool   `json:"placeholder,omitempty"`
}

// Sheet of a faction.
func (l *Library) Sheet(id string) (*Sheet, error) {
	d := l.content.Get("faction", id)
	if d == nil && len(l.content.IDs("faction")) == 0 {
		return nil, fault.New("E-ARG", "this game has no factions: there is nothing to put on a sheet").Suggest("skald list troops --game " + l.opt.Game)
	}
	if d == nil {
		return nil, l.content.Unknown("faction", id)
	}
	s := &Sheet{ID: id, Title: d.Title.In(l.opt.Lang), Text: d.Text.In(l.opt.Lang),
		Troops: []SheetTroop{}, Weapons: []SheetWeapon{}, Gear: []SheetItem{}, Formations: []SheetFormation{}, Limits: []SheetLimit{},
		Rules: []SheetRule{}, Others: []SheetRule{}, Talents: []SheetItem{}, Numbers: []SheetNumber{}, Odds: []SheetOdds{}}
	v := l.content.Data.Values()
	for _, thing := range l.priced(d) {
		l.sell(s, v, thing)
	}
	for _, f := range d.Fields.Field("limits").Fields {
		x := SheetLimit{Name: f.Name, Value: strings.Trim(plainValue(f.Value), `"`), Rule: f.Value.Origin.Rule, Guess: f.Value.Origin.Placeholder}
		if x.Rule != "" && l.content.Rule(x.Rule) == nil { // else it stands among the rules
			x.Text = l.sentence(x.Rule, nil)
		}
		s.Limits = append(s.Limits, x)
	}
	l.sheetRules(s, d.Sym)
	for _, t := range l.content.IDs("talent") {
		td := l.content.Get("talent", t)
		if pillage.AllowedFaction(v, "talents."+t+".factions", id) {
			price := v.Get("talents." + t + ".price")
			s.Talents = append(s.Talents, SheetItem{t, td.Title.In(l.opt.Lang), l.talentText(td), []SheetPrice{goldOf("", price)}})
		}
	}
	l.sheetNumbers(s)
	if !l.writtenOut() { // no prices, and odds of its own
		return s, nil
	}
	return s, l.ask(s)
}

// priced lists what a faction has a price for: in the order of its declaration,
// then what tables of mods add.
func (l *Library) priced(d *battle.Decl) []string {
	var out []string
	for _, f := range d.Fields.Field("prices").Fields {
		out = append(out, f.Name)
	}
	for _, x := range l.under(battle.Prefix("faction", d.ID) + ".prices.") {
		if id, _, _ := strings.Cut(x.Name, "."); !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// valuesOf a thing are what it has under data, in a game other than Pillage.
func (l *Library) valuesOf(kind, id string) []SheetNumber {
	if l.writtenOut() {
		return nil
	}
	var out []SheetNumber
	for _, f := range l.dataFields(kind, l.content.IDs(kind)) {
		if i := l.content.Data.Slot(battle.Prefix(kind, id) + "." + f.name); i >= 0 {
			x := l.content.Data.Value(i)
			out = append(out, SheetNumber{f.name, strings.Trim(plainValue(x), `"`), x.Origin.Source, x.Origin.Placeholder})
		}
	}
	return out
}

// sell puts a thing of the price list on the sheet.
func (l *Library) sell(s *Sheet, v *battle.Values, id string) {
	it := SheetItem{ID: id, Prices: l.pricesOf("factions."+s.ID+".prices."+id, v)}
	for _, kind := range []string{"troop", "weapon", "armour", "gear"} {
		d := l.content.Get(kind, id)
		if d == nil {
			continue
		}
		it.Title, it.Text = d.Title.In(l.opt.Lang), d.Text.In(l.opt.Lang)
		n := reading{v: v, key: battle.Prefix(kind, id) + "."}
		switch kind {
		case "troop":
			t := SheetTroop{SheetItem: it, HP: n.get("hp", "hp"), Attacks: n.get("attacks", "attacks")}
			t.Guesses, t.Values = n.guesses, l.valuesOf(kind, id)
			s.Troops = append(s.Troops, t)
		case "weapon":
			w := SheetWeapon{SheetItem: it, Hands: n.get("hands", "hands"), Save: n.get("save", "save_mod"), Range: n.get("range", "range")}
			for i, class := range battle.ClassNames {
				w.ToHit[i] = n.get("to_hit", "to_hit."+class)
			}
			shots := [3]float64{n.get("shots", "shots.still"), n.get("shots", "shots.half"), n.get("shots", "shots.more")}
			if shots != [3]float64{} {
				w.Shots = &shots
			}
			w.Guesses, w.Values = n.guesses, l.valuesOf(kind, id)
			s.Weapons = append(s.Weapons, w)
		default:
			s.Gear = append(s.Gear, it)
		}
		return
	}
}

// reading reads the numbers of one thing, and notes which are placeholders.
type reading struct {
	v       *battle.Values
	key     string // "rules.weapon.bow."
	guesses Guesses
}

// get a number of the data; name is what the sheet calls it.
func (r *reading) get(name, field string) float64 {
	x := r.v.Get(r.key + field)
	if x.Origin.Placeholder && !r.guesses.Has(name) {
		r.guesses = append(r.guesses, name)
	}
	return units(x.Num)
}

// pricesOf a thing: for all, or by troop.
func (l *Library) pricesOf(key string, v *battle.Values) []SheetPrice {
	if p := v.Get(key); p.Kind == battle.Num {
		return []SheetPrice{goldOf("", p)}
	}
	out := []SheetPrice{}
	for _, t := range append([]string{"default"}, l.content.IDs("troop")...) {
		if p := v.Get(key + "." + t); p.Kind == battle.Num {
			out = append(out, goldOf(strings.TrimPrefix(t, "default"), p))
		}
	}
	return out
}

func goldOf(troop string, p battle.Value) SheetPrice {
	return SheetPrice{troop, units(p.Num), p.Origin.Placeholder}
}

// sheetRules are the rules of the faction, then those of what it may have, thing
// by thing. What a rule of the faction replaces is left out.
func (l *Library) sheetRules(s *Sheet, faction int32) {
	var replaced []string
	for _, r := range l.content.Rules {
		if r.Owner.Faction == faction {
			s.Rules, replaced = append(s.Rules, l.sheetRule(r)), append(replaced, r.Replaces...)
		}
	}
	for _, d := range l.onSheet(s) {
		for _, r := range l.content.Rules {
			o := r.Owner
			own := d.Sym == o.Troop || o.Troop == 0 && containsSym(o.Items, d.Sym)
			if own && o.Faction == 0 && o.Talent == 0 && o.Weather == 0 && o.House == 0 && !slices.Contains(replaced, r.ID) {
				x := l.sheetRule(r)
				x.Of, x.OfTitle = d.ID, d.Title.In(l.opt.Lang)
				s.Others = append(s.Others, x)
			}
		}
	}
}

// onSheet is all that the faction may have, with what gear brings.
func (l *Library) onSheet(s *Sheet) []*battle.Decl {
	var out []*battle.Decl
	for _, x := range s.Troops {
		out = append(out, l.content.Get("troop", x.ID))
	}
	for _, x := range s.Weapons {
		out = append(out, l.content.Get("weapon", x.ID))
	}
	for _, x := range s.Gear {
		d := l.content.Item(x.ID)
		out = append(out, d)
		if brought := l.content.Get("troop", d.Fields.Field("brings").Str); brought != nil {
			out = append(out, brought)
		}
	}
	return out
}

// sheetRule tells a rule: its sentence, how often it runs, whether its player may
// decline.
func (l *Library) sheetRule(r *hook.Rule) SheetRule {
	out := SheetRule{ID: r.ID, Title: r.Title.In(l.opt.Lang), Text: l.sentence(r.ID, r), Optional: r.Optional}
	if r.Limit != nil {
		out.Times, out.Unit = r.Limit.N, unitOfLimit(r.Limit.Unit)
	}
	return out
}

// talentText is what a talent does: the sentences of its rules in the catalogue,
// which give the numbers, else its own text.
func (l *Library) talentText(d *battle.Decl) string {
	var out []string
	for _, r := range l.content.Rules {
		if _, known := rule.Get(r.ID); known && r.Owner.Talent == d.Sym {
			out = append(out, l.sentence(r.ID, r))
		}
	}
	if out == nil {
		return d.Text.In(l.opt.Lang)
	}
	return strings.Join(out, " ")
}

// sheetNumbers are the data of the faction but for its prices and limits: numbers,
// and how what the book leaves open is read. The
// elements of a list, which are keys of their own, stand in one row.
func (l *Library) sheetNumbers(s *Sheet) {
	prefix := battle.Prefix("faction", s.ID) + "."
	for _, k := range l.content.Data.Keys() {
		if !strings.HasPrefix(k, prefix) || strings.HasPrefix(k, prefix+"prices.") || strings.HasPrefix(k, prefix+"limits.") {
			continue
		}
		v := l.content.Data.Value(l.content.Data.Slot(k))
		value := strings.Trim(plainValue(v), `"`)
		key, dot := k, strings.LastIndexByte(k, '.')
		if _, err := strconv.Atoi(k[dot+1:]); err == nil {
			key = k[:dot]
		}
		if n := len(s.Numbers); n > 0 && s.Numbers[n-1].Key == key {
			s.Numbers[n-1].Value += ", " + value
			continue
		}
		s.Numbers = append(s.Numbers, SheetNumber{key, value, v.Origin.Source, v.Origin.Placeholder})
	}
}

func plainValue(v battle.Value) string {
	v.Origin = battle.Origin{}
	return showValue(v)
}

// unitOfLimit is the word for a unit in scripts.
func unitOfLimit(u hook.Unit) string {
	for _, w := range unitWords {
		if x, ok := unitOf(w); ok && x == u {
			return w
		}
	}
	return ""
}
