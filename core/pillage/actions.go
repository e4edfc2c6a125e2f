package pillage

import (
	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// Perform carries out an action that a rule asked for (battle.Game). An action
// that cannot happen, such as a charge by who is in melee, does nothing.
func (g *Game) Perform(r *hook.Run, ev *hook.Event, a *hook.Ask) error {
	m, o := a.Objects()
	switch a.Op {
	case hook.AskSet:
		v := a.N
		if g.C.States[a.M].Type == hook.Model {
			v = o
			if a.N == hook.Nil {
				v = hook.Nil
			}
		}
		g.SetState(hook.Type(a.Key), m, int(a.M), v)
		if r.Log != nil {
			g.explain("state", a.H.Rule.ID, "%s is set", g.C.States[a.M].Name)
		}
		return nil
	case hook.AskStat:
		return g.stat(m, g.C.Lex.Word(a.S), a.N)
	case hook.AskPlace:
		return g.placeAsked(ev, a)
	case hook.AskWeather:
		g.weatherAsked(a.S, a.H.Rule.ID)
		return nil
	}
	if m < 0 {
		return nil
	}
	switch a.Op {
	case hook.AskWound:
		for range a.N {
			if !g.Alive(m) {
				break
			}
			g.explain("wound", a.H.Rule.ID, "%s takes a wound", g.Name(m))
			g.wound(ev.F[hook.Attacker], m, hook.Nil, cause{a.S, g.byWeapon(a.S)}, 0)
		}
		if !g.stepping {
			g.removeFallen()
		}
	case hook.AskRemove:
		if g.Alive(m) {
			g.remove(m, hook.Nil, g.words.rule)
		}
	case hook.AskSkip:
		if a.N == 1 {
			g.skip(m, battle.SkipMoveTurn, battle.SkipMoveBy, a.H.Rule.Sym)
		} else {
			g.skip(m, battle.SkipTurn, battle.SkipBy, a.H.Rule.Sym)
		}
		g.explain("skip", a.H.Rule.ID, "%s loses %s", g.Name(m), [...]string{"its turn", "its move"}[a.N])
	case hook.AskGrantMove:
		slot := a.H.Rule.GrantSlot // one a model, turn and rule
		if g.IsM(m, battle.Granted, 0) && g.IsM(m, battle.Fight, 0) && g.StateOf(hook.Model, m, slot) == 0 {
			g.SetState(hook.Model, m, slot, 1)
			n := a.N
			if n == hook.Nil {
				n = g.allowance(m, false)
			}
			g.grant(m, n, a.M, a.H.Rule.ID)
		}
	case hook.AskForceCharge:
		return g.forceCharge(m, o, g.C.Lex.Word(a.S))
	case hook.AskAttack:
		g.addAttack(ev, a, m, o)
	case hook.AskHide:
		if a.N == 0 { // nowhere in particular
			o = -1
		}
		g.hide(m, max(o, -1), a.H.Rule.ID)
	case hook.AskTransfer:
		g.transfer(m, o, a.H.Rule.ID)
	case hook.AskMount:
		g.remount(m, a.H.Rule.ID)
	case hook.AskRearm:
		g.rearm(m, a.S, a.T, a.H.Rule.ID)
	case hook.AskCancelAttack:
		g.cancels = append(g.cancels, cancel{m, a.H.Rule})
	}
	return nil
}

// byWeapon says whether a cause that a rule names is a blow or a missile.
func (g *Game) byWeapon(cause int32) bool {
	w := &g.words
	return cause == w.attack || cause == w.shot || cause == w.volley || cause == w.improvised
}

// grant gives a model one more move of n: after its own, or ahead of it (1), even
// so that it does not count as movement (2).
func (g *Game) grant(m, n, ahead int32, rule string) {
	if ahead == 0 {
		g.SetM(m, battle.Granted, n)
		g.explain("move", rule, "%s may move again", g.Name(m))
		return
	}
	g.SetM(m, battle.Ahead, n)
	if ahead == 2 {
		g.SetM(m, battle.Went, hook.Nil)
	}
	g.explain("move", rule, "%s may go %s before its own move", g.Name(m), inches(n))
}

// forceCharge carries out a charge that a rule wants. One that may not be made
// is not made.
func (g *Game) forceCharge(m, at int32, die string) error {
	if at < 0 || !g.Alive(m) || !g.IsM(m, battle.Fight, 0) {
		return nil
	}
	var err error
	if g.IsM(m, battle.PackOf, 0) {
		_, err = g.Charge(ChargeOrder{By: m, At: at, Forced: true, Die: die})
	} else {
		err = g.packCharge(m, at)
	}
	if fault.CodeOf(err) == "E-ORDER" {
		return nil
	}
	return err
}

func (g *Game) addAttack(ev *hook.Event, a *hook.Ask, by, at int32) {
	if by < 0 || at < 0 || !g.Alive(by) || !g.Alive(at) {
		return
	}
	s := Strike{By: by, At: at, Weapon: g.num().weapons[a.S], Kind: a.T, Round: max(ev.F[hook.Round], 1), Fight: max(ev.F[hook.FightSlot], 0), Step: "normal"}
	if s.Weapon == nil {
		s.Weapon = g.inHand(by)
	}
	if s.Kind == 0 {
		s.Kind = g.words.melee
	}
	g.add(s, a.H, g.depth)
}

// stat sets a profile number of a new model: hp or attacks.
func (g *Game) stat(m int32, name string, n int32) error {
	switch name {
	case "hp":
		g.SetM(m, battle.HP, n)
		g.SetM(m, battle.MaxHP, n)
	case "attacks":
		g.SetM(m, battle.AttacksOf, n)
	default:
		return fault.New("E-ARG", "there is no profile number %q", name).Suggest(suggest.OneOf(name, hook.Profile))
	}
	return nil
}
