package pillage

import (
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
	side := g.M(models[0], battle.SideOf)
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.FormationSlot] = side, d.Sym
	if err := refused(g.R.Can(ev, g.Points[pCanForm]), d.Title.En); err != nil {
		return err
	}
	least := int(g.R.Modify(ev, g.Points[pModifyFormationMin], int32(g.Values.Int("rules.formation."+kind+".min", 1))))
	for _, m := range models {
		switch {
		case !g.Alive(m) || g.M(m, battle.SideOf) != side:
			return illegal("PIL-WALL-01", "%s cannot stand in it", g.Name(m))
		case g.Mounted(m):
			return illegal("PIL-WALL-01", "%s rides", g.Name(m))
		}
		for _, need := range d.Fields.Field("needs").Words() {
			if !g.Has(m, g.C.Lex.Sym(need)) {
				return illegal("PIL-WALL-01", "%s has no %s", g.Name(m), need)
			}
		}
	}
	if len(models) < least {
		return illegal("PIL-WALL-01", "%d models, at least %d are needed", len(models), least)
	}
	if !g.connected(models) {
		return illegal("PIL-WALL-01", "the models do not all touch in one group")
	}
	if err := g.carry("movement", side); err != nil {
		return err
	}
	number := int32(0)
	for m := range g.Count() {
		number = max(number, g.M(m, battle.Formation))
	}
	for _, m := range models {
		g.SetM(m, battle.Formation, number+1)
		g.SetM(m, battle.FormKind, d.Sym)
		g.SetM(m, battle.Rank, 1)
		g.SetM(m, battle.FaceX, fx)
		g.SetM(m, battle.FaceY, fy)
	}
	return nil
}

func (g *Game) connected(models []int32) bool {
	seen := map[int32]bool{models[0]: true}
	for grown := true; grown; {
		grown = false
		for _, m := range models {
			for _, o := range models {
				if seen[m] && !seen[o] && g.Touch(m, o) {
					seen[o], grown = true, true
				}
			}
		}
	}
	return len(seen) == len(models)
}

// zone of the formation that target stands in, as the attacker sees it: front
// where his centre lies before the line through the target's (PIL-WALL-03).
func (g *Game) zone(attacker, target int32) int32 {
	if g.M(target, battle.Formation) == 0 {
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
	switch g.zone(s.By, s.At) {
	case g.words.front:
		key := "rules.formation." + g.C.Lex.Word(g.M(s.At, battle.FormKind)) + ".save_bonus"
		ev.F[hook.FormationSlot], ev.F[hook.Rank] = g.M(s.At, battle.FormKind), g.M(s.At, battle.Rank)
		t.Add(int(g.R.Modify(ev, g.Points[pModifyFormationBonus], int32(g.Values.Int(key, 0)))), "PIL-WALL-02", "core/pillage/wall.go", "in formation, from the front")
	case g.words.rear:
		key := "rules.formation." + g.C.Lex.Word(g.M(s.At, battle.FormKind)) + ".rear"
		t.Add(g.Values.Int(key, 0), "PIL-WALL-03", "core/pillage/wall.go", "in formation, from the rear")
	}
}
