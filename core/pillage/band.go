package pillage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// Refusal is one reason why a band may not be fielded.
type Refusal struct{ Rule, Text string }

// Price of a model with all that it has.
type Price struct {
	Model int32
	Cost  int32 // gold, thousandths
}

// Musters is what became of a band list.
type Musters struct {
	Cost     int32 // gold, thousandths
	Budget   int32 // what it may cost
	Prices   []Price
	Refusals []Refusal
}

func itoa(n int) string { return strconv.Itoa(n) }

// muster is a band under judgement.
type muster struct {
	g       *Game
	band    int32
	faction string
	models  []int32
	limits  []int32
	setBy   map[string]string // rules that set limits
	out     Musters
	foreign int32
}

// Muster judges a band as it stands (PIL-BAND): models and their gear one by
// one, then the limits of its faction, then whatever rules refuse.
func (g *Game) Muster(band int32, budget int32) Musters {
	mu := &muster{g: g, band: band, faction: g.C.Lex.Word(max(g.Sides[band].Faction, 0))}
	for m := range g.Count() {
		if g.Models[m].Band == band {
			mu.models = append(mu.models, m)
		}
	}
	mu.readLimits()
	for _, m := range mu.models {
		mu.model(m)
	}
	mu.counts()
	mu.talents()
	if budget == 0 {
		budget = g.Sides[band].Budget
	}
	if budget == 0 {
		budget = g.Values.Num("rules.band.budget", 400000)
	}
	mu.out.Budget = budget
	if mu.out.Cost > budget { // PIL-BAND-01
		mu.refuse("PIL-BAND-01", "costs %s gold, at most %s", gold(mu.out.Cost), gold(budget))
	}
	mu.asked()
	return mu.out
}

func gold(n int32) string { return fmt.Sprintf("%g", float64(n)/hook.Milli) }

func (mu *muster) refuse(rule, format string, args ...any) {
	mu.out.Refusals = append(mu.out.Refusals, Refusal{rule, fmt.Sprintf(format, args...)})
}

const noLimit = int32(1 << 30)

// readLimits takes the general limits, those of the faction over them, and lets
// rules change them. "any" lifts one.
func (mu *muster) readLimits() {
	g := mu.g
	rec := make([]int32, len(limitKeys))
	for i, k := range limitKeys {
		v, _ := mu.limit(k)
		rec[i] = v.Num / hook.Milli
		if v.Kind == battle.Str {
			rec[i] = noLimit
		}
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.BandSlot], ev.F[hook.SideSlot] = mu.band, g.Home(mu.band)
	ev.SetRecord(rec...)
	g.R.Records(ev, g.Points[pModifyBandLimits])
	mu.limits, mu.setBy = append([]int32(nil), ev.Record()...), map[string]string{}
	for i, k := range limitKeys {
		if r := ev.SetBy(i); r != nil {
			mu.setBy[k] = r.ID
		}
	}
}

// limit of a name and the rule that a refusal by it names: that of the faction,
// where its limit names none the general one.
func (mu *muster) limit(name string) (battle.Value, string) {
	all := mu.g.Values.Get("rules.band.limits." + name)
	v := mu.g.Values.Get("factions." + mu.faction + ".limits." + name)
	if v.Kind == battle.Absent {
		v = all
	}
	return v, orElse(v.Origin.Rule, all.Origin.Rule)
}

// model judges one model: its gear, its price.
func (mu *muster) model(m int32) {
	g := mu.g
	d := g.troop(m)
	cost := int32(0)
	if g.IsM(m, battle.PackOf, 0) { // what came with gear is paid with it
		cost = mu.price(m, d, "")
	}
	for bit := range g.Items(m) {
		item := g.C.Item(g.C.Items[bit])
		cost += mu.price(m, item, d.ID) * int32(mu.ofItem(m, bit))
		mu.mayHave(m, item, g.num().weapons[item.Sym])
		mu.fits(m, item.ID, item)
	}
	mu.meleeWeapons(m, d)
	mu.fits(m, d.ID, d)
	mu.sideArms(m)
	mu.handsOf(m)
	if len(g.Models[m].Talents) > 0 && d.ID != "chief" {
		mu.refuse("PIL-TROOP-03", "%s is no chief: only chiefs have talents", g.Name(m))
	}
	for _, t := range g.Models[m].Talents {
		td := g.C.Get("talent", g.C.Lex.Word(t))
		cost += g.Values.Num("talents."+td.ID+".price", 0)
		if !AllowedFaction(g.Values, "talents."+td.ID+".factions", mu.faction) {
			mu.refuse("PIL-BAND-02", "%s: the talent %s is not for %s", g.Name(m), td.ID, orElse(mu.faction, "a band without a faction"))
		}
	}
	mu.out.Cost += cost
	mu.out.Prices = append(mu.out.Prices, Price{m, cost})
	if g.Models[m].Faction != g.Sides[mu.band].Faction {
		mu.foreign += cost
	}
}

// meleeWeapons checks how many a model has (PIL-GEN-10).
func (mu *muster) meleeWeapons(m int32, d *battle.Decl) {
	g := mu.g
	most := int32(g.troopOf(m).melee)
	if most < 0 {
		return
	}
	n := int32(0)
	for bit := range g.Items(m) {
		if w := g.num().byBit[bit]; w != nil && w.Melee && w != g.num().unarmed {
			n++
		}
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.BandSlot], ev.F[hook.SideSlot] = m, mu.band, g.M(m, battle.SideOf)
	if most = g.R.Modify(ev, g.Points[pModifyMeleeWeapons], most); n > most {
		mu.refuse(orElse(d.Fields.Field("melee_weapons").Origin.Rule, "PIL-GEN-10"), "%s has %d melee weapons, at most %d", g.Name(m), n, most)
	}
}

// ofItem is how many of an item a model has for the lists: a second one where a
// rule lets it have two; else it counts as having just one (PIL-WEAPON-10).
func (mu *muster) ofItem(m int32, bit int) int {
	g := mu.g
	if n := g.CountOf(m, bit); n > 1 && g.mayHave(m, g.C.Item(g.C.Items[bit]), mu.band, false) {
		return n
	}
	return 1
}

// fits checks the needs and bans of a troop or an item against the gear.
func (mu *muster) fits(m int32, what string, d *battle.Decl) {
	g := mu.g
	needs, bans := d.Fields.Field("needs"), d.Fields.Field("bans")
	mu.alone(m, what, d)
	for _, n := range needs.Words() {
		has := g.carries(m, n, what)
		if item := g.C.Item(n); item != nil { // a shield is of the kind armour, and no armour
			has = g.Has(m, item.Sym)
		}
		if !has {
			mu.refuse(orElse(needs.Origin.Rule, "PIL-BAND-02"), "%s: %s needs %s", g.Name(m), what, n)
		}
	}
	for _, n := range bans.Words() {
		if g.carries(m, n, what) {
			mu.refuse(orElse(bans.Origin.Rule, "PIL-BAND-02"), "%s: %s may not have %s", g.Name(m), what, n)
		}
	}
}

// alone refuses what a gear that names its company leaves no room for
// (PIL-GEAR-11).
func (mu *muster) alone(m int32, what string, d *battle.Decl) {
	g, with := mu.g, d.Fields.Field("with")
	if d.Kind != "gear" || with.Kind == battle.Absent {
		return
	}
	for bit := range g.Items(m) {
		if id := g.C.Items[bit]; id != what && !slices.Contains(with.Words(), id) {
			mu.refuse(orElse(with.Origin.Rule, "PIL-BAND-02"), "%s: %s goes with %s, not with %s", g.Name(m), what, strings.Join(with.Words(), ", "), id)
		}
	}
}

// handsOf refuses a weapon that leaves no hand for the standard or horn of its
// bearer, which are always in use (PIL-GEAR-03, PIL-GEAR-08).
func (mu *muster) handsOf(m int32) {
	g := mu.g
	for gear := range g.Items(m) {
		if g.num().gearHands[gear] == 0 {
			continue
		}
		for bit := range g.Items(m) {
			if w := g.num().byBit[bit]; w != nil && g.row(m, w).Hands*mu.ofItem(m, bit) > 2-g.gearHands(m) {
				d := g.C.Item(g.C.Items[gear])
				mu.refuse(orElse(d.Fields.Field("hands").Origin.Rule, "PIL-BAND-02"), "%s has no hands for %s beside the %s", g.Name(m), w.ID, d.ID)
			}
		}
	}
}

// sideArms refuses what a shooter may not have in the hand, where the tables
// limit it (GAP-SHOOTER-MELEE).
func (mu *muster) sideArms(m int32) {
	g := mu.g
	most := g.Values.Word("rules.band.shooter_melee", "any")
	if most == "any" || !g.carries(m, "ranged", "") {
		return
	}
	for bit := range g.Items(m) {
		w := g.num().byBit[bit]
		if w == nil || !w.Melee || w == g.num().unarmed || w.ID == most || most == "one_handed" && w.Hands < 2 {
			continue
		}
		mu.refuse("PIL-SHOOT-17", "%s is a shooter: no %s beside what he shoots with", g.Name(m), w.ID)
	}
}

// carries an item, or any of a kind, other than `but`.
func (g *Game) carries(m int32, n, but string) bool {
	for bit := range g.Items(m) {
		d := g.C.Item(g.C.Items[bit])
		if d.ID != but && (d.ID == n || d.Kind == n || d.Fields.Field("kind").Str == n) {
			return true
		}
	}
	return false
}

// isOf says whether an item is meant by a word of a list: its id, that of one
// like it, or a kind.
func (g *Game) isOf(it *battle.Decl, word string) bool {
	return g.IsItem(it.Sym, g.C.Lex.Sym(word)) || it.Kind == word || it.Fields.Field("kind").Str == word
}

// mayHave asks whether riders may use the weapon (PIL-CAV-07), and who may carry
// a torch (PIL-TORCH-01).
func (mu *muster) mayHave(m int32, item *battle.Decl, w *Weapon) {
	g := mu.g
	allowed := w == nil || !w.RiderBan || !g.Mounted(m)
	if !g.mayHave(m, item, mu.band, allowed) {
		ban := ""
		if !allowed {
			ban = item.Fields.Field("mounted").Field("allowed").Origin.Rule
		}
		mu.refuse(orElse(ban, "PIL-BAND-02"), "%s may not have %s", g.Name(m), item.ID)
	}
	if item.ID == "torch" && !g.usesTorch(m) {
		mu.refuse("PIL-TORCH-01", "%s rides and may not carry a torch", g.Name(m))
	}
}

// mayHave asks the rules whether a model of a band may have an item, which the
// lists allow or not.
func (g *Game) mayHave(m int32, item *battle.Decl, band int32, allowed bool) bool {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.BandSlot], ev.F[hook.SideSlot] = m, band, g.M(m, battle.SideOf)
	ev.F[hook.Item], ev.F[hook.Count] = item.Sym, int32(g.CountOf(m, g.C.ItemBit(item.Sym)))
	return g.R.Modify(ev, g.Points[pModifyEquip], b2i(allowed)) != 0
}

// price of a troop (troop == "") or of an item for a troop, by the list of the
// model's own faction; what is not listed is not for sale (PIL-BAND-02).
func (mu *muster) price(m int32, d *battle.Decl, troop string) int32 {
	g := mu.g
	list := "factions." + g.C.Lex.Word(max(g.Models[m].Faction, 0)) + ".prices."
	if g.Models[m].Faction <= 0 {
		list = "rules.prices."
	}
	v := g.Values.Get(list + d.ID)
	for _, key := range []string{troop, "default"} {
		if v.Kind == battle.Absent && troop != "" {
			v = g.Values.Get(list + d.ID + "." + key)
		}
	}
	base := v.Num
	if v.Kind != battle.Num {
		base = hook.Nil
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.BandSlot], ev.F[hook.SideSlot], ev.F[hook.Item] = m, mu.band, g.Home(mu.band), d.Sym
	p := g.R.Modify(ev, g.Points[pModifyPrice], base)
	if p == hook.Nil {
		if d.ID != "improvised" {
			mu.refuse("PIL-BAND-02", "%s: %s is not on the list of %s", g.Name(m), d.ID, orElse(g.C.Lex.Word(max(g.Models[m].Faction, 0)), "a band without a faction"))
		}
		return 0
	}
	return p
}

// AllowedFaction says whether the list under a data key has a faction: "all", some,
// or all except some.
func AllowedFaction(v *battle.Values, key, faction string) bool {
	if ex := listOf(v, key+".except"); len(ex) > 0 {
		return !slices.Contains(ex, faction)
	}
	of := listOf(v, key)
	if len(of) == 0 {
		of = []string{v.Word(key, "all")}
	}
	return of[0] == "all" || slices.Contains(of, faction)
}

func orElse(s, def string) string {
	if s == "" {
		return def
	}
	return s
}

// Fighters of a band are its models that are neither things nor beasts, fallen
// or not, of whom shares are taken (battle.Game, GAP-BAND-COUNT).
func (g *Game) Fighters(band int32) int32 {
	n := int32(0)
	for m := range g.Count() {
		n += b2i(g.Models[m].Band == band && g.isFighter(m) && g.counted(m))
	}
	return n
}

func (g *Game) isFighter(m int32) bool { return !g.Models[m].Object && !g.troopOf(m).civilian }

// counted says whether a fighter is one of those of whom shares are taken.
func (g *Game) counted(m int32) bool {
	word := "foot"
	switch {
	case g.Models[m].Troop == g.C.Lex.Sym("chief"):
		word = "chiefs"
	case g.M(m, battle.Mount) != 0:
		word = "riders"
	}
	return listed(g.Values, "rules.band.count_base", word)
}

// counts checks the limits by heads: chiefs (PIL-BAND-03), standards and horns
// (PIL-BAND-04, PIL-BAND-05), shooters (PIL-BAND-06), riders (PIL-BAND-07),
// and the share of other factions.
func (mu *muster) counts() {
	g := mu.g
	var chiefs, shooters, riders, fighters, counted, foreigners int32
	carried := map[string]int32{}
	for _, m := range mu.models {
		carried[g.C.Lex.Word(g.Models[m].Troop)]++ // a wagon is a troop
		if !g.isFighter(m) {
			continue
		}
		fighters++
		counted += b2i(g.counted(m))
		if g.Models[m].Troop == g.C.Lex.Sym("chief") {
			chiefs++
		}
		riders += b2i(g.M(m, battle.Mount) != 0)
		foreigners += b2i(g.Models[m].Faction != g.Sides[mu.band].Faction)
		shoots := false
		for bit := range g.Items(m) {
			d := g.C.Item(g.C.Items[bit])
			carried[d.ID]++
			shoots = shoots || g.Values.Flag("rules.weapon."+d.ID+".counts_as_shooter", d.Fields.Field("kind").Str == "ranged")
		}
		shooters += b2i(shoots && g.M(m, battle.Mount) == 0) // PIL-BAND-07: riders count as riders
	}
	most := mu.limits[1]
	if most != noLimit {
		if per := int32(g.Values.Int("rules.band.fighters_per_chief", 0)); per > 0 {
			if lots := (fighters - chiefs) / per; g.Values.Word("rules.band.chiefs", "") == "one_for_each" {
				most = max(most, lots)
			} else {
				most += lots
			}
		}
	}
	if chiefs < mu.limits[0] {
		mu.over("min_chiefs", "has %d chiefs, at least %d", chiefs, mu.limits[0])
	}
	if chiefs > most {
		mu.over("max_chiefs", "has %d chiefs, at most %d", chiefs, most)
	}
	mu.share("shooters_pct", "shooters", shooters, counted, mu.limits[2])
	mu.share("cavalry_pct", "riders", riders, counted, mu.limits[3])
	if g.Values.Word("factions."+mu.faction+".mercenaries", "points") == "models" {
		mu.share("foreign_pct", "models of other factions", foreigners, counted, mu.limits[4])
	} else if pct := mu.limits[4]; pct != noLimit && int64(mu.foreign)*100 > int64(mu.out.Cost)*int64(pct) {
		mu.over("foreign_pct", "spends %s of %s gold on other factions, at most %d %%", gold(mu.foreign), gold(mu.out.Cost), pct)
	}
	for k, id := range []string{"standard", "horn", "wagon"} {
		if i := 5 + k; carried[id] > mu.limits[i] {
			mu.over(limitKeys[i], "has %d of %s, at most %d", carried[id], id, mu.limits[i])
		}
	}
}

func (mu *muster) share(key, what string, n, of, pct int32) {
	most := int64(of) * int64(pct)
	if mu.g.Values.Word("rules.band.rounding", "floor") == "ceil" {
		most += 99 - (most+99)%100
	}
	if pct != noLimit && int64(n)*100 > most {
		mu.over(key, "has %d "+what+" of %d fighters, at most %d %%", n, of, pct)
	}
}

func (mu *muster) over(limit, format string, args ...any) {
	_, rule := mu.limit(limit)
	mu.refuse(orElse(mu.setBy[limit], orElse(rule, "PIL-BAND-02")), "the band "+format, args...)
}

// talents: at most two a chief (PIL-BAND-08), none twice (PIL-BAND-09).
func (mu *muster) talents() {
	g := mu.g
	seen := map[int32]int32{}
	most, same := g.Values.Int("rules.band.talents_per_chief", 2), int32(g.Values.Int("rules.band.same_talent", 1))
	for _, m := range mu.models {
		t := g.Models[m].Talents
		if len(t) > most {
			mu.refuse("PIL-BAND-08", "%s has %d talents, at most %d", g.Name(m), len(t), most)
		}
		for _, x := range t {
			if seen[x]++; seen[x] == same+1 {
				mu.refuse("PIL-BAND-09", "the talent %s is taken %d times", g.C.Lex.Word(x), seen[x])
			}
		}
	}
}

// asked lets rules refuse: all refusals are kept.
func (mu *muster) asked() {
	ev := mu.g.begin()
	defer mu.g.end()
	ev.F[hook.BandSlot], ev.F[hook.SideSlot] = mu.band, mu.g.Home(mu.band)
	for _, r := range mu.g.R.Can(ev, mu.g.Points[pCanFieldBand]) {
		mu.refuse(r.Rule.ID, "%s", r.Reason)
	}
}
