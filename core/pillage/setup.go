package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Kit is what a new model brings.
type Kit = play.Kit

// AddModel puts a model on the table, unjudged: what is added stands there.
// Whether a band may be fielded so is what Muster says.
func (g *Game) AddModel(band int32, k Kit) (int32, error) {
	var radius [2]int32
	if d := g.C.Get("troop", k.Troop); d != nil {
		radius = g.bases(d)
	}
	m, err := g.Enlist(band, k, radius)
	if err != nil {
		return m, err
	}
	g.SetM(m, battle.Loot, k.Loot)
	if k.Waits {
		g.SetM(m, battle.Hidden, battle.Waiting)
	}
	g.stepAboard(m)
	g.Refresh() // its talents count from now on
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.Home(band)
	g.R.On(ev, g.Points[pOnModelCreated])
	if g.R.Err == nil {
		return m, g.addPacks(m)
	}
	return m, g.R.Err
}

// bases of a troop on foot and mounted, as radii (PIL-GEN-02).
func (g *Game) bases(d *battle.Decl) [2]int32 {
	foot := "infantry"
	if b := d.Fields.Field("base").Str; b != "" {
		foot = b
	}
	return [2]int32{g.Values.Num("rules.geometry.bases."+foot, 1000) / 2, g.Values.Num("rules.geometry.bases.cavalry", 1600) / 2}
}

// Wield chooses the melee weapon of a model until another is chosen
// (PIL-GEN-10): one it carries, or the improvised weapon that everybody has.
func (g *Game) Wield(m int32, id string) error {
	d := g.C.Get("weapon", id)
	if d == nil {
		return g.C.Unknown("weapon", id)
	}
	w := g.num().weapons[d.Sym]
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case !g.Has(m, d.Sym) && w != g.num().unarmed:
		return illegal("PIL-GEN-01", "%s carries no %s", g.Name(m), id)
	case !w.Melee:
		return illegal("PIL-SHOOT-14", "the %s is no melee weapon", id)
	}
	g.letGo(m, w)
	g.SetM(m, battle.Wield, d.Sym)
	return nil
}

// WeaponOf finds a weapon of the table by id.
func (g *Game) WeaponOf(id string) (*Weapon, error) {
	d := g.C.Get("weapon", id)
	if d == nil {
		return nil, g.C.Unknown("weapon", id)
	}
	return g.num().weapons[d.Sym], nil
}
