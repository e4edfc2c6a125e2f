package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// deployTable is what the tables say of the deployment (PIL-DEPLOY).
type deployTable struct {
	depth int32 // of a zone, thousandths of an inch
	grid  int32 // between the spots that are offered to who places something
	keeps bool  // its roll is that for the initiative of turn 1 too
}

func readDeploy(m must) deployTable {
	return deployTable{depth: m.Num("rules.deploy.zone_depth"), grid: max(m.Num("rules.deploy.grid"), hook.Milli), keeps: m.Word("rules.deploy.roll") == "turn"}
}

// edges of the table, by number from 1; opposite ones are 1 and 2, 3 and 4.
var edges = []string{"south", "north", "west", "east"}

func opposite(edge int32) int32 { return (edge - 1) ^ 1 + 1 }

// edgeOf a side: the one chosen, else by its place among the sides.
func (g *Game) edgeOf(side int32) int32 {
	if e := g.Edge(side); e != 0 {
		return e
	}
	return int32(slices.Index(g.playedSides(), side))%int32(len(edges)) + 1
}

// zoneDepth of a side, thousandths of an inch from its edge.
func (g *Game) zoneDepth(side int32) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	return g.R.Modify(ev, g.Points[pModifyZone], g.num().deploy.depth)
}

// fromEdge is the distance of a point from the edge of a side.
func (g *Game) fromEdge(side int32, p board.Point) int32 {
	switch g.edgeOf(side) {
	case 1:
		return p.Y
	case 2:
		return g.Size[1] - p.Y
	case 3:
		return p.X
	}
	return g.Size[0] - p.X
}

// inZone says whether a base lies wholly in the zone of a side (PIL-DEPLOY-01).
func (g *Game) inZone(side int32, p board.Point, radius int32) bool {
	return g.fromEdge(side, p)+radius <= g.zoneDepth(side)
}

// touchesZone says whether any of a base lies in the zone of a side.
func (g *Game) touchesZone(side int32, p board.Point, radius int32) bool {
	return g.fromEdge(side, p)-radius < g.zoneDepth(side)
}

// PieceInZone says whether any of a piece lies in the zone of a side, or of an
// enemy of one (battle.Game).
func (g *Game) PieceInZone(piece, side int32, enemy bool) bool {
	lo, hi := g.Shape(piece).Box()
	mid := board.Point{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
	for _, s := range g.SideOrder() {
		half := (hi.Y - lo.Y) / 2
		if g.edgeOf(s) > 2 {
			half = (hi.X - lo.X) / 2
		}
		if (!enemy || s != side) && g.touchesZone(s, mid, half) {
			return true
		}
	}
	return false
}

// fitsTable says whether a base lies wholly on the table.
func (g *Game) fitsTable(p board.Point, radius int32) bool {
	return p.X >= radius && p.Y >= radius && p.X <= g.Size[0]-radius && p.Y <= g.Size[1]-radius
}

// DeploymentSteps roll for the deployment: who wins chooses an edge and sets up
// first, the next side has the opposite one (PIL-DEPLOY-01, PIL-DEPLOY-02).
func (g *Game) DeploymentSteps() []Step {
	return []Step{once(g.mayRoll), g.rollDeployment, once(g.chooseEdges), once(g.beforeDeployment)}
}

func (g *Game) mayRoll() error {
	if g.Get(battle.Started) != 0 || g.Get(battle.Deploying) != 0 {
		return illegal("PIL-DEPLOY-02", "the sides have rolled for the deployment")
	}
	return nil
}

func (g *Game) rollDeployment() (again bool, err error) {
	order, again := g.rollOff(nil, g.deployRoll)
	if !again {
		g.SetSideOrder(order)
	}
	return again, nil
}

func (g *Game) deployRoll(side int32) int {
	d := g.R.Src.Roll(dice.Deploy, -1)
	n := dice.Face(g.R.Src, &d)
	g.explain("deploy", "PIL-DEPLOY-02", "%s: %d", g.Sides[side].Name, n)
	return n
}

// chooseEdges: the first side any, the second the opposite one, others of what
// is left.
func (g *Game) chooseEdges() error {
	left := []int32{1, 2, 3, 4}
	for i, side := range g.SideOrder() {
		if len(left) == 0 {
			break
		}
		d := hook.Decision{Stream: "edge", Label: g.Sides[side].Name, Side: side}
		for _, e := range left {
			d.Words = append(d.Words, edges[e-1])
		}
		pick := 0
		if i == 1 {
			pick = slices.Index(left, opposite(g.Edge(g.SideOrder()[0])))
		} else {
			pick = g.R.Decide(d)
		}
		g.SetEdge(side, left[pick])
		g.explain("deploy", "PIL-DEPLOY-01", "%s sets up in the %s", g.Sides[side].Name, edges[left[pick]-1])
		left = slices.Delete(left, pick, pick+1)
	}
	g.Set(battle.Deploying, 1)
	return nil
}

func (g *Game) beforeDeployment() error { return g.eachSide(pOnBeforeDeployment) }

// eachSide fires a point once a side, the one with the initiative first.
func (g *Game) eachSide(p int) error {
	for _, s := range g.SideOrder() {
		g.sidePoint(p, s)
	}
	return g.R.Err
}

// Deploy sets a model up in the zone of its side (PIL-DEPLOY-01). In strict play
// a side sets up all its models before the next one does (PIL-DEPLOY-02).
func (g *Game) Deploy(m, x, y int32) error {
	at := board.Point{X: x, Y: y}
	if err := g.mayDeploy(m); err != nil {
		return err
	}
	side := g.M(m, battle.SideOf)
	switch {
	case !g.fitsTable(at, g.Radius(m)):
		return illegal("PIL-DEPLOY-01", "%s would stand over the edge of the table", g.Name(m))
	case !g.Sides[side].Neutral && !g.inZone(side, at, g.Radius(m)):
		return illegal("PIL-DEPLOY-01", "%s would reach %s from the %s edge, its zone is %s deep", g.Name(m),
			inches(g.fromEdge(side, at)+g.Radius(m)), edges[g.edgeOf(side)-1], inches(g.zoneDepth(side)))
	}
	if o := g.standsIn(m, at, g.Radius(m)); o >= 0 {
		return illegal("PIL-OBST-06", "%s stands there", g.Name(o))
	}
	if err := g.deckFor(m, at); err != nil {
		return err
	}
	g.Put(m, x, y)
	g.SetM(m, battle.Hidden, 0)
	g.gather(m)
	return nil
}

func (g *Game) mayDeploy(m int32) error {
	side := g.M(m, battle.SideOf)
	switch {
	case g.Get(battle.Started) != 0:
		return illegal("PIL-DEPLOY-02", "play has begun")
	case g.M(m, battle.Hidden) == 1:
		return illegal("PIL-DEPLOY-02", "%s is hidden", g.Name(m))
	case !g.Strict || g.Sides[side].Neutral:
		return nil
	case g.Get(battle.Deploying) == 0:
		return illegal("PIL-DEPLOY-02", "nobody has rolled for the deployment").Suggest("deployment()")
	}
	if now := g.settingUp(); now >= 0 && now != side {
		return illegal("PIL-DEPLOY-02", "%s sets up now", g.Sides[now].Name)
	}
	return nil
}

// settingUp is the side that sets up now: the first with a model that waits.
func (g *Game) settingUp() int32 {
	for _, s := range g.SideOrder() {
		for m := range g.Count() {
			if g.IsM(m, battle.Hidden, battle.Waiting) && g.IsM(m, battle.SideOf, s) {
				return s
			}
		}
	}
	return hook.Nil
}

// standsIn is who stands where a base of m would be, Nil when it is free.
func (g *Game) standsIn(m int32, at board.Point, radius int32) int32 {
	for o := range g.Count() {
		if o != m && g.IsM(o, battle.Hidden, 0) && g.Alive(o) && g.From(at.X, at.Y, o) < radius-battle.Tolerance {
			return o
		}
	}
	return hook.Nil
}

// deployed ends the deployment, and turn 1 begins.
func (g *Game) deployed() error {
	if g.Get(battle.Started) != 0 {
		return nil
	}
	for m := range g.Count() {
		if g.IsM(m, battle.Hidden, battle.Waiting) {
			return illegal("PIL-DEPLOY-02", "%s is not set up", g.Name(m)).Suggest("deploy(m, {x, y})")
		}
	}
	g.Set(battle.Started, 1)
	if g.Get(battle.Deploying) == 0 {
		if err := g.beforeDeployment(); err != nil {
			return err
		}
	}
	if err := g.eachSide(pOnDeployed); err != nil {
		return err
	}
	g.newTurn()
	return nil
}
