package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/resolve"
)

// Form makes a formation of models on foot (PIL-WALL-01): enough of them, each
// with what the formation needs, all in one group whose bases touch. front is a
// point of the compass, in degrees (0 north, 90 east).
func (g *Game) Form(kind string, models []int32, fx, fy int32) error {
	d := g.C.Get("formation", kind)
	if d == nil {
		return g.C.Unknown("formation", kind)
	}
	if len(models) == 0 {
		return illegal("PIL-WALL-01", "no models to form up")
	}
	if err := g.carry("movement", g.M(models[0], battle.SideOf)); err != nil {
		return err
	}
	models = slices.Clone(models)
	slices.Sort(models)
	models = slices.Compact(models)
	side := g.M(models[0], battle.SideOf)
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.FormationSlot] = side, d.Sym
	if err := refused(g.R.Can(ev, g.Points[pCanForm]), d.Title.En); err != nil {
		return err
	}
	least := g.leastIn(kind, side)
	for _, m := range models {
		if err := g.mayStand(d, side, m); err != nil {
			return err
		}
	}
	if len(models) < least {
		return illegal("PIL-WALL-01", "%d models, at least %d are needed", len(models), least)
	}
	if len(g.touching(models, models[0])) < len(models) {
		return illegal("PIL-WALL-01", "the models do not all touch in one group")
	}
	number := int32(0)
	var left []int32
	for m := range g.Count() {
		number = max(number, g.M(m, battle.Formation))
	}
	for _, m := range models {
		left = append(left, g.M(m, battle.Formation))
		g.SetM(m, battle.Formation, number+1)
		g.SetM(m, battle.FormKind, d.Sym)
		g.SetM(m, battle.Rank, 1)
		g.SetM(m, battle.FaceX, fx)
		g.SetM(m, battle.FaceY, fy)
	}
	for _, f := range left { // a formation that members have left
		g.holdWall(f)
	}
	return nil
}

// mayStand checks one model of a formation that is about to be formed.
func (g *Game) mayStand(d *battle.Decl, side, m int32) error {
	switch {
	case !g.Alive(m) || g.M(m, battle.SideOf) != side:
		return illegal("PIL-WALL-01", "%s cannot stand in it", g.Name(m))
	case g.Mounted(m):
		return illegal("PIL-WALL-01", "%s rides", g.Name(m))
	case g.This(m, battle.SkipTurn) || g.This(m, battle.SkipMoveTurn):
		return illegal("PIL-WALL-01", "%s does not move this turn", g.Name(m))
	}
	if w := g.inHand(m); !g.free(m, w) {
		return illegal("PIL-WALL-07", "%s has the %s in hand and no hand for a shield", g.Name(m), w.ID)
	}
	for _, need := range d.Fields.Field("needs").Words() {
		if !g.Has(m, g.C.Lex.Sym(need)) {
			return illegal("PIL-WALL-01", "%s has no %s", g.Name(m), need)
		}
	}
	return nil
}

// zone of the formation that target stands in, as the attacker sees it: front
// where his centre lies before the line through the target's (PIL-WALL-03).
func (g *Game) zone(attacker, target int32) int32 {
	if g.IsM(target, battle.Formation, 0) {
		return hook.Nil
	}
	dx, dy := g.M(attacker, battle.X)-g.M(target, battle.X), g.M(attacker, battle.Y)-g.M(target, battle.Y)
	if int64(dx)*int64(g.M(target, battle.FaceX))+int64(dy)*int64(g.M(target, battle.FaceY)) > 0 {
		return g.words.front
	}
	return g.words.rear
}

// wallSave is what a formation adds to the save of a member: its bonus from the
// front (PIL-WALL-02), a penalty from the rear (PIL-WALL-03).
func (g *Game) wallSave(ev *hook.Event, s *Strike, t *resolve.Stack) {
	f := g.num().formations[g.M(s.At, battle.FormKind)]
	switch g.zone(s.By, s.At) {
	case g.words.front:
		ev.F[hook.FormationSlot], ev.F[hook.Rank] = g.M(s.At, battle.FormKind), g.M(s.At, battle.Rank)
		t.Add(int(g.R.Modify(ev, g.Points[pModifyFormationBonus], int32(f.front))), "PIL-WALL-02", placeWall, "in formation, from the front")
	case g.words.rear:
		t.Add(f.rear, "PIL-WALL-03", placeWall, "in formation, from the rear")
	}
}

const placeWall = "core/pillage/wall.go"

// holdWall lets a formation go on with the largest group of its members that
// still touch, and ends it where they are fewer than it needs (PIL-WALL-01).
func (g *Game) holdWall(number int32) {
	if number == 0 {
		return
	}
	var in, best []int32
	for m := range g.Count() {
		if g.IsM(m, battle.Formation, number) && g.Alive(m) {
			in = append(in, m)
		}
	}
	if len(in) == 0 {
		return
	}
	least := g.leastIn(g.C.Lex.Word(g.M(in[0], battle.FormKind)), g.M(in[0], battle.SideOf))
	for _, m := range in {
		if group := g.touching(in, m); len(group) > len(best) {
			best = group
		}
	}
	if len(best) < least {
		best = nil
		g.explain("formation", "PIL-WALL-01", "broken: fewer than %d are left together", least)
	}
	for _, m := range in {
		if !slices.Contains(best, m) {
			g.SetM(m, battle.Formation, 0)
		}
	}
}

// breakWall ends the formation of m, which did what a formation cannot do.
func (g *Game) breakWall(m int32, rule string) {
	number := g.M(m, battle.Formation)
	if number == 0 {
		return
	}
	g.explain("formation", rule, "broken by %s", g.Name(m))
	for o := range g.Count() {
		if g.IsM(o, battle.Formation, number) {
			g.SetM(o, battle.Formation, 0)
		}
	}
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
