package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
)

// Kit is what a new model brings.
type Kit struct {
	Name    string
	Troop   string
	Faction string   // "" : of its band
	Items   []string // ids of weapons, armour and gear
	Talents []string
	X, Y    int32
	HP      int32 // 0: of the troop
	Loot    int32 // value carried
	Lost    bool  // its horse is lost: an unhorsed rider
	Waits   bool  // it is not set up yet
	Placed  bool  // X and Y were told
}

// AddModel puts a model on the table, unjudged: what is added stands there.
// Whether a band may be fielded so is what Muster says.
func (g *Game) AddModel(band int32, k Kit) (int32, error) {
	d := g.C.Get("troop", k.Troop)
	if d == nil {
		return 0, g.C.Unknown("troop", k.Troop)
	}
	faction := g.Sides[band].Faction
	if k.Faction != "" {
		f := g.C.Get("faction", k.Faction)
		if f == nil {
			return 0, g.C.Unknown("faction", k.Faction)
		}
		faction = f.Sym
	}
	s := battle.Static{Name: k.Name, Troop: d.Sym, Faction: faction, Band: band,
		Object: d.Fields.Field("object").IsTrue(), Radius: g.bases(d)}
	for _, t := range k.Talents {
		td := g.C.Get("talent", t)
		if td == nil {
			return 0, g.C.Unknown("talent", t)
		}
		s.Talents = append(s.Talents, td.Sym)
	}
	for _, it := range k.Items {
		if g.C.Item(it) == nil {
			return 0, g.C.Unknown("item", it)
		}
	}
	if s.Name == "" {
		s.Name = g.freeName(d.Title.En)
	}
	for _, other := range g.Models {
		if other.Name == s.Name {
			return 0, fault.New("E-ARG", "a model is called %q already", s.Name)
		}
	}
	m := g.Battle.AddModel(s, g.Home(band))
	key := "rules.troop." + k.Troop + "."
	hp := int32(g.Values.Int(key+"hp", 1))
	if k.HP > 0 {
		hp = k.HP
	}
	g.SetM(m, battle.HP, hp)
	g.SetM(m, battle.MaxHP, max(hp, int32(g.Values.Int(key+"hp", int(hp)))))
	g.SetM(m, battle.AttacksOf, int32(g.Values.Int(key+"attacks", 1)))
	g.SetM(m, battle.Loot, k.Loot)
	if k.Waits {
		g.SetM(m, battle.Hidden, battle.Waiting)
	}
	g.SetM(m, battle.X, k.X)
	g.SetM(m, battle.Y, k.Y)
	g.stepAboard(m)
	for _, it := range k.Items {
		if g.Has(m, g.C.Lex.Sym(it)) {
			g.CarrySecond(m, g.C.Lex.Sym(it))
		}
		g.Carry(m, g.C.Lex.Sym(it), true)
		if item := g.C.Item(it); item.Fields.Field("moves_as").Str == "cavalry" {
			g.SetM(m, battle.Mount, 1+b2i(k.Lost))
		}
	}
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

// freeName numbers models of a title: "Warrior", "Warrior 2" ...
func (g *Game) freeName(title string) string {
	taken := func(n string) bool {
		return slices.ContainsFunc(g.Models, func(s battle.Static) bool { return s.Name == n })
	}
	if !taken(title) {
		return title
	}
	for i := 2; ; i++ {
		if n := title + " " + itoa(i); !taken(n) {
			return n
		}
	}
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
