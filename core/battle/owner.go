package battle

import (
	"slices"

	"skald/core/hook"
)

// Holds says whether the owner of a rule holds for the subject of its role
// (hook.World): every part of the owner must.
func (b *Battle) Holds(r *hook.Run, ev *hook.Event, o *hook.Owner, subject int32) bool {
	if ev.P != nil && ev.P.Group && roleOf(r, ev) == ev.P.Role {
		return b.holdsForAll(r, ev, o)
	}
	return b.holds(r, ev, o, subject)
}

// holdsForAll says whether an owner holds for every archer of the volley under
// way; a weather holds unless it touches none of them.
func (b *Battle) holdsForAll(r *hook.Run, ev *hook.Event, o *hook.Owner) bool {
	dry := *o
	dry.Weather = 0
	touched := o.Weather == 0
	for m := range b.Count() {
		if b.M(m, Volley) == 0 {
			continue
		}
		if !b.holds(r, ev, &dry, m) {
			return false
		}
		touched = touched || b.Get(Weather) == o.Weather && b.weatherTouches(r, ev, m)
	}
	return touched
}

func (b *Battle) holds(r *hook.Run, ev *hook.Event, o *hook.Owner, subject int32) bool {
	if o.House != 0 && !b.houseOn(o.House) {
		return false
	}
	if o.Weather != 0 && b.Get(Weather) != o.Weather {
		return false
	}
	role := roleOf(r, ev)
	isModel := role == hook.Attacker || role == hook.Target || role == hook.ModelSlot
	if o.Aura != 0 || o.AuraSlot >= 0 {
		if !isModel || subject < 0 || o.Faction != 0 && b.Models[subject].Faction != o.Faction {
			return false
		}
		reach := o.Aura
		if o.AuraSlot >= 0 {
			reach = b.Values.At(o.AuraSlot).Num
		}
		bearer := b.bearerOf(o, subject, reach)
		if bearer < 0 {
			return false
		}
		ev.F[hook.OwnerSlot] = bearer
		return o.Weather == 0 || b.weatherTouches(r, ev, subject)
	}
	if subject < 0 {
		return o.Faction == 0 && o.Troop == 0 && len(o.Items) == 0 && o.Talent == 0
	}
	if !isModel {
		band := role == hook.BandSlot
		return (o.Faction == 0 || b.hasFaction(subject, o.Faction, band)) && (o.Talent == 0 || b.hasChief(subject, o.Talent, band))
	}
	if o.Talent != 0 && !b.hasChief(b.ownBand(subject), o.Talent, true) { // another player's talents are his
		return false
	}
	if o.Faction != 0 && b.Models[subject].Faction != o.Faction {
		return false
	}
	if o.Troop != 0 && b.Models[subject].Troop != o.Troop {
		return false
	}
	if len(o.Items) > 0 && !b.holdsItems(ev, o, subject, role) {
		return false
	}
	return o.Weather == 0 || b.weatherTouches(r, ev, subject)
}

// bearerOf is the nearest bearer of an aura's owner in whose aura a friend of it
// stands, Nil where there is none: Bearer for owners, which are tested most.
func (b *Battle) bearerOf(o *hook.Owner, subject, reach int32) int32 {
	best, at := hook.Nil, int32(0)
	side := b.M(subject, SideOf)
	for m := range b.Count() {
		if o.Talent != 0 && len(b.Models[m].Talents) == 0 || o.AuraOthers && m == subject || !b.bears(o, m) || b.M(m, SideOf) != side {
			continue
		}
		if d := b.Reach(m, subject); b.Covers(d, reach) && (best < 0 || d < at) && b.Alive(m) { // asked last: see fits
			best, at = m, d
		}
	}
	return best
}

// roleOf is the role whose owner is tested: that of the rule, else that of the
// point.
func roleOf(r *hook.Run, ev *hook.Event) hook.Slot {
	if h := r.Testing; h != nil && h.Rule.Who != hook.NSlots {
		return h.Rule.Who
	}
	if ev.P != nil {
		return ev.P.Role
	}
	return hook.ModelSlot
}

// hasChief says whether a side, or a band, has a chief with a talent.
func (b *Battle) hasChief(id, talent int32, band bool) bool {
	for m := range b.Count() {
		if b.hasTalent(m, talent) && b.fightsFor(m, id, band) {
			return true
		}
	}
	return false
}

// fightsFor says whether a model is of a side, or fights for a band.
func (b *Battle) fightsFor(m, id int32, band bool) bool {
	if band {
		return b.ownBand(m) == id
	}
	return b.IsM(m, SideOf, id)
}

// hasTalent says whether a chief has a talent; it outlives him, unless the
// tables let it end with him (GAP-TALENT-DEATH).
func (b *Battle) hasTalent(m, talent int32) bool {
	t := b.Models[m].Talents
	return len(t) > 0 && slices.Contains(t, talent) && (b.Game == nil || !b.Game.TalentsEnd() || b.Alive(m))
}

// holdsItems: the model carries them; where the point has a weapon and the role
// is the attacker, the blow is made with it. Archers of a volley carry theirs.
func (b *Battle) holdsItems(ev *hook.Event, o *hook.Owner, m int32, role hook.Slot) bool {
	for _, it := range o.Items {
		if it == o.Weapon && role == hook.Attacker && ev.P != nil && ev.P.Has(hook.Weapon) && !ev.P.Group {
			if !b.IsItem(ev.F[hook.Weapon], it) {
				return false
			}
			continue
		}
		if !b.CarriesLike(m, it) {
			return false
		}
	}
	return true
}

// bears says whether m is a bearer of an aura's owner.
func (b *Battle) bears(o *hook.Owner, m int32) bool {
	switch {
	case o.Talent != 0 && !slices.Contains(b.Models[m].Talents, o.Talent),
		o.Troop != 0 && b.Models[m].Troop != o.Troop:
		return false
	}
	for _, it := range o.Items {
		if !b.CarriesLike(m, it) {
			return false
		}
	}
	return true
}

// weatherTouches asks can_weather_affect whether this effect touches the model.
func (b *Battle) weatherTouches(r *hook.Run, ev *hook.Event, m int32) bool {
	h := r.Testing
	touches := b.Game.WeatherTouches(r, ev, m)
	r.Testing = h // whose owner is tested for the next archer of a volley
	return touches
}

// Owners lists for whom a rule runs (hook.World): the chiefs that have its
// talent, the bearers of its troop or item, the sides of its faction, or the
// models of its each filter.
func (b *Battle) Owners(r *hook.Run, ev *hook.Event, h *hook.Handler, out []int32) (hook.Slot, []int32) {
	o := &h.Rule.Owner
	if o.House != 0 && !b.houseOn(o.House) || o.Weather != 0 && b.Get(Weather) != o.Weather {
		return hook.ModelSlot, nil
	}
	role := h.Point.Role
	if h.Rule.Who != hook.NSlots {
		role = h.Rule.Who
	}
	side, band, own := hook.Nil, role == hook.BandSlot, hook.Nil
	switch role {
	case hook.SideSlot, hook.BandSlot:
		side = ev.F[role]
	case hook.Attacker, hook.Target, hook.ModelSlot:
		if subject := ev.F[role]; subject >= 0 {
			group := h.Point.Group && role == h.Point.Role
			if group {
				each := *o
				each.Talent, each.Aura, each.AuraSlot = 0, 0, -1
				if !h.Rule.Anyone && !b.holdsForAll(r, ev, &each) {
					return hook.ModelSlot, nil
				}
			} else if !h.Rule.Anyone && (o.Faction != 0 && b.Models[subject].Faction != o.Faction || o.Troop != 0 && b.Models[subject].Troop != o.Troop ||
				len(o.Items) > 0 && !b.holdsItems(ev, o, subject, role)) {
				return hook.ModelSlot, nil
			}
			if o.Weather != 0 && !group && !b.weatherTouches(r, ev, subject) {
				return hook.ModelSlot, nil
			}
			side, own = b.M(subject, SideOf), b.ownBand(subject)
		}
	}
	if o.Each >= 0 {
		f := b.C.Lex.Filter(o.Each)
		for m := range b.Count() {
			if b.fits(r, ev, f, hook.Nil, m, "friend") && (o.Talent == 0 || b.hasChief(b.ownBand(m), o.Talent, true)) &&
				(o.Faction == 0 || b.Models[m].Faction == o.Faction) && (o.Talent != 0 || b.bears(o, m)) {
				out = append(out, m)
			}
		}
		return hook.ModelSlot, out
	}
	if o.Talent != 0 {
		perModel := side < 0 || role == hook.SideSlot || role == hook.BandSlot // the other owners must hold for the chief
		switch {
		case own >= 0:
			out = b.chiefs(own, o.Talent, true, out)
		case side >= 0:
			out = b.chiefs(side, o.Talent, band, out)
		default:
			for s := range int32(len(b.Sides)) {
				out = b.chiefs(s, o.Talent, false, out)
			}
		}
		if perModel {
			out = slices.DeleteFunc(out, func(m int32) bool {
				return !b.bears(o, m) || o.Faction != 0 && b.Models[m].Faction != o.Faction
			})
		}
		return hook.OwnerSlot, out
	}
	if o.Troop != 0 || len(o.Items) > 0 {
		for m := range b.Count() {
			if b.Alive(m) && (side < 0 || b.ofGroup(m, side, band)) && b.bears(o, m) && (o.Faction == 0 || b.Models[m].Faction == o.Faction) {
				out = append(out, m)
			}
		}
		return hook.ModelSlot, out
	}
	for s := range int32(len(b.Sides)) {
		if (side < 0 && b.Home(s) == s || s == side) && b.hasFaction(s, o.Faction, band) {
			out = append(out, s)
		}
	}
	return hook.SideSlot, out
}
