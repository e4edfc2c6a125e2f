package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
	"skald/core/trace"
)

// purpose of an armour class: what it decides.
type purpose uint8

const (
	toHit purpose = iota
	toSave
	toMove
)

// class of a model or its horse, an index into UA, SA, FA (PIL-GEN-08): the
// number of worn pieces that have a class, a helmet being none (PIL-GEN-09).
// idle takes away a shield that cannot be used at the moment: it still weighs
// for movement, but neither deters blows nor saves.
func (g *Game) class(m int32, why purpose, mount, idle bool) int {
	n := g.num()
	c := n.mountClass
	if !mount {
		c = g.worn(m, idle && n.idle[why])
	}
	p := g.Points[pModifyArmourClass]
	if len(g.R.Active[p.Num]) == 0 {
		return c
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot] = m
	ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
	ev.F[hook.Purpose] = [...]int32{g.words.hit, g.words.save, g.words.move}[why]
	if mount {
		ev.F[hook.Part] = g.words.mount
	} else if g.Mounted(m) {
		ev.F[hook.Part] = g.words.rider
	}
	return int(g.R.Modify(ev, p, int32(c)))
}

func (g *Game) worn(m int32, idle bool) int {
	if own := g.troopOf(m).class; own >= 0 {
		return own
	}
	pieces := 0
	for _, p := range g.armour() {
		if g.HasBit(m, p.bit) && !(idle && p.shield) {
			pieces++
		}
	}
	return g.num().byPieces[min(pieces, 2)]
}

// piece of armour that has a class.
type piece struct {
	bit    int
	shield bool
}

// armour lists the items that count for the class.
func (g *Game) armour() []piece {
	if g.pieces == nil {
		g.pieces = []piece{}
		for bit, id := range g.C.Items {
			if d := g.C.Get("armour", id); d != nil && d.Fields.Field("class").Kind == battle.Str {
				g.pieces = append(g.pieces, piece{bit, d.Is("shield")})
			}
		}
	}
	return g.pieces
}

func (g *Game) troop(m int32) *battle.Decl { return g.troopOf(m).decl }

// troopOf is the profile of a model, read once from the tables.
func (g *Game) troopOf(m int32) *profile { return g.num().troops[g.Models[m].Troop] }

// profile of a troop as the core reads it.
type profile struct {
	decl     *battle.Decl
	class    int  // its own class, -1: by what it wears
	noSave   bool // it never saves
	saveRule string
	immune   bool // it never tests morale
	melee    int  // how many melee weapons it may have, -1: any number

	rides    bool  // it moves as cavalry without a horse
	move     int32 // its allowance, thousandths of an inch; 0: by class
	led      bool  // it moves only from contact with a friend
	halted   bool  // it crosses no obstacle
	civilian bool  // it is no fighter: the limits of a band do not count it
}

func readProfile(v *battle.Values, d *battle.Decl) *profile {
	key := "rules.troop." + d.ID + "."
	p := &profile{decl: d, class: -1, immune: v.Word(key+"morale", "") == "immune", noSave: !v.Flag(key+"saves", true),
		saveRule: d.Fields.Field("saves").Origin.Rule, melee: v.Int(key+"melee_weapons", -1)}
	if v.Flag(key+"animal", false) && !v.Flag("rules.animal.can_save", false) {
		p.noSave, p.saveRule = true, "PIL-HIT-03"
	}
	p.rides, p.move = v.Word(key+"moves_as", "") == "cavalry", v.Num(key+"move", 0)
	p.led, p.halted = v.Word(key+"contact", "none") == "start", !v.Flag(key+"obstacles", true)
	p.civilian = !v.Flag(key+"fighter", true)
	if own := v.Get(key + "class"); own.Kind == battle.Str {
		p.class = classIndex(own.Str)
	}
	return p
}

// Class by what a model has in use now (battle.Game): a shield behind a
// two-handed weapon counts for nothing in melee.
func (g *Game) Class(_ *hook.Run, m int32) int32 {
	return int32(g.class(m, toHit, false, g.shieldIdle(m, g.inHand(m), g.words.melee)))
}

// MountClass of a model's horse (battle.Game).
func (g *Game) MountClass(_ *hook.Run, m int32) int32 { return int32(g.class(m, toHit, true, false)) }

// shieldIdle says whether the shield of m cannot be used: in melee while its
// hands are full (PIL-GEAR-15, PIL-WEAPON-12), under fire while it carries a
// missile weapon of two hands (PIL-SHOOT-17).
func (g *Game) shieldIdle(m int32, w *Weapon, kind int32) bool {
	if g.torchBlocks(m, "shield") || kind == g.words.melee && g.disarmed(m) {
		return true
	}
	if kind == g.words.melee {
		hands := 2 - g.gearHands(m)
		if !g.This(m, battle.RaisedTurn) { // who raises his shield has it in hand
			hands -= g.hands(m, w)
		}
		return hands < 1
	}
	for bit := range g.Items(m) {
		if w := g.num().byBit[bit]; w != nil && w.ShieldIdle {
			return true
		}
	}
	return false
}

// row of the table that a weapon uses in the hands of m: that of another
// weapon for a rider's axe (PIL-WEAPON-12).
func (g *Game) row(m int32, w *Weapon) *Weapon {
	if w.RiderLike != "" && g.Mounted(m) {
		return g.num().weapons[g.C.Lex.Sym(w.RiderLike)]
	}
	return w
}

// rowOf is the row of the table for an attack: what is thrown may count as
// another weapon then.
func (g *Game) rowOf(s *Strike) *Weapon {
	if s.Weapon.Thrown != nil && s.Kind != g.words.melee {
		return s.Weapon.Thrown
	}
	return g.row(s.By, s.Weapon)
}

// hands that a melee weapon takes. The improvised weapon takes none: it is what
// is left to strike with where shield and standard fill the hands (PIL-GEAR-03).
func (g *Game) hands(m int32, w *Weapon) int {
	if w == nil || w == g.num().unarmed {
		return 0
	}
	return g.row(m, w).Hands
}

// gearHands is how many hands gear takes that is always in use: a standard, a
// horn. What a torch blocks stands in a list of its own.
func (g *Game) gearHands(m int32) int {
	n := 0
	for bit := range g.Items(m) {
		n += g.num().gearHands[bit]
	}
	return n
}

// Weapon that m would use in melee now, a symbol (battle.Game).
func (g *Game) Weapon(_ *hook.Run, m int32) int32 { return g.inHand(m).Sym }

// inHand is the melee weapon of a model: the one chosen for this round of its
// fight, else the one it was told to wield, else its only one, else the
// improvised weapon that everybody has (PIL-WEAPON-09). With several it is the
// first by the order of the lists; in a shield wall the first that leaves a
// hand for the shield (PIL-WALL-07). Whoever holds a torch strikes with that.
func (g *Game) inHand(m int32) *Weapon {
	n := g.num()
	if g.torchBlocks(m, "melee") { // PIL-TORCH-03
		return n.unarmed
	}
	for _, u := range g.using {
		if u.model == m {
			return u.weapon
		}
	}
	if g.disarmed(m) {
		return n.unarmed
	}
	if told := g.M(m, battle.Wield); told != 0 {
		if w := n.weapons[told]; w != nil && (g.Has(m, w.Sym) || w == n.unarmed) {
			return w
		}
	}
	for bit := range g.Items(m) {
		if w := n.byBit[bit]; w != nil && w.Melee && g.fitsWall(m, w) {
			return w
		}
	}
	return n.unarmed
}

// inUse is a weapon chosen for the present round of a fight.
type inUse struct {
	model  int32
	weapon *Weapon
}

// fitsWall says whether m can use a weapon without letting go of what its place
// in a formation needs (PIL-WALL-07).
func (g *Game) fitsWall(m int32, w *Weapon) bool {
	if g.IsM(m, battle.Formation, 0) {
		return true
	}
	for _, kind := range g.kinds(m) {
		if kind != 0 && !g.fitsKind(m, kind, w) {
			return false
		}
	}
	return true
}

// fitsKind says whether m can use a weapon in a formation of a kind. Where that
// needs shields, he keeps a hand for his own; where it needs a weapon that he
// carries, he strikes with that one, and throws only with the hand beside it.
func (g *Game) fitsKind(m, kind int32, w *Weapon) bool {
	f := g.num().formations[kind]
	if f.shield && !g.free(m, w) {
		return false
	}
	for _, need := range f.weapons {
		if !g.CarriesLike(m, need) || g.IsItem(w.Sym, need) {
			continue
		}
		if w.Melee || w == g.num().unarmed || g.hands(m, w)+g.hands(m, g.num().weapons[need])+g.gearHands(m) > 2 {
			return false
		}
	}
	return true
}

// free says whether a weapon leaves m a hand for the shield that he carries.
func (g *Game) free(m int32, w *Weapon) bool {
	return !g.Has(m, g.words.shield) || g.hands(m, w)+g.gearHands(m) < 2
}

// cause of a wound.
type cause struct {
	word     int32
	byWeapon bool
}

// wound takes one hit point (PIL-GEN-06) unless a rule answers it; a model at 0
// leaves the game (PIL-GEN-05) at the end of the step, or at once outside one.
// It returns the rule that cancelled the wound, nil when it counts.
func (g *Game) wound(attacker, target int32, part int32, c cause, fight int32) *hook.Rule {
	return g.harm(attacker, target, part, c, fight, false)
}

// harm is wound; all: of every hit point that is left.
func (g *Game) harm(attacker, target int32, part int32, c cause, fight int32, all bool) *hook.Rule {
	p := g.Points[pModifyWound]
	for pass := 0; ; pass++ {
		var by *hook.Rule
		redirect, cancelled := hook.Nil, false
		if len(g.R.Active[p.Num]) > 0 {
			ev := g.begin()
			ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Part] = attacker, target, part
			ev.F[hook.Cause], ev.F[hook.ByWeapon] = c.word, b2i(c.byWeapon)
			ev.F[hook.SideSlot], ev.F[hook.FightSlot] = g.M(target, battle.SideOf), orNil(fight)
			by, redirect, cancelled = g.R.Protect(ev, p, g.loss(target, all), pass < g.num().redirects)
			g.end()
		}
		if cancelled {
			return by
		}
		if redirect < 0 || !g.Alive(redirect) {
			break
		}
		target = redirect // offered to the receiver's protections
	}
	n := g.loss(target, all)
	left := g.M(target, battle.HP) - n
	if n == 0 || left < 0 {
		return nil // out already, its removal is due
	}
	g.SetM(target, battle.HP, left)
	g.Tell(battle.Bled, target, int(n))
	if g.R.Log != nil {
		g.note("wound", "%s: %d of %d hp left", g.Name(target), left, g.M(target, battle.MaxHP))
	}
	if left == 0 {
		g.killers = append(g.killers, killed{target, attacker, c.word})
	}
	g.tellWound(attacker, target, part, c, fight)
	return nil
}

// tellWound tells the rules that a model has lost hit points.
func (g *Game) tellWound(attacker, target, part int32, c cause, fight int32) {
	p := g.Points[pOnWounded]
	if len(g.R.Active[p.Num]) == 0 {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Part] = attacker, target, part
	ev.F[hook.Cause], ev.F[hook.ByWeapon] = c.word, b2i(c.byWeapon)
	ev.F[hook.SideSlot], ev.F[hook.FightSlot] = g.M(target, battle.SideOf), orNil(fight)
	g.R.On(ev, p)
}

// perish is an end that no save holds up: out of the game whatever its hit
// points, unless a rule answers the harm (GAP-LETHAL-FALL).
func (g *Game) perish(m, by, why int32) {
	g.harm(by, m, hook.Nil, cause{why, false}, 0, why != g.words.fall || g.num().push.fallKills)
	g.removeFallen()
}

// loss is how many hit points harm takes.
func (g *Game) loss(m int32, all bool) int32 {
	if all {
		return max(g.M(m, battle.HP), 0)
	}
	return 1
}

type killed struct{ model, by, cause int32 }

// lostSince lists who left the game since a mark, in order.
func (g *Game) lostSince(mark int) []int32 { return append([]int32(nil), g.out[mark:]...) }

// removeFallen takes everybody at 0 hp out of the game and tells the rules.
func (g *Game) removeFallen() {
	for i := 0; i < len(g.killers); i++ { // a removal may wound others
		k := g.killers[i]
		if g.M(k.model, battle.HP) <= 0 && g.Alive(k.model) {
			g.remove(k.model, k.by, k.cause)
		}
	}
	g.killers = g.killers[:0]
}

// remove a model: it is out of its fight, its formation and the game.
func (g *Game) remove(m, by, why int32) {
	g.spill(m, why)
	g.leave(m, 1, by, why)
	fight, formed := g.M(m, battle.Fight), g.M(m, battle.Formation)
	g.SetM(m, battle.Fight, 0)
	g.SetM(m, battle.Formation, 0)
	if !g.closeUp(m, formed, fight) && fight != 0 {
		g.mourn(m, by)
	}
	g.takePlace(m, by, fight)
	g.endFight(fight)
	g.holdWall(formed)
	p := g.Points[pOnModelRemoved]
	if len(g.R.Active[p.Num]) == 0 {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.Killer], ev.F[hook.Cause] = m, by, why
	ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
	ev.F[hook.Friendly] = b2i(by >= 0 && g.M(by, battle.SideOf) == g.M(m, battle.SideOf))
	g.R.On(ev, p)
}

// leave the game: out is 1 or Falling; by is who did it, or Nil.
func (g *Game) leave(m, out, by, why int32) {
	g.SetM(m, battle.Out, out)
	g.noteEnd(m, by, why)
	g.Tell(battle.Fell, m, 1)
	g.out = append(g.out, m)
	if g.R.Log != nil {
		g.R.Log.Add(trace.Entry{Label: "result", Text: g.Name(m) + " is out of the game"})
	}
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func orNil(n int32) int32 {
	if n == 0 {
		return hook.Nil
	}
	return n
}
