package pillage

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/trace"
)

// lootTable is what the tables say of loot, searches and victims.
type lootTable struct {
	capacity, slows     int32
	marker              int32 // radius of loot that was dropped
	finds               [3]int32
	normal, excellent   int // dice from which a find is that
	riders, ridersProbe bool
	empty, found        int // rows
	endsMove            bool
	perTurn             int32
	uses, richUses      int32
	shared              bool // the floors of a rich building share its searches
	toWinner            bool

	victims          map[int32]victim // by troop
	resist           int              // what it takes to carry somebody off, 0 nothing
	counts, slowedBy bool             // the value of a victim counts against the capacity, slows

	lootTag, searchTag, richTag int32
}

func (g *Game) readLoot(v *battle.Values, m must) lootTable {
	sym := g.C.Lex.Sym
	return lootTable{
		capacity:    int32(m.Int("rules.loot.capacity")),
		slows:       m.Num("rules.loot.slows"),
		marker:      m.Num("rules.loot.marker") / 2,
		finds:       [3]int32{int32(m.Int("rules.loot.find.cheap")), int32(m.Int("rules.loot.find.normal.value")), int32(m.Int("rules.loot.find.excellent.value"))},
		normal:      m.Int("rules.loot.find.normal.from"),
		excellent:   m.Int("rules.loot.find.excellent.from"),
		riders:      m.Flag("rules.loot.cavalry.markers"),
		ridersProbe: m.Flag("rules.loot.cavalry.search"),
		empty:       m.Int("rules.search.empty"),
		found:       m.Int("rules.search.found"),
		endsMove:    m.Flag("rules.search.ends_move"),
		perTurn:     int32(m.Int("rules.search.per_turn")),
		uses:        int32(m.Int("rules.search.uses")),
		richUses:    int32(m.Int("rules.building.rich_searches.number")),
		shared:      m.Flag("rules.building.rich_searches.shared"),
		toWinner:    m.Word("rules.melee.winner") == "last",
		victims:     g.readVictims(v),
		counts:      m.Flag("rules.abduct.carry.counts"),
		resist:      m.Int("rules.abduct.resist"),
		slowedBy:    m.Flag("rules.abduct.carry.slows"),
		lootTag:     sym("loot"), searchTag: sym("search"), richTag: sym("rich"),
	}
}

// find is loot that lies on the table: a marker, or what a model dropped.
type find struct {
	piece, slot int32 // the other is Nil; slot: the model that keeps where it lies
	value       int32
}

// mayHandle refuses who may do nothing with his hands in the movement stage.
func (g *Game) mayHandle(m int32, rule string) error {
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.Models[m].Object || !g.IsM(m, battle.Hidden, 0):
		return illegal(rule, "%s can do no such thing", g.Name(m))
	case !g.IsM(m, battle.Fight, 0):
		return illegal(rule, "%s is in melee", g.Name(m))
	case g.This(m, battle.SkipTurn) || g.This(m, battle.SkipMoveTurn):
		return g.skips(rule, m, "does nothing")
	case g.num().loot.victims[g.Models[m].Troop] != victim{}:
		return illegal(rule, "%s is nobody's fighter", g.Name(m))
	}
	return nil
}

// Take picks up loot that m touches, which ends its move (PIL-LOOT-01): of a
// marker, or, piece being Nil, of the first that it can carry.
func (g *Game) Take(m, piece int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayHandle(m, "PIL-LOOT-01"); err != nil {
		return Feat{}, err
	}
	if g.Mounted(m) && !g.num().loot.riders {
		return Feat{}, illegal("PIL-LOOT-01", "%s rides", g.Name(m))
	}
	f, err := g.lootAt(m, piece)
	if err != nil {
		return Feat{}, err
	}
	if err := g.roomFor(m, f.value); err != nil {
		return Feat{}, err
	}
	g.pickUp(m, f)
	g.endMove(m)
	return Feat{OK: true, Value: f.value, Say: fmt.Sprintf("%s takes loot worth %d", g.Name(m), f.value)}, nil
}

// lootAt is the loot that m touches: that marker, or the first it can carry.
func (g *Game) lootAt(m, piece int32) (find, error) {
	if piece >= 0 {
		switch {
		case !g.Tagged(piece, g.num().loot.lootTag):
			return find{}, illegal("PIL-LOOT-01", "%s is no loot", g.Pieces[piece].Name)
		case !g.IsP(piece, battle.PGone, 0):
			return find{}, illegal("PIL-LOOT-01", "%s has been taken", g.Pieces[piece].Name)
		case !g.Shape(piece).Meets(g.Centre(m), g.Radius(m)):
			d := g.away(m, PieceThing(piece))
			return find{}, illegal("PIL-LOOT-01", "%s does not touch %s, it is %s away", g.Name(m), g.Pieces[piece].Name, inches(d))
		}
		return find{piece, hook.Nil, g.Pieces[piece].Value}, nil
	}
	best := find{piece: hook.Nil, slot: hook.Nil}
	for _, f := range g.lootNear(m) {
		if best.value == 0 || g.roomFor(m, best.value) != nil && g.roomFor(m, f.value) == nil {
			best = f
		}
	}
	if best.value == 0 {
		return best, illegal("PIL-LOOT-01", "%s touches no loot", g.Name(m))
	}
	return best, nil
}

// lootNear lists the loot that m touches: markers, then what was dropped.
func (g *Game) lootNear(m int32) []find {
	var out []find
	for p := range int32(len(g.Pieces)) {
		if g.Tagged(p, g.num().loot.lootTag) && g.Shape(p).Meets(g.Centre(m), g.Radius(m)) && g.IsP(p, battle.PGone, 0) {
			out = append(out, find{p, hook.Nil, g.Pieces[p].Value})
		}
	}
	for o := range g.Count() {
		if !g.IsM(o, battle.LootLies, 0) && battle.Within(g.From(g.M(o, battle.LootX), g.M(o, battle.LootY), m), g.num().loot.marker) {
			out = append(out, find{hook.Nil, o, g.M(o, battle.LootLies)})
		}
	}
	return out
}

// AtLoot says whether m touches loot that lies on the table (battle.Game).
func (g *Game) AtLoot(m int32) bool { return len(g.lootNear(m)) > 0 }

// roomFor refuses loot that m cannot carry besides what he has (PIL-LOOT-04).
func (g *Game) roomFor(m, value int32) error {
	if v := g.M(m, battle.Victim); v != 0 {
		return illegal("PIL-ABDUCT-01", "%s carries %s off and can carry nothing else", g.Name(m), g.Name(v-1))
	}
	if has, most := g.M(m, battle.Loot), g.capacity(m); has+value > most {
		return illegal("PIL-LOOT-04", "%s has loot worth %d and cannot carry %d more, at most %d", g.Name(m), has, value, most)
	}
	return nil
}

// capacity is the value of loot that m can carry.
func (g *Game) capacity(m int32) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return g.R.Modify(ev, g.Points[pModifyCarry], g.num().loot.capacity)
}

// pickUp moves loot from the table into the hands of m.
func (g *Game) pickUp(m int32, f find) {
	if f.piece >= 0 {
		g.SetP(f.piece, battle.PGone, 1)
	} else {
		for _, fact := range []int{battle.LootLies, battle.LootX, battle.LootY, battle.LootFight} {
			g.SetM(f.slot, fact, 0)
		}
	}
	g.SetM(m, battle.Loot, g.M(m, battle.Loot)+f.value)
	if g.R.Log != nil {
		g.explain("loot", "PIL-LOOT-01", "%s takes loot worth %d", g.Name(m), f.value)
	}
}

// load is what the loot that m carries takes off its move (PIL-LOOT-04).
func (g *Game) load(m int32) int32 {
	if g.IsM(m, battle.Loot, 0) {
		return 0
	}
	n := g.M(m, battle.Loot) * g.num().loot.slows
	if g.R.Log != nil {
		g.explainBy(-n, "move", "PIL-LOOT-04", "%s loot", "-"+inches(n))
	}
	return n
}

// laden says whether m carries loot or somebody off.
func (g *Game) laden(m int32) bool { return !g.IsM(m, battle.Loot, 0) || !g.IsM(m, battle.Victim, 0) }

// Drop lays down what m carries at the start of its move (PIL-LOOT-08).
func (g *Game) Drop(m int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayHandle(m, "PIL-LOOT-08"); err != nil {
		return Feat{}, err
	}
	switch {
	case !g.laden(m):
		return Feat{}, illegal("PIL-LOOT-08", "%s carries nothing", g.Name(m))
	case g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn):
		return Feat{}, illegal("PIL-LOOT-08", "%s has moved this turn", g.Name(m))
	}
	value := g.M(m, battle.Loot)
	g.layDown(m, 0)
	return Feat{OK: true, Value: value, Say: g.Name(m) + " drops what he carries"}, nil
}

// layDown puts what m carries on the ground beside him; fight: on entering it.
func (g *Game) layDown(m, fight int32) {
	if v := g.M(m, battle.Loot); v != 0 {
		g.SetM(m, battle.Loot, 0)
		g.leaveLoot(m, v, fight)
	}
	if v := g.M(m, battle.Victim); v != 0 {
		g.SetM(m, battle.Victim, 0)
		g.setFree(v-1, g.beside(m, g.Radius(v-1)))
	}
}

// leaveLoot leaves loot beside m. Where it lies stands with m, or with another
// model that has left none.
func (g *Game) leaveLoot(m, value, fight int32) {
	slot := m
	for o := int32(0); !g.IsM(slot, battle.LootLies, 0); o++ {
		if o == g.Count() { // more heaps than models: it joins that of m
			value, slot = value+g.M(m, battle.LootLies), m
			break
		}
		slot = o
	}
	at := g.beside(m, g.num().loot.marker)
	g.SetM(slot, battle.LootLies, value)
	g.SetM(slot, battle.LootX, at.X)
	g.SetM(slot, battle.LootY, at.Y)
	g.SetM(slot, battle.LootFight, fight)
	if g.R.Log != nil {
		g.explain("loot", "PIL-LOOT-06", "loot worth %d lies beside %s", value, g.Name(m))
	}
}

// beside is the centre of a disc that touches the base of m, on the side away
// from whom he fights.
func (g *Game) beside(m, radius int32) board.Point {
	at, dx, dy := g.Centre(m), int32(1), int32(0)
	if foes := g.opponents(m); len(foes) > 0 {
		dx, dy = at.X-g.M(foes[0], battle.X), at.Y-g.M(foes[0], battle.Y)
	}
	n, far := max(battle.Length(dx, dy), 1), g.Radius(m)+radius
	step := func(d int32) int32 { return int32(int64(d) * int64(far) / int64(n)) }
	return board.Point{X: min(max(at.X+step(dx), 0), g.Size[0]), Y: min(max(at.Y+step(dy), 0), g.Size[1])}
}

// meet puts a into a fight with b, as face does; both drop what they carry
// (PIL-LOOT-06).
func (g *Game) meet(a, b int32) (joined bool, left int32) {
	joined, left = g.face(a, b)
	for _, m := range []int32{a, b} {
		if g.laden(m) {
			g.layDown(m, g.M(m, battle.Fight))
		}
	}
	return joined, left
}

// spoils gives what was dropped on entering a fight to those who have won it
// (PIL-LOOT-06): to who dropped it, else to the first who can carry it.
func (g *Game) spoils(fight int32) {
	if !g.num().loot.toWinner {
		return
	}
	for slot := range g.Count() {
		if !g.IsM(slot, battle.LootFight, fight) || g.IsM(slot, battle.LootLies, 0) {
			continue
		}
		f := find{hook.Nil, slot, g.M(slot, battle.LootLies)}
		if m := g.heir(fight, f); m >= 0 {
			g.pickUp(m, f)
		}
	}
}

// heir is who takes what was dropped in a fight, Nil where nobody can.
func (g *Game) heir(fight int32, f find) int32 {
	heir := hook.Nil
	for m := range g.Count() {
		if g.IsM(m, battle.Won, fight) && g.roomFor(m, f.value) == nil && (heir < 0 || m == f.slot) {
			heir = m
		}
	}
	return heir
}

// Give hands what m carries to a friend in contact; neither moves any more this
// turn (PIL-LOOT-07).
func (g *Game) Give(m, to int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	for _, x := range []int32{m, to} {
		if err := g.mayHandle(x, "PIL-LOOT-07"); err != nil {
			return Feat{}, err
		}
	}
	switch {
	case m == to || g.M(m, battle.SideOf) != g.M(to, battle.SideOf):
		return Feat{}, illegal("PIL-LOOT-07", "%s is no friend of %s", g.Name(to), g.Name(m))
	case !g.laden(m):
		return Feat{}, illegal("PIL-LOOT-07", "%s carries nothing", g.Name(m))
	case !g.sameRoom(m, to):
		return Feat{}, illegal("PIL-LOOT-07", "walls are between %s and %s", g.Name(m), g.Name(to))
	case !g.Touch(m, to):
		return Feat{}, illegal("PIL-LOOT-07", "%s does not touch %s, he is %s away", g.Name(m), g.Name(to), inches(g.Between(m, to)))
	}
	value, who := g.M(m, battle.Loot), g.M(m, battle.Victim)
	if err := g.roomFor(to, value); err != nil {
		return Feat{}, err
	}
	if who != 0 && g.laden(to) {
		return Feat{}, illegal("PIL-ABDUCT-01", "%s carries something already", g.Name(to))
	}
	g.SetM(to, battle.Loot, g.M(to, battle.Loot)+value)
	g.SetM(to, battle.Victim, who)
	g.SetM(m, battle.Loot, 0)
	g.SetM(m, battle.Victim, 0)
	g.endMove(m)
	g.endMove(to)
	return Feat{OK: true, Value: value, Say: fmt.Sprintf("%s hands over to %s", g.Name(m), g.Name(to))}, nil
}

// Search looks for loot in a thing that m touches or is inside of (PIL-LOOT-02).
func (g *Game) Search(m, p int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.maySearch(m, p); err != nil {
		return Feat{}, err
	}
	if !g.This(m, battle.SearchedTurn) {
		g.SetM(m, battle.Searches, 0)
	}
	g.SetM(m, battle.SearchedTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Searches, g.M(m, battle.Searches)+1)
	g.searching(pOnSearch, m, p, 0, nil)
	row, other := g.searchRow(m, p)
	g.searching(pOnSearched, m, p, row, other)
	f := Feat{OK: row >= g.num().loot.found && other == nil, Row: int32(row)}
	g.useUp(m, p, row)
	g.afterSearch(m, row, &f)
	switch {
	case g.R.Err != nil:
		return f, nil
	case f.OK:
		g.findLoot(m, &f)
	case other != nil:
		f.Say = fmt.Sprintf("%s finds no loot: %s", g.Name(m), other.ID)
	case row <= g.num().loot.empty:
		f.Say = fmt.Sprintf("%s finds nothing: %s is empty", g.Name(m), g.Pieces[p].Name)
	default:
		f.Say = g.Name(m) + " finds nothing this time"
	}
	return f, nil
}

// maySearch refuses a search that may not be made.
func (g *Game) maySearch(m, p int32) error {
	n := &g.num().loot
	if err := g.mayHandle(m, "PIL-LOOT-02"); err != nil {
		return err
	}
	switch {
	case !g.Tagged(p, n.searchTag) || !g.IsP(p, battle.PGone, 0):
		return illegal("PIL-LOOT-02", "there is nothing to search in %s", g.Pieces[p].Name)
	case g.Mounted(m) && !n.ridersProbe:
		return illegal("PIL-LOOT-02", "%s rides", g.Name(m))
	case g.This(m, battle.SearchedTurn) && g.M(m, battle.Searches) >= n.perTurn:
		return illegal("PIL-LOOT-02", "%s has searched this turn", g.Name(m))
	case !g.IsM(m, battle.Victim, 0):
		return illegal("PIL-ABDUCT-01", "%s carries %s off", g.Name(m), g.Name(g.M(m, battle.Victim)-1))
	}
	if d := g.away(m, PieceThing(p)); !battle.Within(d, 0) {
		return illegal("PIL-LOOT-02", "%s does not touch %s, it is %s away", g.Name(m), g.Pieces[p].Name, inches(d))
	}
	if fact, most := g.searches(m, p); g.P(p, fact) >= most {
		return illegal("PIL-LOOT-02", "%s is empty", g.Pieces[p].Name)
	}
	return nil
}

// searches is the fact that counts the searches used up where m searches, and how
// many there are: each floor of a building has its own (PIL-BUILD-14), those of a
// rich one share four (PIL-BUILD-13).
func (g *Game) searches(m, p int32) (fact int, most int32) {
	n := &g.num().loot
	fact, most = battle.PSearched, n.uses
	rich := g.Tagged(p, n.richTag)
	if rich {
		most = n.richUses
	}
	if g.IsM(m, battle.Inside, p+1) && !(rich && n.shared) {
		fact += int(g.M(m, battle.Floor))
	}
	return fact, most
}

// searching tells the rules of a search; by is the rule that took the loot away.
func (g *Game) searching(p int, m, piece int32, row int, by *hook.Rule) {
	if len(g.R.Active[p]) == 0 {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, piece, g.M(m, battle.SideOf)
	ev.F[hook.Count] = int32(row)
	if by != nil {
		ev.F[hook.By] = by.Sym
	}
	g.R.On(ev, g.Points[p])
}

// searchRow rolls the row of a search, or takes the one that a rule sets; other
// is the rule that gives something else than loot.
func (g *Game) searchRow(m, p int32) (row int, other *hook.Rule) {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, p, g.M(m, battle.SideOf)
	if fixed := g.R.Modify(ev, g.Points[pModifySearchFixed], hook.Nil); fixed != hook.Nil {
		row = int(fixed)
	} else {
		d := g.R.Src.Roll(dice.Search, m)
		row = g.searchFace(&d)
		ev.Die, ev.F[hook.DieSlot] = &d, 0
		if g.R.Log != nil {
			g.R.Log.Add(rolled("search", "PIL-LOOT-02", dice.Face(g.R.Src, &d)))
		}
	}
	row = int(g.R.Modify(ev, g.Points[pModifySearch], int32(row)))
	return row, ev.Cancelled
}

// searchFace reads the die no further than its rows need, unless a rule may look
// closer.
func (g *Game) searchFace(d *dice.Die) int {
	n := &g.num().loot
	switch {
	case len(g.R.Active[pModifySearch]) > 0:
		return dice.Face(g.R.Src, d)
	case dice.Least(g.R.Src, d, n.found):
		return n.found
	case dice.Least(g.R.Src, d, n.empty+1):
		return n.empty + 1
	}
	return n.empty
}

// useUp counts a find, and a row that shows a thing empty.
func (g *Game) useUp(m, p int32, row int) {
	n := &g.num().loot
	if fact, _ := g.searches(m, p); row <= n.empty || row >= n.found {
		g.SetP(p, fact, g.P(p, fact)+1)
	}
}

// afterSearch ends the move of m, or, where it found the thing empty, lets it
// go on with what is left.
func (g *Game) afterSearch(m int32, row int, f *Feat) {
	if row > g.num().loot.empty && g.num().loot.endsMove {
		g.endMove(m)
		return
	}
	if !g.This(m, battle.MovedTurn) {
		f.Left = g.allowance(m, false)
		return
	}
	if g.Is(battle.Mover, m+1) { // nobody has moved since (PIL-MOVE-01)
		f.Left = g.remaining(m)
		g.Set(battle.GoesOn, 1)
	}
}

// findLoot rolls what a find is worth (PIL-LOOT-03); m carries it, or it lies
// beside him.
func (g *Game) findLoot(m int32, f *Feat) {
	n := &g.num().loot
	d := g.R.Src.Roll(dice.Find, m)
	at := 0
	switch {
	case dice.Least(g.R.Src, &d, n.excellent):
		at = 2
	case dice.Least(g.R.Src, &d, n.normal):
		at = 1
	}
	f.Value = n.finds[at]
	if g.R.Log != nil {
		g.R.Log.Add(rolled("find", "PIL-LOOT-03", dice.Face(g.R.Src, &d)))
	}
	f.Say = fmt.Sprintf("%s finds loot worth %d", g.Name(m), f.Value)
	if g.roomFor(m, f.Value) != nil {
		g.leaveLoot(m, f.Value, 0)
		f.Say += ", more than he can carry: it lies there"
		return
	}
	g.SetM(m, battle.Loot, g.M(m, battle.Loot)+f.Value)
}

// rolled is a line of the explanation with one die.
func rolled(label, rule string, face int) trace.Entry {
	return trace.Entry{Label: label, Rule: rule, Dice: []int{face}}
}
