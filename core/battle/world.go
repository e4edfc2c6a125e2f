package battle

import (
	"slices"

	"skald/core/hook"
)

// Fact answers a question about the table: the one switch behind every field
// and method of every view (hook.World).
func (b *Battle) Fact(r *hook.Run, ev *hook.Event, q *hook.Question, a, n int32) int32 {
	switch q.Op {
	case hook.OpField:
		return b.field(r, int(q.Arg), a)
	case hook.OpMethod:
		return b.method(r, ev, q, a, n)
	case hook.OpList:
		return int32(len(b.list(r, ev, q, a)))
	case hook.OpData:
		v := b.Values.At(int(q.X))
		if v.Origin.Placeholder {
			r.Guessed()
		}
		if v.Kind == Str {
			return b.C.Lex.Sym(v.Str)
		}
		return v.Num
	case hook.OpState:
		return b.StateOf(hook.Type(q.Arg), a, int(q.X))
	}
	return hook.Nil
}

func (b *Battle) field(r *hook.Run, f int, a int32) int32 {
	if a < 0 {
		return hook.Nil
	}
	switch f {
	case FID:
		return a + 1
	case FName:
		return b.C.Lex.Sym(b.Models[a].Name)
	case FSide:
		return b.M(a, SideOf)
	case FBand:
		return b.Models[a].Band
	case FFaction:
		return orNil(b.Models[a].Faction)
	case FTroop:
		return b.Models[a].Troop
	case FObject:
		return truth(b.Models[a].Object)
	case FMounted:
		return truth(b.Mounted(a))
	case FUnhorsed:
		return truth(b.Unhorsed(a))
	case FDismounted:
		return truth(b.IsM(a, Mount, Dismounted))
	case FHP:
		return b.M(a, HP)
	case FMaxHP:
		return b.M(a, MaxHP)
	case FAlive:
		return truth(b.Alive(a))
	case FCause:
		return orNil(b.M(a, OutCause))
	case FHidden:
		return truth(!b.IsM(a, Hidden, 0))
	case FClass:
		return b.C.classes[b.Game.Class(r, a)]
	case FMountClass:
		if !b.Mounted(a) {
			return hook.Nil
		}
		return b.C.classes[b.Game.MountClass(r, a)]
	case FWeapon:
		return b.Game.Weapon(r, a)
	case FX:
		return b.M(a, X)
	case FY:
		return b.M(a, Y)
	case FInMelee:
		return truth(!b.IsM(a, Fight, 0))
	case FMoved:
		return b.MovedNow(a)
	case FCharge:
		if b.This(a, ChargeTurn) {
			return a
		}
		return hook.Nil
	case FRaised:
		return truth(b.This(a, RaisedTurn))
	case FLoot:
		return b.M(a, Loot)
	case FAtLoot:
		return truth(b.Game.AtLoot(a))
	case FLit:
		return truth(b.Game.Lit(a))
	case FBurning:
		return truth(!b.IsM(a, LitTurn, 0))
	case FInside:
		return b.M(a, Inside) - 1 // below 0: there is none
	case FHandler:
		return b.M(a, PackOf) - 1
	case FLoose:
		return truth(!b.IsM(a, Loose, 0))
	case FHiddenIn:
		return b.M(a, HiddenIn) - 1
	case FAboard:
		return b.M(a, Aboard) - 1
	case FState:
		return a
	}
	return b.otherField(f, a)
}

func (b *Battle) otherField(f int, a int32) int32 {
	switch f {
	case FTarget:
		return b.M(a, ChargeTarget)
	case FDistance:
		return b.M(a, ChargeDistance)
	case FRoll:
		return b.M(a, ChargeRoll)
	case FReach:
		return b.M(a, ChargeReach)
	case FBonus:
		return truth(b.IsM(a, ChargeBonus, 1))
	case FContact:
		return truth(b.IsM(a, ChargeContact, 1))
	case FSideName:
		return b.C.Lex.Sym(b.Sides[a].Name)
	case FSideFaction:
		return orNil(b.Sides[a].Faction)
	case FFighters:
		return b.Game.Fighters(a)
	case FBandSide:
		return b.Home(a)
	case FNeutral:
		return truth(b.Sides[b.Home(a)].Neutral)
	case FLosses:
		return b.Losses(b.Home(a))
	case FInitiative:
		return truth(b.Is(FirstSide, b.Home(a)))
	case FSideState, FBattleState:
		return a
	case FGame:
		return b.C.Lex.Sym(b.C.Game)
	case FTurn:
		return b.Get(Turn)
	case FStage:
		return b.C.Lex.Sym(b.Game.StageName(int(b.Get(Stage))))
	case FWeather:
		return b.Get(Weather)
	case FMarkerX:
		return b.Get(VolleyX)
	case FMarkerY:
		return b.Get(VolleyY)
	case FMarkerLit:
		return truth(b.Game.LitAt(b.Get(VolleyX), b.Get(VolleyY)))
	case FNumber, FRound:
		return b.Game.FightFact(f, a)
	}
	return b.pieceField(f, a)
}

func (b *Battle) pieceField(f int, a int32) int32 {
	p := &b.Pieces[a]
	switch f {
	case FPieceID:
		return a + 1
	case FPieceName:
		return b.C.Lex.Sym(p.Name)
	case FPieceKind:
		return p.Kind
	case FPieceX:
		return b.Middle(a).X
	case FPieceY:
		return b.Middle(a).Y
	case FPieceBurning:
		return truth(!b.IsP(a, PLitTurn, 0))
	case FPieceValue:
		return p.Value
	}
	return hook.Nil
}

// ClassNames of the armour classes, in order.
var ClassNames = [3]string{"UA", "SA", "FA"}

func orNil(sym int32) int32 {
	if sym == 0 {
		return hook.Nil
	}
	return sym
}

// MovedNow is what a model spent on movement this turn, thousandths: on its own
// move, and on one that a rule gave it before that.
func (b *Battle) MovedNow(m int32) int32 {
	return b.OwnMove(m) + max(b.M(m, Went), 0)
}

// OwnMove is what a model spent on its own move this turn, thousandths.
func (b *Battle) OwnMove(m int32) int32 {
	if b.This(m, MovedTurn) {
		return b.M(m, Moved)
	}
	return 0
}

// Unhorsed says whether a model was a rider and has no horse now.
func (b *Battle) Unhorsed(m int32) bool { return !b.IsM(m, Mount, 0) && !b.IsM(m, Mount, 1) }

// Losses of a side: its models out of the game, objects left out.
func (b *Battle) Losses(side int32) int32 {
	n := int32(0)
	for m := range b.Count() {
		if b.M(m, SideOf) == side && !b.Alive(m) && !b.Models[m].Object {
			n++
		}
	}
	return n
}

func (b *Battle) method(r *hook.Run, ev *hook.Event, q *hook.Question, a, n int32) int32 {
	if q.Arg == MWeaponIs {
		return truth(b.IsItem(ev.F[hook.Weapon], q.X))
	}
	if q.Arg == MStraight {
		return truth(b.straight(a, n, r.Resolve(ev, hook.Path(q.X)), q.K))
	}
	if a < 0 {
		return hook.Nil
	}
	switch int(q.Arg) {
	case MHas:
		return truth(b.CarriesLike(a, q.X))
	case MWields:
		return truth(b.IsItem(b.Game.Weapon(r, a), q.X))
	case MCarried:
		return b.carried(a, b.C.Lex.Word(q.X))
	case MCount:
		return b.count(a, q.X)
	case MTagged:
		return truth(b.Pieces[a].Kind == q.X || b.Tagged(a, q.X))
	case MOn:
		return truth(b.StandsOn(a, q.X))
	case MFormation:
		return truth(b.Formed(a, q.X))
	case MNearest:
		return b.nearest(r, ev, q, a)
	case MInAura:
		return b.Bearer(a, q.K, func(m int32) bool { return b.fits(r, ev, b.C.Lex.Filter(q.X), a, m, "friend") })
	}
	if n < 0 {
		return hook.Nil
	}
	switch int(q.Arg) {
	case MDistance:
		if q.X == 1 {
			return b.FromPiece(a, n)
		}
		return b.Between(a, n)
	case MWithin:
		return truth(b.Covers(b.Between(a, n), q.X))
	case MTouches:
		return truth(b.Touch(a, n))
	case MSees:
		return truth(b.Game.Sees(a, n))
	case MFriend:
		return truth(b.M(a, SideOf) == b.M(n, SideOf))
	case MEnemy:
		return truth(b.Foes(a, n))
	}
	return hook.Nil
}

// IsItem says whether an item is another, or counts as it by like.
func (b *Battle) IsItem(item, other int32) bool {
	if item == other {
		return item >= 0
	}
	mask, bit := b.C.likes(other), b.C.ItemBit(item)
	return mask != nil && bit >= 0 && mask[bit/32]>>(bit%32)&1 != 0
}

// CarriesLike says whether a model carries an item, or one that counts as it.
func (b *Battle) CarriesLike(m, sym int32) bool {
	mask := b.C.likes(sym)
	if mask == nil {
		return false
	}
	for w := range mask {
		if mask[w] != 0 && uint32(b.M(m, itemsAt+w))&mask[w] != 0 {
			return true
		}
	}
	return false
}

func (b *Battle) carried(m int32, kind string) int32 {
	n := int32(0)
	for bit := range b.Items(m) {
		d := b.C.Item(b.C.Items[bit])
		if d.Kind == kind || d.Fields.Field("kind").Str == kind {
			n++
		}
	}
	return n
}

// Formed says whether a model stands in a formation of a kind.
func (b *Battle) Formed(m, kind int32) bool {
	return !b.IsM(m, Formation, 0) && (b.IsM(m, FormKind, kind) || b.IsM(m, FormAlso, kind))
}

// count of an item and of those that count as it.
func (b *Battle) count(m, sym int32) int32 {
	mask, n := b.C.likes(sym), 0
	if mask == nil {
		return 0
	}
	for bit := range b.Items(m) {
		if mask[bit/32]>>(bit%32)&1 != 0 {
			n += b.CountOf(m, bit)
		}
	}
	return int32(n)
}

// fits says whether m passes a filter, seen from the model or side `from`. That
// it is alive is asked last: only of models that matter do odds depend on it.
func (b *Battle) fits(r *hook.Run, ev *hook.Event, f hook.Filter, from, m int32, side string) bool {
	s := &b.Models[m]
	if s.Object != (f.Object == hook.Yes) && f.Troop != s.Troop {
		return false
	}
	if !b.shows(f.Hidden, m, from) {
		return false
	}
	home := ev.F[hook.SideSlot]
	if from >= 0 {
		home = b.M(from, SideOf)
	}
	if f.Side != "" {
		side = f.Side
	}
	if home >= 0 && (side == "friend" && b.M(m, SideOf) != home || side == "enemy" && !b.Against(m, home)) {
		return false
	}
	if f.Others && (m == from || m == ev.F[hook.OwnerSlot]) {
		return false
	}
	switch {
	case f.Troop != 0 && f.Troop != s.Troop,
		f.Faction != 0 && f.Faction != s.Faction,
		f.Has != 0 && !b.CarriesLike(m, f.Has),
		f.Without != 0 && b.CarriesLike(m, f.Without),
		f.Wields != 0 && !b.IsItem(b.Game.Weapon(r, m), f.Wields),
		!f.Foreign.Holds(!b.isHome(m, s.Faction)),
		!f.Mounted.Holds(b.Mounted(m)),
		!f.Unhorsed.Holds(b.Unhorsed(m)),
		!f.InMelee.Holds(!b.IsM(m, Fight, 0)),
		!f.Touches.Holds(from >= 0 && b.Touch(from, m)),
		!f.Visible.Holds(from < 0 || b.Game.Sees(from, m)),
		f.Within != 0 && from >= 0 && !b.Covers(b.Between(from, m), f.Within):
		return false
	}
	return b.Alive(m)
}

// shows says whether a filter wants a model by its being hidden. Without a word
// about it the hidden are left out; who only waits to be set up is left out where
// somebody looks around him, and stands in the lists of his band.
func (b *Battle) shows(want hook.Tri, m, from int32) bool {
	switch hidden := !b.IsM(m, Hidden, 0); want {
	case hook.Yes:
		return hidden
	case hook.No:
		return !hidden
	default:
		return !hidden || from < 0 && b.IsM(m, Hidden, Waiting)
	}
}

// list of models that answer a query, by ascending id.
func (b *Battle) list(r *hook.Run, ev *hook.Event, q *hook.Question, a int32) []int32 {
	var out []int32
	switch int(q.Arg) {
	case MPieces:
		return b.piecesOf(q.X, q.K)
	case MPiecesClear, MPiecesSafe:
		return slices.DeleteFunc(b.piecesOf(q.X, q.K), func(p int32) bool {
			return b.Game.PieceInZone(p, ev.F[hook.SideSlot], int(q.Arg) == MPiecesSafe)
		})
	}
	if int(q.Arg) == MBands {
		return b.bandsOf(a)
	}
	f := b.C.Lex.Filter(q.X)
	for m := range b.Count() {
		ok := false
		switch int(q.Arg) {
		case MModels:
			f := f
			if f.Hidden == hook.Either && b.IsM(m, Hidden, Waiting) { // it will be set up
				f.Hidden = hook.Yes
			}
			if q.K != 0 {
				ok = a >= 0 && b.ofGroup(m, a, q.K == OfBand) && b.fits(r, ev, f, hook.Nil, m, "any")
			} else {
				ok = b.fits(r, ev, f, hook.Nil, m, "friend")
			}
		case MChiefs:
			ok = a >= 0 && b.Models[m].Troop == b.C.chief && b.ofGroup(m, a, false)
		case MTouching:
			ok = a >= 0 && m != a && b.Touch(a, m) && b.fits(r, ev, f, a, m, "any")
		case MArchers:
			ok = b.M(m, Volley) != 0
		case MPieceModels:
			ok = a >= 0 && b.atPiece(a, m) && b.fits(r, ev, f, hook.Nil, m, "any")
		case MAura:
			ok = a >= 0 && b.Covers(b.Reach(a, m), q.K) && b.fits(r, ev, f, a, m, "friend")
		}
		if ok {
			out = append(out, m)
		}
	}
	return out
}

// Element of a list question (hook.World).
func (b *Battle) Element(r *hook.Run, ev *hook.Event, q *hook.Question, a int32, i int) int32 {
	l := b.list(r, ev, q, a)
	if i >= len(l) {
		return hook.Nil
	}
	return l[i]
}

// nearest model to a that passes the filter; of equally near ones the lowest id.
func (b *Battle) nearest(r *hook.Run, ev *hook.Event, q *hook.Question, a int32) int32 {
	best, at := hook.Nil, int32(0)
	f := b.C.Lex.Filter(q.X)
	for m := range b.Count() {
		if m == a || !b.fits(r, ev, f, a, m, "any") {
			continue
		}
		if d := b.Between(a, m); best < 0 || d < at {
			best, at = m, d
		}
	}
	return best
}

// Bearer is the nearest model in whose aura of n thousandths m stands, Nil when
// there is none; ok says who bears it.
func (b *Battle) Bearer(m, n int32, ok func(int32) bool) int32 {
	best, at := hook.Nil, int32(0)
	for o := range b.Count() {
		if !ok(o) {
			continue
		}
		if d := b.Reach(o, m); b.Covers(d, n) && (best < 0 || d < at) && b.Alive(o) { // asked last: see fits
			best, at = o, d
		}
	}
	return best
}

// Name of a model (hook.World).
func (b *Battle) Name(id int32) string {
	if id < 0 || int(id) >= len(b.Models) {
		return "nobody"
	}
	return b.Models[id].Name
}

// NameOf an object (hook.World).
func (b *Battle) NameOf(t hook.Type, id int32) string {
	switch {
	case t == hook.Piece && id >= 0:
		return b.Pieces[id].Name
	case (t == hook.Side || t == hook.Band) && id >= 0:
		return b.Sides[id].Name
	}
	return b.Name(id)
}

// SideOf a model (hook.World).
func (b *Battle) SideOf(m int32) int32 {
	if m < 0 {
		return hook.Nil
	}
	return b.M(m, SideOf)
}

// Perform an action (hook.World): the game knows how.
func (b *Battle) Perform(r *hook.Run, ev *hook.Event, a *hook.Ask) error {
	return b.Game.Perform(r, ev, a)
}

// chiefs of a side, or of a band, that have a talent, the fallen too while it
// outlives them (hasTalent).
func (b *Battle) chiefs(id, talent int32, band bool, out []int32) []int32 {
	for m := range b.Models {
		if len(b.Models[m].Talents) == 0 {
			continue
		}
		if m := int32(m); b.hasTalent(m, talent) && b.fightsFor(m, id, band) {
			out = append(out, m)
		}
	}
	return out
}
