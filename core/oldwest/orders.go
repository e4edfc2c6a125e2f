package oldwest

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

var (
	aModel = play.Arg{Name: "model", Kind: play.AModel}
	aMount = play.Arg{Name: "mount", Kind: play.AModel}
	aPiece = play.Arg{Name: "piece", Kind: play.APiece}
	aTo    = play.Arg{Name: "to", Kind: play.APlace}
	oTo    = play.Arg{Name: "to", Kind: play.APlace, Optional: true, Doc: "where to"}
	rRow   = play.Arg{Name: "row", Kind: play.AWord, Doc: "how the roll came out: fails, plain, easily"}
	rLeft  = play.Arg{Name: "left", Kind: play.ALength, Doc: "inches it may still move"}
)

func args(a ...play.Arg) []play.Arg { return a }

// to is the place that an order was given, nil where it was not.
func to(in play.In) *board.Point {
	if !in.Has("to") {
		return nil
	}
	x, y := in.Place("to")
	return &board.Point{X: x, Y: y}
}

// act is an order of one step, and of the wounds and falls that follow from it.
func act(do func(g *Game, in play.In, out *play.Out) error) func(p *play.Play, in play.In, out *play.Out) []play.Step {
	return func(p *play.Play, in play.In, out *play.Out) []play.Step {
		g := Of(p)
		return []play.Step{func() (bool, error) { return false, do(g, in, out) }, g.settle, func() (bool, error) {
			if in.Has("model") && out.Said != "" && !g.Alive(in.N("model")) {
				out.Said = g.Name(in.N("model")) + " is out of action"
			}
			return false, nil
		}}
	}
}

// and tells what a model has done, and what it has left to move.
func (g *Game) and(out *play.Out, in play.In, did string, err error) error {
	if err == nil {
		m := in.N("model")
		out.Set("left", play.Inches(g.left(m)))
		out.Said = fmt.Sprintf("%s %s: %g\" left", g.Name(m), did, inch(g.left(m)))
	}
	return err
}

// did tells what a model has done.
func (g *Game) did(out *play.Out, in play.In, what string, err error) error {
	if err == nil {
		out.Said = g.Name(in.N("model")) + " " + what
	}
	return err
}

// orders of the game.
var orders = slices.Concat(moveOrders, rideOrders, shootOrders, turnOrders)

var moveOrders = []play.Order{
	{Name: "put", Use: "put(m, {x, y}, { on = piece })", Doc: "sets a model somewhere, no rule is asked; on = what it stands on top of",
		Args: args(aModel, aTo), Opts: args(play.Arg{Name: "on", Kind: play.APiece, Optional: true, Doc: "what it stands on top of"}),
		Do: act(func(g *Game, in play.In, _ *play.Out) error {
			m := g.body(in.N("model"))
			g.setAt(m, *to(in))
			if g.lift(m, 0, -1); in.Has("on") {
				g.standOn(m, in.N("on"))
			}
			return nil
		})},
	{Name: "move", Use: "move(m, {x, y})", Doc: "goes straight to a place; again and again, while inches are left", Args: args(aModel, aTo), Out: args(rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.and(out, in, "goes there", g.move(in.N("model"), *to(in)))
		})},
	{Name: "jump", Use: "jump(m, piece, { to = {x, y} })", Doc: "jumps over a barrier or a pit that it touches, straight on or towards a place, on foot or on horseback",
		Args: args(aModel, aPiece), Opts: args(oTo), Out: args(rRow, rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.jump(in.N("model"), in.N("piece"), to(in), out)
		})},
	{Name: "climb", Use: "climb(m, piece, { by = ladder })", Doc: "climbs up what it touches, or down from where it stands, also on where it hangs; by = a ladder or rope",
		Args: args(aModel, aPiece), Opts: args(play.Arg{Name: "by", Kind: play.APiece, Optional: true, Doc: "a ladder or a rope"}),
		Out: args(rRow, rLeft, play.Arg{Name: "height", Kind: play.ALength, Doc: "inches above the ground"}),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.climb(in.N("model"), in.N("piece"), in.Or("by", hook.Nil), out)
		})},
	{Name: "drop", Use: "drop(m, {x, y})", Doc: "goes or jumps down from the edge of what it stands on", Args: args(aModel, aTo), Out: args(rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.and(out, in, "comes down", g.drop(in.N("model"), *to(in)))
		})},
	{Name: "lie", Use: "lie(m)", Doc: "lies down for half of its Move, which ends it", Args: args(aModel),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.and(out, in, "lies down", g.lie(in.N("model")))
		})},
	{Name: "stand", Use: "stand(m)", Doc: "stands up for half of its Move", Args: args(aModel), Out: args(rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.and(out, in, "stands up", g.stand(in.N("model")))
		})},
	{Name: "charge", Use: "charge(m, target, { to = {x, y} })", Doc: "charges an enemy whom it sees, straight or from the side of a place, also across an obstacle",
		Args: args(aModel, play.Arg{Name: "target", Kind: play.AModel}), Opts: args(oTo),
		Out: args(play.Arg{Name: "across", Kind: play.AFlag, Doc: "is an obstacle between them?"}, play.Arg{Name: "gap", Kind: play.ALength, Doc: "inches between the bases"}),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.charge(in.N("model"), in.N("target"), to(in), out)
		})},
	{Name: "spot", Use: "spot(m, target)", Doc: "looks for an enemy who lies behind cover: 4 or more", Args: args(aModel, play.Arg{Name: "target", Kind: play.AModel}),
		Out: args(play.Arg{Name: "seen", Kind: play.AFlag, Doc: "does it see him?"}),
		Do:  act(func(g *Game, in play.In, out *play.Out) error { return g.spot(in.N("model"), in.N("target"), out) })},
	{Name: "left", Use: "left(m)", Doc: "inches that a model may still move this turn", Asks: true, Args: args(aModel), Out: args(rLeft),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("left", play.Inches(Of(p).left(in.N("model"))))
			return nil
		})},
	{Name: "zone", Use: "zone(m)", Doc: "inches of the control zone of a model", Asks: true, Args: args(aModel), Out: args(play.Arg{Name: "zone", Kind: play.ALength}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("zone", play.Inches(Of(p).zone(in.N("model"))))
			return nil
		})},
}

var rideOrders = []play.Order{
	{Name: "mount", Use: "mount(m, horse)", Doc: "gets on an animal that it touches, behind its rider if it has one", Args: args(aModel, aMount), Out: args(rRow, rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error { return g.mount(in.N("model"), in.N("mount"), out) })},
	{Name: "saddle_up", Use: "saddle_up(m, horse)", Doc: "jumps from a roof or a balcony into the saddle of its own horse", Args: args(aModel, aMount), Out: args(rRow, rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error { return g.saddleUp(in.N("model"), in.N("mount"), out) })},
	{Name: "dismount", Use: "dismount(m, { tie = rail, to = {x, y} })", Doc: "a rider or passenger gets off; tie = what the animal is tied to; to = on which side", Args: args(aModel),
		Opts: args(play.Arg{Name: "tie", Kind: play.APiece, Optional: true, Doc: "what the animal is tied to"}, oTo), Out: args(rLeft),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.dismount(in.N("model"), in.Or("tie", hook.Nil), to(in), out)
		})},
	{Name: "untie", Use: "untie(m, horse)", Doc: "a model on foot unties an animal that it touches", Args: args(aModel, aMount),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.did(out, in, "unties "+g.Name(in.N("mount")), g.untie(in.N("model"), in.N("mount")))
		})},
	{Name: "hold", Use: "hold(m, horse)", Doc: "takes an animal by the reins: it comes along", Args: args(aModel, aMount),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.did(out, in, "holds "+g.Name(in.N("mount")), g.hold(in.N("model"), in.N("mount")))
		})},
	{Name: "let_go", Use: "let_go(m)", Doc: "lets go of the reins", Args: args(aModel),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.did(out, in, "lets go", g.letGo(in.N("model")))
		})},
	{Name: "bolt", Use: "bolt(horse, {x, y})", Doc: "a mount that has taken fright runs its whole Move towards a place", Args: args(aMount, aTo),
		Out: args(play.Arg{Name: "distance", Kind: play.ALength, Doc: "how far it is from where it stood"}),
		Do:  act(func(g *Game, in play.In, out *play.Out) error { return g.bolt(in.N("mount"), *to(in), out) })},
	{Name: "is_loose", Use: "is_loose(horse)", Doc: "is a mount loose?", Asks: true, Args: args(aMount), Out: args(play.Arg{Name: "loose", Kind: play.AFlag}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("loose", play.Yes(Of(p).loose(in.N("mount"))))
			return nil
		})},
}

var (
	aShooter = play.Arg{Name: "shooter", Kind: play.AModel}
	aTarget  = play.Arg{Name: "target", Kind: play.AModel}
)

var shootOrders = []play.Order{
	{Name: "shoot", Use: `shoot(m, target, { weapon = "sixgun", fan = true, others = { a, b }, both = true })`,
		Doc:  "one shot; fan = true: six dice at 6\" or less, others = targets of its further hits; both = true: both barrels",
		Args: args(aShooter, aTarget),
		Opts: args(play.Arg{Name: "weapon", Kind: play.AWord, Items: "weapon", Optional: true, Doc: "with which weapon"}, play.Arg{Name: "fan", Kind: play.AFlag, Optional: true, Doc: "fan a sixgun: six dice, each 6 a hit"},
			play.Arg{Name: "others", Kind: play.AModels, Optional: true, Doc: "enemies within 3\" of the target for the further hits of a fanned gun"},
			play.Arg{Name: "both", Kind: play.AFlag, Optional: true, Doc: "both barrels of a shotgun"}),
		Out: args(play.Arg{Name: "hit", Kind: play.AFlag, Doc: "did the roll to hit succeed?"}, play.Arg{Name: "hits", Kind: play.AWhole, Doc: "how many: of a fanned gun, of a template"}, play.Arg{Name: "jammed", Kind: play.AFlag, Doc: "has the weapon jammed?"},
			play.Arg{Name: "victim", Kind: play.AModel, Doc: "whom the last hit went to, or nil"}, play.Arg{Name: "stopped", Kind: play.AWord, Doc: "name of the thing that stopped it, or nil"}),
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).shootSteps(in, out) }},
	{Name: "reload", Use: "reload(m)", Doc: "spends the Shooting phase on reloading", Args: args(aModel),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.did(out, in, "reloads", g.reload(in.N("model")))
		})},
	{Name: "dispute", Use: "dispute(m, target, { mine = 9, theirs = 12 })", Doc: "settles whether the target can be seen: a die, or cards from 2 to 14, of which the higher decides",
		Args: args(aModel, aTarget), Opts: args(play.Arg{Name: "mine", Kind: play.AWhole, Low: 2, Top: 14, Optional: true, Doc: "card of the shooter's side, from 2 to 14"},
			play.Arg{Name: "theirs", Kind: play.AWhole, Low: 2, Top: 14, Optional: true, Doc: "card of the other side"}),
		Out: args(play.Arg{Name: "visible", Kind: play.AFlag, Doc: "is the target seen, by the die?"}, play.Arg{Name: "decides", Kind: play.AWord, Doc: "name of the side that decides, by cards"}),
		Do: act(func(g *Game, in play.In, out *play.Out) error {
			return g.dispute(in.N("model"), in.N("target"), in, out)
		})},
	{Name: "hidden_share", Use: "hidden_share(m, target)", Doc: "how many hundredths of a target are hidden from a model by what stands between", Asks: true, Args: args(aModel, aTarget),
		Out: args(play.Arg{Name: "share", Kind: play.AWhole}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			_, all := Of(p).between(in.N("model"), in.N("target"))
			out.Set("share", play.Whole(int(all/10)))
			return nil
		})},
	{Name: "way", Use: "way(m, target)", Doc: "what would be in the way of a shot: how many things", Asks: true, Args: args(aModel, aTarget),
		Out: args(play.Arg{Name: "things", Kind: play.AWhole}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("things", play.Whole(len(Of(p).inTheWay(in.N("model"), in.N("target")))))
			return nil
		})},
	{Name: "wound", Use: "wound(m, strength)", Doc: "one hit with a Strength, outside any shot: a fall, a trap", Args: args(aModel, play.Arg{Name: "strength", Kind: play.AWhole, Low: 1, Top: 10}),
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step {
			g, m := Of(p), in.N("model")
			return []play.Step{func() (bool, error) {
				if !g.Alive(m) {
					return false, play.Illegal("WEST-WOUND-01", "%s is out of action", g.Name(m))
				}
				g.queue(task{kind: toWound, m: m, by: hook.Nil, n: in.N("strength")})
				return false, nil
			}, g.settle, func() (bool, error) { out.Said = g.Name(m) + g.state(m); return false, nil }}
		}},
	{Name: "needs", Use: "needs(strength, grit)", Doc: "what a hit needs to wound: 7 is a 6 and then 4 or more, 8 a 6 and then 5 or more, 9 two sixes, 10 never", Asks: true,
		Args: args(play.Arg{Name: "strength", Kind: play.AWhole, Low: 1, Top: 10}, play.Arg{Name: "grit", Kind: play.AWhole, Low: 1, Top: 12}),
		Out:  args(play.Arg{Name: "need", Kind: play.AWhole}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("need", play.Whole(Of(p).chart(in.N("strength"), in.N("grit"))))
			return nil
		})},
	{Name: "fight", Use: "fight(m, enemy, { at = { a, b } })", Doc: "one round of close combat; at = at whom the blows of m's side go, one each",
		Args: args(aModel, play.Arg{Name: "foe", Kind: play.AModel, Optional: true}), Opts: args(play.Arg{Name: "at", Kind: play.AModels, Optional: true, Doc: "at whom the blows of m's side go, one each"}),
		Out: args(play.Arg{Name: "won", Kind: play.AFlag, Doc: "has the side of m won the round?"}, play.Arg{Name: "strikes", Kind: play.AWhole, Doc: "that the winners strike"}),
		Do:  func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).fightSteps(in, out) }},
	{Name: "fighting", Use: "fighting(m)", Doc: "the Fighting value of a model now", Asks: true, Args: args(aModel), Out: args(play.Arg{Name: "value", Kind: play.AWhole}),
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("value", play.Whole(int(Of(p).fighting(in.N("model")))))
			return nil
		})},
}

var turnOrders = []play.Order{
	{Name: "priority", Use: "priority()", Doc: "both sides roll a die for Priority", Out: args(play.Arg{Name: "side", Kind: play.AWord, Doc: "name of the side that has it"}),
		Do: func(p *play.Play, _ play.In, out *play.Out) []play.Step {
			return []play.Step{func() (bool, error) { return Of(p).rollPriority(out) }}
		}},
	{Name: "phase", Use: `phase "shooting"`, Doc: "goes on to a phase of the turn: movement, shooting, combat", Args: args(play.Arg{Name: "name", Kind: play.AWord, Words: phases[1:]}),
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step {
			g := Of(p)
			return []play.Step{func() (bool, error) { return false, g.enter(slices.Index(phases[:], in.Word("name"))) }, g.frighten, g.settle,
				func() (bool, error) { out.Said = g.frightened(in.Word("name")); return false, nil }}
		}},
	{Name: "next_turn", Use: "next_turn()", Doc: "ends the turn",
		Do: act(func(g *Game, _ play.In, out *play.Out) error {
			g.nextTurn()
			out.Said = fmt.Sprintf("turn %d", g.Get(battle.Turn))
			return nil
		})},
}
