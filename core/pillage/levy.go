package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

// Bands drawn at random for simulations, and where those of a list stand.

// FallIn places a model of a list that was told no place: in the deployment zone
// of its side, as near to its middle as there is room (play.Placer).
func (g *Game) FallIn(m int32) error {
	p := placing{m: m, side: g.M(m, battle.SideOf), radius: g.Radius(m), where: hook.Anywhere}
	if !g.Sides[p.side].Neutral {
		p.where, p.of = hook.InZone, p.side
	}
	at, ok := board.NearestFree(g.wanted(&p), max(g.Size[0], g.Size[1]), func(at board.Point) bool { return g.legalSpot(&p, at) })
	if !ok {
		return illegal("PIL-DEPLOY-01", "there is no room for %s in the zone of %s", g.Name(m), g.Sides[p.side].Name).
			Suggest("a larger table, or places of their own: at = { x, y }")
	}
	g.Put(m, at.X, at.Y)
	return nil
}

// How a random band is drawn: a model is given up after so many kits that may
// not be fielded, the band is full after so many models that were given up, or
// when it has so many.
const (
	draftKits   = 12
	draftModels = 20
	draftMost   = 60
)

// DraftBand adds a random band that may be fielded: a chief, then models of the
// list of its faction, with gear as it is for sale, for as long as the gold
// lasts. Its dice are of the stream draft.
func (g *Game) DraftBand(info battle.SideInfo, budget int32) (int32, error) {
	d := draft{g: g, info: info, budget: budget, faction: g.C.Lex.Word(max(info.Faction, 0))}
	d.readList()
	if !slices.Contains(d.troops, "chief") {
		return 0, fault.New("E-ARG", "%s cannot have a chief", orElse(info.Name, "a band without a faction"))
	}
	misses := 0
	for misses < draftModels && len(d.list) < draftMost && g.R.Src.Err() == nil {
		if !d.add() {
			misses++
		}
	}
	if len(d.list) == 0 {
		return 0, illegal("PIL-BAND-01", "%s gold buy no band", gold(d.gold())).Suggest("the last chief that was drawn: " + d.why)
	}
	if left := d.judge(d.list); len(left.Refusals) > 0 {
		return 0, illegal(left.Refusals[0].Rule, "no band was found that may be fielded: %s", left.Refusals[0].Text)
	}
	return g.RaiseBand(info, d.list)
}

// draft is a random band that is drawn.
type draft struct {
	g       *Game
	info    battle.SideInfo
	faction string
	budget  int32
	list    []Kit
	troops  []string
	weapons []string
	gear    []string // armour and gear
	talents []string
	why     string // the last kit could not be fielded
}

func (d *draft) gold() int32 {
	if d.budget > 0 {
		return d.budget
	}
	return d.g.Values.Num("rules.band.budget", 400000)
}

// readList reads what the faction sells.
func (d *draft) readList() {
	decl, list := d.g.C.Get("game_table", "rules.prices"), battle.Value{}
	switch f := d.g.C.Get("faction", d.faction); {
	case f != nil:
		list = f.Fields.Field("prices")
	case decl != nil:
		list = decl.Fields
	}
	sold := func(kind string) (out []string) {
		for _, id := range d.g.C.IDs(kind) {
			if list.Field(id).Kind != battle.Absent {
				out = append(out, id)
			}
		}
		return out
	}
	for _, id := range sold("troop") {
		if !d.g.C.Get("troop", id).Fields.Field("object").IsTrue() {
			d.troops = append(d.troops, id)
		}
	}
	d.weapons, d.gear = sold("weapon"), append(sold("armour"), sold("gear")...)
	for _, id := range d.g.C.IDs("talent") {
		if AllowedFaction(d.g.Values, "talents."+id+".factions", d.faction) {
			d.talents = append(d.talents, id)
		}
	}
}

// add draws a model; false when none was found that fits.
func (d *draft) add() bool {
	troop := "chief"
	if len(d.list) > 0 && d.one(3) > 0 && slices.Contains(d.troops, "warrior") { // most are warriors
		troop = "warrior"
	} else if len(d.list) > 0 {
		troop = d.troops[d.one(len(d.troops))]
	}
	for range draftKits {
		list := append(slices.Clone(d.list), d.kit(troop))
		mu := d.judge(list)
		if len(mu.Refusals) == 0 {
			d.list = list
			return true
		}
		d.why = mu.Refusals[0].Text
	}
	return false
}

// kit draws what a model brings: a weapon, then each other thing as it comes.
func (d *draft) kit(troop string) Kit {
	k := Kit{Troop: troop}
	take := func(from []string) {
		if len(from) > 0 {
			if id := from[d.one(len(from))]; !slices.Contains(k.Items, id) {
				k.Items = append(k.Items, id)
			}
		}
	}
	take(d.weapons)
	if d.one(4) == 0 {
		take(d.weapons)
	}
	for range d.one(4) {
		take(d.gear)
	}
	if troop == "chief" && len(d.talents) > 0 {
		for range d.one(3) {
			if t := d.talents[d.one(len(d.talents))]; !slices.Contains(k.Talents, t) {
				k.Talents = append(k.Talents, t)
			}
		}
	}
	return k
}

// one draws a number from 0 to n-1, each as likely, with as many dice as it
// takes.
func (d *draft) one(n int) int {
	for d.g.R.Src.Err() == nil {
		sum, ways := 0, 1
		for ways < n {
			die := d.g.R.Src.Roll(dice.Draft, -1)
			sum, ways = sum*6+dice.Face(d.g.R.Src, &die)-1, ways*6
		}
		if sum < ways/n*n {
			return sum % n
		}
	}
	return 0
}

// judge musters a list on a table that is put back.
func (d *draft) judge(list []Kit) (mu Musters) {
	err := d.g.Look(func() error {
		band, ok := d.g.AddSide(d.info)
		if !ok {
			return fault.New("E-ARG", "there are 8 bands already").Suggest("battle {} lays a new table")
		}
		for _, k := range list {
			if _, err := d.g.AddModel(band, k); err != nil {
				return err
			}
		}
		mu = d.g.Muster(band, d.budget)
		return nil
	})
	if err != nil {
		mu.Refusals = append(mu.Refusals, Refusal{Text: err.Error()})
	}
	return mu
}
