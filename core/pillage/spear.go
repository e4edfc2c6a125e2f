package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/resolve"
)

// spearTable is what the tables say of spear support (PIL-SPEAR).
type spearTable struct {
	modifier int
	mounted  bool // riders support too
	all      bool // every attack of who fights the supported model counts, not only those at him
	breach   bool // the spearman takes the place of his fallen friend
}

func readSpear(m must) spearTable {
	return spearTable{
		modifier: m.Int("rules.spear.modifier"),
		mounted:  m.Flag("rules.spear.support_mounted"),
		all:      m.Word("rules.spear.scope") == "all",
		breach:   m.Word("rules.spear.breach") == "killer",
	}
}

const placeSpear = "core/pillage/spear.go"

// spearman says whether m has a spear at hand, on foot unless riders may.
func (g *Game) spearman(m int32) bool {
	return g.hasSpear(m) && (g.num().spear.mounted || !g.Mounted(m)) && !g.torchBlocks(m, "melee")
}

// whyNoSupport says in words why m cannot support a friend with his spear, ""
// when he can (PIL-SPEAR-01).
func (g *Game) whyNoSupport(m, ally int32) string {
	switch {
	case m == ally || g.M(m, battle.SideOf) != g.M(ally, battle.SideOf):
		return "no friend"
	case !g.Touch(m, ally), !g.sameRoom(m, ally):
		return "not in contact"
	case !g.IsM(m, battle.Fight, 0):
		return "he is in melee himself"
	case g.IsM(ally, battle.Fight, 0):
		return "that one is in no melee"
	case g.num().friendly && g.attackedByFriend(ally):
		return "that one fights a friend"
	case !g.Alive(m) || !g.Alive(ally) || !g.IsM(m, battle.Hidden, 0):
		return "out of the game"
	}
	return ""
}

// attackedByFriend says whether a friend has set on m: nobody helps him then.
func (g *Game) attackedByFriend(m int32) bool {
	foes := g.opponents(m)
	return len(foes) > 0 && g.bare(m, foes[0])
}

// Support says before the fight whom a spearman supports in it; Nil: nobody.
func (g *Game) Support(m, ally int32) error {
	if err := g.beforeFight(m, ally); err != nil {
		return err
	}
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.Mounted(m) && !g.num().spear.mounted:
		return illegal("PIL-SPEAR-01", "%s rides: only foot supports", g.Name(m))
	case !g.spearman(m):
		return illegal("PIL-SPEAR-01", "%s has no spear at hand", g.Name(m))
	}
	if ally >= 0 {
		if err := g.maySupport(m, ally); err != nil {
			return err
		}
	}
	for o := range g.Count() { // he may think again
		if g.IsM(o, battle.Supporter, m+1) {
			g.SetM(o, battle.Supporter, 0)
		}
	}
	g.SetM(m, battle.SupportTurn, g.Now(hook.Turn))
	if ally >= 0 {
		g.SetM(ally, battle.Supporter, m+1)
	}
	return nil
}

func (g *Game) maySupport(m, ally int32) error {
	if why := g.whyNoSupport(m, ally); why != "" {
		return illegal("PIL-SPEAR-01", "%s cannot support %s: %s", g.Name(m), g.Name(ally), why)
	}
	if !g.supportHolds(m, ally) {
		return illegal("PIL-SPEAR-01", "%s supports nobody", g.Name(m))
	}
	if by := g.M(ally, battle.Supporter); by != 0 && by != m+1 {
		return illegal("PIL-SPEAR-03", "%s is supported by %s", g.Name(ally), g.Name(by-1))
	}
	return nil
}

// fixSupport settles before the first die of a fight who supports whom in it,
// one to one (PIL-SPEAR-03): each spearman the friend that he touches, of several
// the one that his player chooses. Who may be needed in a later fight of the
// stage may be kept for it. It returns who gave support.
func (g *Game) fixSupport(fight int32) []int32 {
	var gave []int32
	if fight == 0 {
		return nil
	}
	for m := range g.Count() {
		if !g.spearman(m) || g.This(m, battle.SupportTurn) {
			continue
		}
		allies := g.supportable(m, fight)
		if len(allies) == 0 {
			continue
		}
		d := hook.Decision{Stream: "support", Label: g.Name(m), Side: g.M(m, battle.SideOf)}
		for _, o := range allies {
			d.Words = append(d.Words, g.Name(o))
		}
		ally := allies[g.R.Decide(d)]
		g.SetM(m, battle.SupportTurn, g.Now(hook.Turn))
		g.SetM(ally, battle.Supporter, m+1)
		gave = append(gave, m)
	}
	return gave
}

// supportable lists the friends in melee that m may support, by ascending id;
// none where he touches nobody of the fight that begins.
func (g *Game) supportable(m, fight int32) []int32 {
	var out []int32
	here := false
	for o := range g.Count() {
		if g.whyNoSupport(m, o) == "" && g.IsM(o, battle.Supporter, 0) && !g.This(o, battle.StruckTurn) && g.supportHolds(m, o) {
			out = append(out, o)
			here = here || g.IsM(o, battle.Fight, fight)
		}
	}
	if !here {
		return nil
	}
	return out
}

// supportHolds asks the rules whether m may support a friend, before any blow.
func (g *Game) supportHolds(m, ally int32) bool {
	if len(g.R.Active[pModifySupport]) == 0 {
		return true
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Target], ev.F[hook.FightSlot] = ally, orNil(g.M(ally, battle.Fight))
	list := g.changeSupport(ev, []support{{by: m, through: hook.Nil}})
	return slices.ContainsFunc(list, func(x support) bool { return x.by == m })
}

// takeBack makes spearmen free who supported in a single attack.
func (g *Game) takeBack(gave []int32) {
	for o := range g.Count() {
		if s := g.M(o, battle.Supporter) - 1; s >= 0 && slices.Contains(gave, s) {
			g.SetM(o, battle.Supporter, 0)
			g.SetM(s, battle.SupportTurn, -1)
		}
	}
}

// supporter of a model in the round under way, Nil when there is none.
func (g *Game) supporter(m int32) int32 {
	if s := g.M(m, battle.Supporter) - 1; s >= 0 && g.Alive(s) {
		return s
	}
	return hook.Nil
}

// supported is the model whose support counts against a blow: its target, or,
// where the tables say so, any other enemy of the attacker (PIL-SPEAR-02).
func (g *Game) supported(s *Strike) int32 {
	if g.supporter(s.At) < 0 && g.num().spear.all {
		for _, o := range g.opponents(s.By) {
			if g.supporter(o) >= 0 {
				return o
			}
		}
	}
	return s.At
}

// support is one model that helps the target of a blow.
type support struct {
	by, through int32
	modifier    int
	rule        string
}

// supports adds to an attack roll what those do who support the target
// (PIL-SPEAR-02), and whom rules add to them or take out.
func (g *Game) supports(ev *hook.Event, s *Strike, t *resolve.Stack) {
	var list []support
	if by := g.supporter(g.supported(s)); by >= 0 {
		list = append(list, support{by, hook.Nil, g.num().spear.modifier, "PIL-SPEAR-02"})
	}
	if len(g.R.Active[pModifySupport]) > 0 {
		list = g.changeSupport(ev, list)
	}
	for _, x := range list {
		if x.through >= 0 && !slices.ContainsFunc(list, func(o support) bool { return o.by == x.through }) {
			continue
		}
		why := ""
		if g.R.Log != nil {
			why = "the target is supported by " + g.Name(x.by)
		}
		t.Add(x.modifier, x.rule, placeSpear, why)
	}
}

func (g *Game) changeSupport(ev *hook.Event, list []support) []support {
	was, side := ev.F[hook.ModelSlot], ev.F[hook.SideSlot]
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = hook.Nil, g.M(ev.F[hook.Target], battle.SideOf)
	if len(list) > 0 {
		ev.F[hook.ModelSlot] = list[0].by
	}
	asks := g.R.Entries(ev, g.Points[pModifySupport])
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = was, side
	for i := range asks {
		a := &asks[i]
		by, through := a.Objects()
		if a.Op == hook.AskDrop {
			list = slices.DeleteFunc(list, func(x support) bool { return x.by == by })
			continue
		}
		x := support{by, hook.Nil, g.num().spear.modifier, a.H.Rule.ID}
		if a.Gave(hook.GaveN) {
			x.modifier = int(a.N)
		}
		if a.Gave(hook.GaveB) {
			x.through = through
		}
		if a.Gave(hook.GaveA) && by >= 0 && !slices.ContainsFunc(list, func(o support) bool { return o.by == by }) {
			list = append(list, x)
		}
	}
	return list
}

// mourn notes on the spearman who supported a fallen model whom he must fight
// now (PIL-SPEAR-04).
func (g *Game) mourn(m, by int32) {
	s := g.supporter(m)
	g.SetM(m, battle.Supporter, 0)
	if s >= 0 && by >= 0 && g.num().spear.breach {
		g.SetM(s, battle.Breach, by+1)
	}
}

// breaches is the end of the melee stage: spearmen step into the place of those
// they supported, into contact with who slew them, without a charge (PIL-SPEAR-04).
func (g *Game) breaches() {
	for m := range g.Count() {
		foe := g.M(m, battle.Breach) - 1
		if foe < 0 {
			continue
		}
		g.SetM(m, battle.Breach, 0)
		if !g.Alive(m) || !g.Alive(foe) || !g.IsM(m, battle.Fight, 0) || g.full(foe, m) {
			continue
		}
		g.stepUpTo(m, foe)
		if err := g.Engage(m, foe); err == nil {
			g.explain("support", "PIL-SPEAR-04", "%s steps into the breach against %s", g.Name(m), g.Name(foe))
		}
	}
}

// stepUpTo puts m into contact with o at the nearest place where it has room; in
// want of one, straight towards him as near as it can.
func (g *Game) stepUpTo(m, o int32) {
	from, foe := g.Centre(m), g.Centre(o)
	d, far := g.Radius(m)+g.Radius(o), max(g.Centres(m, o), 1)
	line := func(d int32) board.Point {
		return board.Point{X: foe.X + (from.X-foe.X)*d/far, Y: foe.Y + (from.Y-foe.Y)*d/far}
	}
	to, best := line(d), int32(-1)
	if g.fits(m, to, o) {
		best = board.Length(to.X-from.X, to.Y-from.Y)
	}
	for _, u := range aside {
		p := board.Point{X: foe.X + int32(u[0]*int64(d)/1000), Y: foe.Y + int32(u[1]*int64(d)/1000)}
		if n := board.Length(p.X-from.X, p.Y-from.Y); (best < 0 || n < best) && g.fits(m, p, o) {
			best, to = n, p
		}
	}
	for ; best < 0 && d < far; d += 50 {
		if to = line(d); g.fits(m, to, o) {
			best = 0
		}
	}
	if best >= 0 {
		g.Put(m, to.X, to.Y)
	}
}
