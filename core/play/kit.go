package play

import (
	"slices"
	"strconv"

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
	Own     In    // keys of the game
}

// Adder is a game that adds models in its own way.
type Adder interface {
	AddKit(band int32, k Kit) (int32, error)
}

// AddKit adds a model to a band, unjudged: what is added stands there.
func (p *Play) AddKit(band int32, k Kit) (int32, error) {
	if a, ok := p.Rules.(Adder); ok {
		return a.AddKit(band, k)
	}
	return p.Enlist(band, k, [2]int32{500, 800})
}

// Describer is a game that tells of a model in its own way what its card shows
// behind name, troop and hit points.
type Describer interface{ Describe(m int32) []string }

// Placer is a game that finds a place for models that were told none.
type Placer interface{ FallIn(m int32) error }

// RaiseBand adds a band and the models of a list, all of it or nothing when it is
// carried out inside Order. Who was told no place gets one from the game.
func (p *Play) RaiseBand(info battle.SideInfo, list []Kit) (int32, error) {
	if info.Name == "" {
		info.Name = "band " + strconv.Itoa(len(p.Sides)+1)
	}
	band, ok := p.AddSide(info)
	if !ok {
		return band, fault.New("E-ARG", "there are 8 bands already").Suggest("battle {} lays a new table")
	}
	for _, k := range list {
		m, err := p.AddKit(band, k)
		if g, ok := p.Rules.(Placer); ok && err == nil && !k.Placed && !k.Waits {
			err = g.FallIn(m)
		}
		if err != nil {
			return band, err
		}
	}
	return band, nil
}

// Enlist adds the model itself: its troop, items, talents, hit points and place.
// radius of its base on foot and mounted, thousandths of an inch.
func (p *Play) Enlist(band int32, k Kit, radius [2]int32) (int32, error) {
	d := p.C.Get("troop", k.Troop)
	if d == nil {
		return 0, p.C.Unknown("troop", k.Troop)
	}
	faction := p.Sides[band].Faction
	if k.Faction != "" {
		f := p.C.Get("faction", k.Faction)
		if f == nil {
			return 0, p.C.Unknown("faction", k.Faction)
		}
		faction = f.Sym
	}
	s := battle.Static{Name: k.Name, Troop: d.Sym, Faction: faction, Band: band, Object: d.Fields.Field("object").IsTrue(), Radius: radius}
	for _, t := range k.Talents {
		td := p.C.Get("talent", t)
		if td == nil {
			return 0, p.C.Unknown("talent", t)
		}
		s.Talents = append(s.Talents, td.Sym)
	}
	for _, it := range k.Items {
		if p.C.Item(it) == nil {
			return 0, p.C.Unknown("item", it)
		}
	}
	if s.Name == "" {
		s.Name = p.FreeName(d.Title.En)
	}
	if slices.ContainsFunc(p.Models, func(o battle.Static) bool { return o.Name == s.Name }) {
		return 0, fault.New("E-ARG", "a model is called %q already", s.Name)
	}
	m := p.Battle.AddModel(s, p.Home(band))
	key := "rules.troop." + k.Troop + "."
	hp := int32(p.Values.Int(key+"hp", 1))
	if k.HP > 0 {
		hp = k.HP
	}
	p.SetM(m, battle.HP, hp)
	p.SetM(m, battle.MaxHP, max(hp, int32(p.Values.Int(key+"hp", int(hp)))))
	p.SetM(m, battle.AttacksOf, int32(p.Values.Int(key+"attacks", 1)))
	p.SetM(m, battle.X, k.X)
	p.SetM(m, battle.Y, k.Y)
	for _, it := range k.Items {
		sym := p.C.Lex.Sym(it)
		if p.Has(m, sym) {
			p.CarrySecond(m, sym)
		}
		p.Carry(m, sym, true)
		if p.C.Item(it).Fields.Field("moves_as").Str == "cavalry" {
			lost := int32(0)
			if k.Lost {
				lost = 1
			}
			p.SetM(m, battle.Mount, 1+lost)
		}
	}
	return m, nil
}

// FreeName numbers models of a title: "Warrior", "Warrior 2" ...
func (p *Play) FreeName(title string) string {
	taken := func(n string) bool {
		return slices.ContainsFunc(p.Models, func(s battle.Static) bool { return s.Name == n })
	}
	if !taken(title) {
		return title
	}
	for i := 2; ; i++ {
		if n := title + " " + strconv.Itoa(i); !taken(n) {
			return n
		}
	}
}

// Plain is what a game answers that has no such thing, for games to embed: they
// write their own where they have. It keeps what an order under way knows beside
// the facts, a T whose lists nobody writes to unless it has a method Clone() T, and
// who left the game in the order.
type Plain[T any] struct {
	Under T
	out   []int32
}

// put is a Plain put aside.
type put[T any] struct {
	under T
	out   []int32
}

// Left notes that a model left the game in the present order.
func (x *Plain[T]) Left(m int32) { x.out = append(x.out, m) }

// Clean forgets what is under way.
func (x *Plain[T]) Clean() { x.Under, x.out = *new(T), x.out[:0] }

// Ready does nothing.
func (x *Plain[T]) Ready() {}

// InForce leaves the handlers in their order.
func (x *Plain[T]) InForce([][]*hook.Handler) {}

// Keep copies what is under way.
func (x *Plain[T]) Keep(any) any { return put[T]{cloned(x.Under), slices.Clone(x.out)} }

// Resume goes on with a copy.
func (x *Plain[T]) Resume(kept any) {
	k := kept.(put[T])
	x.Under, x.out = cloned(k.under), append(x.out[:0], k.out...)
}

func cloned[T any](v T) T {
	if c, ok := any(v).(interface{ Clone() T }); ok {
		return c.Clone()
	}
	return v
}

// UnderWay adds nothing: who left belongs to the result.
func (x *Plain[T]) UnderWay(out []int32) []int32 { return out }

// Gone lists who left.
func (x *Plain[T]) Gone() []int32 { return slices.Clip(x.out) }

// Class of a model: all are alike.
func (x *Plain[T]) Class(*hook.Run, int32) int32 { return 0 }

// MountClass of a horse: all are alike.
func (x *Plain[T]) MountClass(*hook.Run, int32) int32 { return 0 }

// Fighters of a band are not counted.
func (x *Plain[T]) Fighters(int32) int32 { return 0 }

// PieceInZone is false: there are no zones.
func (x *Plain[T]) PieceInZone(int32, int32, bool) bool { return false }

// Weapon in hand: none in particular.
func (x *Plain[T]) Weapon(*hook.Run, int32) int32 { return 0 }

// WeatherTouches everybody.
func (x *Plain[T]) WeatherTouches(*hook.Run, *hook.Event, int32) bool { return true }

// Sees is true: nothing hides anybody.
func (x *Plain[T]) Sees(int32, int32) bool { return true }

// AtLoot is false: there is none.
func (x *Plain[T]) AtLoot(int32) bool { return false }

// Lit is false: there is no night.
func (x *Plain[T]) Lit(int32) bool { return false }

// LitAt is false.
func (x *Plain[T]) LitAt(int32, int32) bool { return false }

// StageName of a stage: none.
func (x *Plain[T]) StageName(int) string { return "" }

// FightFact of a fight: none.
func (x *Plain[T]) FightFact(int, int32) int32 { return 0 }

// TalentsEnd is false: talents outlive who has them.
func (x *Plain[T]) TalentsEnd() bool { return false }

// AuraFromEdge is false: auras begin in the middle of a base.
func (x *Plain[T]) AuraFromEdge() bool { return false }

// Epsilon is the tolerance of the grid.
func (x *Plain[T]) Epsilon() int32 { return battle.Tolerance }

// SetAsked carries out ev:set, which every game takes; false for any other
// request.
func (p *Play) SetAsked(a *hook.Ask) bool {
	if a.Op != hook.AskSet {
		return false
	}
	m, o := a.Objects()
	v := a.N
	if p.C.States[a.M].Type == hook.Model {
		if v = o; a.N == hook.Nil {
			v = hook.Nil
		}
	}
	p.SetState(hook.Type(a.Key), m, int(a.M), v)
	if p.R.Log != nil {
		p.Explain("state", a.H.Rule.ID, "%s is set", p.C.States[a.M].Name)
	}
	return true
}

// Fact reads a fact of the game: of a model, a side, or the battle (id 0).
func (p *Play) Fact(of hook.Type, id int32, name string) int32 {
	return p.StateOf(of, id, p.C.State(name))
}

// SetFact writes it.
func (p *Play) SetFact(of hook.Type, id int32, name string, v int32) {
	p.SetState(of, id, p.C.State(name), v)
}
