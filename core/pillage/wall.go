package pillage

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/resolve"
)

// formation is what a formation does and needs.
type formation struct {
	front, rear int  // to the saves of its members
	ranks       bool // it may have a second rank
	first       int  // front in place of it for the first rank, while there is a second
	second      int  // front in place of it for the second rank
	shields     bool // the second rank needs what the first needs
	move        int32
	decl        *battle.Decl
	shield      bool    // it needs shields
	weapons     []int32 // symbols of the weapons that it needs
}

func (g *Game) readFormation(v *battle.Values, id string) formation {
	d, key := g.C.Get("formation", id), "rules.formation."+id+"."
	front := v.Int(key+"save_bonus", 0)
	f := formation{
		decl:    d,
		front:   front,
		rear:    v.Int(key+"rear", 0),
		ranks:   v.Get(key+"second_rank.front_bonus").Kind != battle.Absent,
		first:   v.Int(key+"second_rank.front_bonus", front),
		second:  v.Int(key+"second_rank.own_bonus", front),
		shields: v.Flag(key+"second_rank.shields", false),
		move:    v.Num(key+"move", 0),
	}
	for _, need := range d.Fields.Field("needs").Words() {
		f.shield = f.shield || g.C.Lex.Sym(need) == g.words.shield
		if g.C.Get("weapon", need) != nil {
			f.weapons = append(f.weapons, g.C.Lex.Sym(need))
		}
	}
	return f
}

// wallTable is what the tables say of every formation (PIL-WALL).
type wallTable struct {
	connected bool  // all hang together; else each only touches another
	arc       int64 // cosine of the angle from the front up to which one is before it, millionths
	few       bool  // it breaks when too few are left
	owner     bool  // its owner may break it
	move      bool  // other movement breaks it; else that is refused
	anybody   bool  // who lacks what the formation needs may step up
	struck    bool  // who has stepped up may be struck in the same stage
	wheel     int32 // how far the outermost goes in a wheel
	difficult int32 // share of the move on difficult ground
}

func readWall(m must) wallTable {
	breaks := func(word string) bool { return listed(m.v, "rules.wall.break", word) }
	return wallTable{
		connected: m.Flag("rules.wall.connected"),
		arc:       int64(math.Round(1e6 * math.Cos(float64(m.Num("rules.wall.front_arc"))/1000*math.Pi/180))),
		few:       breaks("few"),
		owner:     breaks("owner"),
		move:      breaks("move"),
		anybody:   m.Word("rules.wall.replacement") == "anybody",
		struck:    m.Word("rules.wall.step_up") == "struck",
		wheel:     m.Num("rules.wall.wheel"),
		difficult: m.Num("rules.wall.move.difficult"),
	}
}

// FormOrder is a formation to be formed.
type FormOrder struct {
	Kind          string
	First, Second []int32 // the ranks
	FX, FY        int32   // its front, a direction; both 0: not said
}

// Form makes a formation of models on foot (PIL-WALL-01): enough of them, each
// with what the formation needs, all in one group whose bases touch. A second
// rank has at most as many as the first (PIL-WALL-04). Members of a formation
// that goes together with it stay in that one too.
func (g *Game) Form(o FormOrder) error {
	d := g.C.Get("formation", o.Kind)
	if d == nil {
		return g.C.Unknown("formation", o.Kind)
	}
	first, second := sorted(o.First), sorted(o.Second)
	if len(first) == 0 {
		return illegal("PIL-WALL-01", "no models to form up")
	}
	side := g.M(first[0], battle.SideOf)
	if err := g.carry("movement", side); err != nil {
		return err
	}
	if err := g.mayJoin(d, side, slices.Concat(first, second)); err != nil {
		return err
	}
	if err := g.mayForm(d, side, first, second); err != nil {
		return err
	}
	all := slices.Concat(first, second)
	number := g.joined(d, all)
	if number != 0 {
		if err := g.mayCombine(&o, number, first, second); err != nil {
			return err
		}
	} else {
		for m := range g.Count() {
			number = max(number, g.M(m, battle.Formation)+1)
		}
		if o.FX == 0 && o.FY == 0 {
			o.FY = 1000
		}
	}
	var left []int32
	for i, m := range all {
		if g.IsM(m, battle.Formation, number) {
			g.SetM(m, battle.FormAlso, d.Sym)
			continue
		}
		left = append(left, g.M(m, battle.Formation))
		g.SetM(m, battle.Formation, number)
		g.SetM(m, battle.FormKind, d.Sym)
		g.SetM(m, battle.FormAlso, 0)
		g.SetM(m, battle.Rank, 1+b2i(i >= len(first)))
		g.SetM(m, battle.FaceX, o.FX)
		g.SetM(m, battle.FaceY, o.FY)
	}
	for _, f := range left { // a formation that members have left
		g.holdWall(f)
	}
	return nil
}

// joined is the formation that models go on with while they form another kind of
// it too, 0 where they form a new one: each stands in it or in none, and the
// two kinds go together.
func (g *Game) joined(d *battle.Decl, models []int32) int32 {
	number := int32(0)
	for _, m := range models {
		f := g.M(m, battle.Formation)
		if f == 0 {
			continue
		}
		if number != 0 && f != number || !g.IsM(m, battle.FormAlso, 0) || !g.goTogether(d, g.num().formations[g.M(m, battle.FormKind)].decl) {
			return 0
		}
		number = f
	}
	return number
}

// goTogether says whether a model may stand in formations of two kinds at a time.
func (g *Game) goTogether(a, b *battle.Decl) bool {
	return slices.Contains(a.Fields.Field("joins").Words(), b.ID) || slices.Contains(b.Fields.Field("joins").Words(), a.ID)
}

// mayCombine checks that a formation can be one of another kind too: its members
// keep their ranks and their front, which the order is given.
func (g *Game) mayCombine(o *FormOrder, number int32, first, second []int32) error {
	lead := g.members(number)[0]
	fx, fy := g.M(lead, battle.FaceX), g.M(lead, battle.FaceY)
	if (o.FX != 0 || o.FY != 0) && (o.FX != fx || o.FY != fy) {
		return illegal("PIL-WALL-01", "%s stands in a formation that faces another way: break that first", g.Name(lead))
	}
	o.FX, o.FY = fx, fy
	for i, m := range slices.Concat(first, second) {
		if rank := 1 + b2i(i >= len(first)); g.IsM(m, battle.Formation, number) && !g.IsM(m, battle.Rank, rank) {
			return illegal("PIL-WALL-01", "%s stands in the other rank of the formation", g.Name(m))
		}
	}
	return nil
}

func sorted(models []int32) []int32 {
	models = slices.Clone(models)
	slices.Sort(models)
	return slices.Compact(models)
}

// mayJoin asks the rules of a side whether these models may form up.
func (g *Game) mayJoin(d *battle.Decl, side int32, models []int32) error {
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.FormationSlot] = side, d.Sym
	for _, m := range models {
		ev.F[hook.ModelSlot] = m
		if err := refused(g.R.Can(ev, g.Points[pCanForm]), d.Title.En); err != nil {
			return err
		}
	}
	return nil
}

// mayForm checks the ranks of a formation that is about to be formed.
func (g *Game) mayForm(d *battle.Decl, side int32, first, second []int32) error {
	f := g.num().formations[d.Sym]
	for i, m := range slices.Concat(first, second) {
		if err := g.mayStand(d, side, m, i < len(first) || f.shields); err != nil {
			return err
		}
	}
	switch least := g.leastIn(d.ID, side); {
	case len(first) < least:
		return illegal("PIL-WALL-01", "%d models, at least %d are needed", len(first), least)
	case len(second) > 0 && !f.ranks:
		return illegal("PIL-WALL-04", "%s has one rank", d.Title.En)
	case len(second) > len(first):
		return illegal("PIL-WALL-04", "%d models in the second rank, %d in the first", len(second), len(first))
	}
	for _, m := range second {
		if slices.Contains(first, m) {
			return illegal("PIL-WALL-04", "%s cannot stand in both ranks", g.Name(m))
		}
	}
	if all := slices.Concat(first, second); !g.together(first, first) || !g.together(all, second) {
		return illegal("PIL-WALL-01", "the models do not all touch in one group")
	}
	return nil
}

// together says whether models stand as a formation must among all: in one group
// whose bases touch, or each in contact with another (GAP-WALL-CONNECTED).
func (g *Game) together(all, models []int32) bool {
	if len(models) == 0 {
		return true
	}
	if g.num().wall.connected {
		group := g.touching(all, all[0])
		return len(group) == len(all)
	}
	for _, m := range models {
		if len(all) > 1 && !slices.ContainsFunc(all, func(o int32) bool { return g.Touch(m, o) }) {
			return false
		}
	}
	return true
}

// mayStand checks one model of a formation that is about to be formed.
func (g *Game) mayStand(d *battle.Decl, side, m int32, armed bool) error {
	who, faction := d.Fields.Field("factions"), g.C.Lex.Word(max(g.Models[m].Faction, 0))
	switch {
	case !g.Alive(m) || g.M(m, battle.SideOf) != side:
		return illegal("PIL-WALL-01", "%s cannot stand in it", g.Name(m))
	case !AllowedFaction(g.Values, battle.Prefix("formation", d.ID)+".factions", faction):
		return illegal(orElse(who.Origin.Rule, "PIL-WALL-01"), "%s is not for %s", d.Title.En, orElse(faction, "a band without a faction"))
	case g.Mounted(m):
		return illegal("PIL-WALL-01", "%s rides", g.Name(m))
	case g.This(m, battle.SkipTurn) || g.This(m, battle.SkipMoveTurn):
		return g.skips("PIL-WALL-01", m, "does not move")
	case !armed:
		return nil
	}
	if w := g.inHand(m); !g.fitsKind(m, d.Sym, w) {
		if g.num().formations[d.Sym].shield && !g.free(m, w) {
			return illegal("PIL-WALL-07", "%s has the %s in hand and no hand for a shield", g.Name(m), w.ID)
		}
		return illegal("PIL-WALL-07", "%s has the %s in hand, not what a %s needs", g.Name(m), w.ID, d.Title.En)
	}
	if need := g.lacks(d, m); need != "" {
		return illegal("PIL-WALL-01", "%s has no %s", g.Name(m), need)
	}
	if item := g.outOfPlace(d, m); item != "" {
		return illegal("PIL-WALL-01", "%s has the %s, for which there is no place in a %s", g.Name(m), item, d.Title.En)
	}
	return nil
}

// outOfPlace names what m carries that a formation bans, or that is not of what
// it needs and allows beside that; "" where nothing is.
func (g *Game) outOfPlace(d *battle.Decl, m int32) string {
	with := d.Fields.Field("with")
	for bit := range g.Items(m) {
		it := g.C.Item(g.C.Items[bit])
		named := func(words []string) bool {
			return slices.ContainsFunc(words, func(w string) bool { return g.isOf(it, w) })
		}
		if named(d.Fields.Field("bans").Words()) || with.Kind != battle.Absent && !named(with.Words()) && !named(d.Fields.Field("needs").Words()) {
			return it.ID
		}
	}
	return ""
}

// lacks names what a formation needs and m has not, "" where it has all.
func (g *Game) lacks(d *battle.Decl, m int32) string {
	for _, need := range d.Fields.Field("needs").Words() {
		if !g.CarriesLike(m, g.C.Lex.Sym(need)) && !g.carries(m, need, "") {
			return need
		}
	}
	return ""
}

// zone of the formation that target stands in, as the attacker sees it: front
// where his centre lies within the front arc of the target's (PIL-WALL-03).
func (g *Game) zone(attacker, target int32) int32 {
	if g.IsM(target, battle.Formation, 0) {
		return hook.Nil
	}
	dx, dy := g.M(attacker, battle.X)-g.M(target, battle.X), g.M(attacker, battle.Y)-g.M(target, battle.Y)
	along := int64(dx)*int64(g.M(target, battle.FaceX)) + int64(dy)*int64(g.M(target, battle.FaceY))
	if along*1000 > g.num().wall.arc*int64(battle.Length(dx, dy)) { // the front is 1000 long
		return g.words.front
	}
	return g.words.rear
}

// wallSave is what a formation adds to the save of a member: its bonus from the
// front (PIL-WALL-02), a penalty from the rear (PIL-WALL-03).
func (g *Game) wallSave(ev *hook.Event, s *Strike, t *resolve.Stack) {
	zone := g.zone(s.By, s.At)
	if zone == hook.Nil {
		return
	}
	for _, kind := range g.kinds(s.At) {
		if kind == 0 {
			continue
		}
		f := g.num().formations[kind]
		if zone == g.words.rear {
			t.Add(f.rear, "PIL-WALL-03", placeWall, "in formation, from the rear")
			continue
		}
		ev.F[hook.FormationSlot], ev.F[hook.Rank] = kind, g.M(s.At, battle.Rank)
		bonus, rule := g.frontBonus(s.At, kind, f)
		t.Add(int(g.R.Modify(ev, g.Points[pModifyFormationBonus], int32(bonus))), rule, placeWall, "in formation, from the front")
	}
}

// kinds of formation that m stands in, or stood in last; 0: no second one.
func (g *Game) kinds(m int32) [2]int32 {
	return [2]int32{g.M(m, battle.FormKind), g.M(m, battle.FormAlso)}
}

const placeWall = "core/pillage/wall.go"

// frontBonus is what a member of a formation has from the front, by its rank
// (PIL-WALL-02, PIL-WALL-04, PIL-WALL-05).
func (g *Game) frontBonus(m, kind int32, f formation) (int, string) {
	if !f.ranks {
		return f.front, "PIL-WALL-02"
	}
	if g.IsM(m, battle.Rank, 2) {
		return f.second, "PIL-WALL-04"
	}
	number := g.M(m, battle.Formation)
	for o := range g.Count() {
		if g.IsM(o, battle.Formation, number) && g.IsM(o, battle.Rank, 2) && g.Formed(o, kind) && g.Alive(o) {
			return f.first, "PIL-WALL-05"
		}
	}
	return f.front, "PIL-WALL-02"
}

// members of a formation, by ascending id.
func (g *Game) members(number int32) []int32 {
	var in []int32
	for m := range g.Count() {
		if number != 0 && g.IsM(m, battle.Formation, number) && g.Alive(m) {
			in = append(in, m)
		}
	}
	return in
}

// holdWall lets a formation go on as what it can still be.
func (g *Game) holdWall(number int32) {
	in := g.members(number)
	var kinds []int32
	for _, m := range in {
		for _, k := range g.kinds(m) {
			if k != 0 && !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
		}
	}
	for _, k := range kinds {
		g.holdKind(k, slices.DeleteFunc(slices.Clone(in), func(m int32) bool { return !g.Formed(m, k) }))
	}
}

// holdKind lets a formation of a kind go on with the largest group of its first
// rank that still touches and who touches that, and ends it where fewer of them
// than it needs have what it needs (PIL-WALL-01).
func (g *Game) holdKind(kind int32, in []int32) {
	d := g.num().formations[kind].decl
	var front, best []int32
	for _, m := range in {
		if g.IsM(m, battle.Rank, 1) {
			front = append(front, m)
		}
	}
	for _, m := range front {
		if group := g.touching(front, m); len(group) > len(best) {
			best = group
		}
	}
	if !g.num().wall.connected {
		best = slices.DeleteFunc(slices.Clone(front), func(m int32) bool { return len(g.touching(front, m)) < 2 })
	}
	armed := 0
	for _, m := range best {
		armed += int(b2i(g.lacks(d, m) == ""))
	}
	var stay []int32
	if armed < g.leastIn(d.ID, g.M(in[0], battle.SideOf)) {
		if !g.num().wall.few {
			return
		}
		g.explain("formation", "PIL-WALL-01", "broken: too few are left together")
	} else {
		stay = g.touching(in, best[0])
	}
	for _, m := range in {
		if !slices.Contains(stay, m) && !(slices.Contains(best, m) && len(stay) > 0) {
			g.fallOut(m, kind)
		}
	}
}

// fallOut takes m out of a formation of a kind; one that it is besides goes on.
func (g *Game) fallOut(m, kind int32) {
	switch also := g.M(m, battle.FormAlso); {
	case also == kind:
		g.SetM(m, battle.FormAlso, 0)
	case also != 0:
		g.SetM(m, battle.FormKind, also)
		g.SetM(m, battle.FormAlso, 0)
	default:
		g.SetM(m, battle.Formation, 0)
	}
}

// letGo ends what the formation of m cannot be while he uses a weapon: without
// the hand for his shield, or the spear (PIL-WALL-07).
func (g *Game) letGo(m int32, w *Weapon) {
	number := g.M(m, battle.Formation)
	if number == 0 {
		return
	}
	for _, kind := range g.kinds(m) {
		if kind == 0 || g.fitsKind(m, kind, w) {
			continue
		}
		g.explain("formation", "PIL-WALL-07", "broken by %s", g.Name(m))
		for _, o := range g.members(number) {
			if g.Formed(o, kind) {
				g.fallOut(o, kind)
			}
		}
	}
}

// closeUp lets the nearest man of the second rank take the place of a fallen one
// of the first, in the formation and in his fight (PIL-WALL-05). He does not
// strike in this stage; blows that are still to come may go at him.
func (g *Game) closeUp(m, number, fight int32) bool {
	if number == 0 || !g.IsM(m, battle.Rank, 1) {
		return false
	}
	next, near := hook.Nil, int32(0)
	for _, o := range g.members(number) {
		if g.IsM(o, battle.Rank, 2) && g.M(o, battle.HP) > 0 && g.IsM(o, battle.Fight, 0) && (g.num().wall.anybody || g.armedAs(o, m)) {
			if far := g.Centres(m, o); next < 0 || far < near {
				next, near = o, far
			}
		}
	}
	if next < 0 {
		return false
	}
	g.Put(next, g.M(m, battle.X), g.M(m, battle.Y))
	g.SetM(next, battle.Rank, 1)
	g.SetM(m, battle.Supporter, 0)
	g.explain("formation", "PIL-WALL-05", "%s steps up in the place of %s", g.Name(next), g.Name(m))
	if fight == 0 {
		return true
	}
	g.SetM(next, battle.Fight, fight)
	for i := range g.melee.turns {
		if t := &g.melee.turns[i]; t.target == m && g.num().wall.struck {
			t.target = next
		}
	}
	return true
}

// armedAs says whether o has what the formations of m need.
func (g *Game) armedAs(o, m int32) bool {
	for _, kind := range g.kinds(m) {
		if kind != 0 && g.lacks(g.num().formations[kind].decl, o) != "" {
			return false
		}
	}
	return true
}

// breakWall ends the formation of m, which did what a formation cannot do.
func (g *Game) breakWall(m int32, rule string) {
	if number := g.M(m, battle.Formation); rule == "PIL-WALL-06" && !g.num().wall.move {
		g.SetM(m, battle.Formation, 0) // he alone leaves it
		g.holdWall(number)
		return
	}
	for i, o := range g.members(g.M(m, battle.Formation)) {
		if i == 0 {
			g.explain("formation", rule, "broken by %s", g.Name(m))
		}
		g.SetM(o, battle.Formation, 0)
	}
}

// BreakWall is the word of its owner that a formation is over, in the movement
// stage (GAP-WALL-BREAK).
func (g *Game) BreakWall(m int32) error {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return err
	}
	switch {
	case g.M(m, battle.Formation) == 0:
		return illegal("PIL-WALL-01", "%s stands in no formation", g.Name(m))
	case !g.num().wall.owner:
		return illegal("PIL-WALL-01", "a formation is not broken by a word")
	}
	g.breakWall(m, "PIL-WALL-01")
	return nil
}

// leastIn is how many models of a side a formation needs.
func (g *Game) leastIn(kind string, side int32) int {
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.FormationSlot] = side, g.C.Lex.Sym(kind)
	return int(g.R.Modify(ev, g.Points[pModifyFormationMin], int32(g.Values.Int("rules.formation."+kind+".min", 1))))
}

// touching lists those of models that hang together with m, base to base.
func (g *Game) touching(models []int32, m int32) []int32 { return g.chain(models, m, 0) }

// chain lists those of models that hang together with m, each at most gap
// thousandths of an inch from another, base to base.
func (g *Game) chain(models []int32, m, gap int32) []int32 {
	group := []int32{m}
	for i := 0; i < len(group); i++ {
		for _, o := range models {
			if battle.Within(g.Between(group[i], o), gap) && !slices.Contains(group, o) {
				group = append(group, o)
			}
		}
	}
	return group
}
