package luabind

import (
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// byRole stands for the role of the point in a limit until the point is known.
const byRole = hook.NSlots + 1

// limit reads "once per turn", "3 per fight" or, with a number in data, "tokens
// per game", and declares its counter. A part without one shares that of its rule.
func (k *ruleMaker) limit(d *declared, r *hook.Rule, t *lua.LTable, suffix string) *fault.Error {
	v := t.RawGetString("limit")
	if v == lua.LNil {
		for _, f := range []string{"per", "spend"} {
			if x := t.RawGetString(f); x != lua.LNil && r.Limit == nil && (f == "per" || r.Costs == nil) {
				return d.mark(fault.New("E-DECLARE", "%s without a limit", f), f, wordOf(x)).Suggest(`limit = "once per turn"`)
			}
		}
		if l := r.Limit; l != nil && t.RawGetString("per") != lua.LNil {
			own := *l
			r.Limit = &own
			per(t.RawGetString("per").String(), r, &own)
		}
		return nil
	}
	num, unit, ok := strings.Cut(v.String(), " per ")
	n, convErr := strconv.Atoi(num)
	if num == "once" {
		n, convErr = 1, nil
	}
	slot := -1
	if prefix := k.dataPrefix(r); convErr != nil && lowerSnake(num) && prefix != "" { // a name in data
		if slot = k.c.Data.Slot(prefix + "." + num); slot < 0 || k.c.Data.Value(slot).Kind != battle.Num {
			return d.mark(k.c.Data.Unknown(prefix+"."+num), "limit", num)
		}
		n, convErr = 1, nil
	}
	u, known := unitOf(unit)
	if !ok || convErr != nil || !known || n < 1 || n > 1000 {
		e := fault.New("E-DECLARE", "limit is like \"once per turn\" or \"3 per fight\", not %q", v.String())
		if ok && !known {
			e.Suggest(suggest.Hint(unit, unitWords)).Suggest("per " + oneOf(unitWords))
		}
		return d.mark(e, "limit", v.String())
	}
	l := &hook.Limit{N: n, Data: slot, Unit: u}
	per(t.RawGetString("per").String(), r, l)
	l.Slot, _ = k.c.AddState(battle.StateVar{Name: "#" + r.ID + suffix, Type: hook.Int, Lasts: u})
	r.Limit = l
	return nil
}

// cost reads what a rule takes from the stock of its side: cost = { luck = 1 }. A
// part without one shares that of its rule.
func (k *ruleMaker) cost(d *declared, r *hook.Rule, t *lua.LTable) *fault.Error {
	costs, ok := t.RawGetString("cost").(*lua.LTable)
	if !ok {
		return nil
	}
	if _, names := fieldsOf(costs); len(names) == 0 {
		return d.mark(fault.New("E-DECLARE", "cost names nothing"), "cost", "").Suggest("cost = { luck = 1 }")
	}
	_, names := fieldsOf(costs)
	r.Costs = nil
	for _, name := range names {
		n, ok := costs.RawGetString(name).(lua.LNumber)
		if !ok || n != lua.LNumber(int(n)) || n < 1 || n > 1000 {
			return d.mark(fault.New("E-DECLARE", "cost %s is a whole number from 1 to 1000, not %s", name, describeValue(costs.RawGetString(name))), "cost", name)
		}
		slot := k.c.State(name)
		if slot < 0 || !k.c.States[slot].Stock {
			e := fault.New("E-ID", "cost names %q, and no side has a stock of it", name)
			return d.mark(e, "cost", name).Suggest(suggest.Hint(name, k.c.StockNames())).
				Suggest(`declare it in a faction, weather or house rule: stock = { ` + name + ` = 3 }`)
		}
		r.Costs = append(r.Costs, &hook.Limit{N: 1, Data: -1, Cost: int(n), Slot: slot, Per: hook.SideSlot, Kind: hook.Side})
	}
	return nil
}

// per says for what a limit counts: a role, or the owner.
func per(word string, r *hook.Rule, l *hook.Limit) {
	o := &r.Owner
	switch word {
	case "attacker", "target", "model":
		l.Per, l.Kind = roleSlot(word), hook.Model
		return
	case "side":
		l.Per, l.Kind = hook.SideSlot, hook.Side
		return
	case "battle":
		l.Per, l.Kind = hook.NSlots, hook.BattleV
		return
	}
	bearer := o.Troop != 0 || len(o.Items) > 0
	switch {
	case o.House != 0:
		l.Per, l.Kind = hook.NSlots, hook.BattleV
	case o.Talent != 0:
		l.Per, l.Kind = hook.OwnerSlot, hook.Model
	case o.Faction != 0:
		l.Per, l.Kind = hook.SideSlot, hook.Side
	case bearer && (o.Aura != 0 || o.AuraSlot >= 0):
		l.Per, l.Kind = hook.OwnerSlot, hook.Model
	case bearer && o.Weather == 0:
		l.Per, l.Kind = byRole, hook.Model
	default:
		l.Per, l.Kind = hook.NSlots, hook.BattleV
	}
}

// bearerSlot is where the bearer of a troop or item stands at a point.
func bearerSlot(p *hook.Point, r *hook.Rule) hook.Slot {
	s := p.Role
	if r.Who != hook.NSlots {
		s = r.Who
	}
	switch s {
	case hook.SideSlot, hook.BandSlot, hook.NSlots:
		return hook.ModelSlot
	}
	return s
}

// rolesExist refuses a role that a point does not have: the rule would never
// run, or its limit never count.
func (k *ruleMaker) rolesExist(d *declared, p *hook.Point, r *hook.Rule) *fault.Error {
	has := func(s hook.Slot) bool { return hasRole(p, r, s) }
	if r.Who != hook.NSlots && !has(r.Who) {
		return d.mark(fault.New("E-DECLARE", "%s has no %s", p.Name, roleWord(r.Who)).Suggest("it has "+roleList(p)), "who", roleWord(r.Who))
	}
	if len(r.Costs) > 0 && !has(hook.SideSlot) {
		return d.mark(fault.New("E-DECLARE", "%s has no side that could pay", p.Name).Suggest("a cost needs a point with a role"), "cost", "")
	}
	if l := r.Limit; l != nil && l.Per < hook.NSlots && l.Per != hook.OwnerSlot && !has(l.Per) {
		return d.mark(fault.New("E-DECLARE", "%s has no %s to count for", p.Name, roleWord(l.Per)).Suggest("it has "+roleList(p)), "per", roleWord(l.Per))
	}
	return nil
}

// hasRole says whether a slot is filled at a point for a rule.
func hasRole(p *hook.Point, r *hook.Rule, s hook.Slot) bool {
	o := &r.Owner
	perModel := o.Troop != 0 || len(o.Items) > 0 || o.Each >= 0
	switch {
	case s == p.Role, p.Has(s):
		return true
	case s == hook.SideSlot:
		return p.Role != hook.NSlots || o.Faction != 0 || o.Talent != 0 || perModel
	case s == hook.ModelSlot:
		return perModel && (p.Role == hook.NSlots || p.Role == hook.SideSlot || p.Role == hook.BandSlot) || o.Each >= 0
	}
	return false
}

func roleWord(s hook.Slot) string {
	for _, w := range []string{"attacker", "target", "model", "side"} {
		if roleSlot(w) == s {
			return w
		}
	}
	return "role"
}

func roleList(p *hook.Point) string {
	var out []string
	for _, w := range []string{"attacker", "target", "model", "side"} {
		if s := roleSlot(w); s == p.Role || p.Has(s) || s == hook.SideSlot && p.Role != hook.NSlots {
			out = append(out, w)
		}
	}
	if len(out) == 0 {
		return `none: leave it out, or say "any"`
	}
	return strings.Join(out, ", ")
}
