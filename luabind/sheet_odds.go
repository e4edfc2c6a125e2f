package luabind

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/pillage"
	"skald/luabind/vm"
)

// SheetOdds is how often an attack wounds a man of each class; a charge: how often
// the charger fells whom he charges, and falls himself, in the first round.
type SheetOdds struct {
	Troop   string          `json:"troop"`
	Mounted bool            `json:"mounted,omitempty"`
	Weapon  string          `json:"weapon"`
	How     string          `json:"how"` // "melee", "shoot", "charge"
	Wounds  [3]SheetChance  `json:"wounds"`
	Falls   *[3]SheetChance `json:"falls,omitempty"`
}

// SheetChance is a chance: 0 to 1, and exactly.
type SheetChance struct {
	P        float64 `json:"p"`
	Fraction string  `json:"fraction"`
}

// sheetScript asks the game for what no table says: which gear a band may be
// fielded with, whether it may form a formation, and the odds of its usual
// attacks. It is a script like those that a player types: there is no other way to
// compute them.
const sheetScript = `
local function refusals(faction, troop, kit)
  battle { size = { 96, 48 } }
  local b = band(faction)
  b:row(25, "warrior", {}, { at = { 10, 10 } })
  b:add("chief", {}, { at = { 10, 20 } })
  if troop then b:add(troop, kit, { at = { 20, 20 } }) end
  return #muster(b, { budget = 1000000 }).refusals
end

local function legal(faction, troop, kit)
  return refusals(faction, troop, kit) <= refusals(faction)
end

local function forms(faction, formation, kit, n)
  if not legal(faction, "warrior", kit) then return false end
  battle { size = { 96, 48 } }
  local list = band(faction):row(n, "warrior", kit, { at = { 20, 20 } })
  return (pcall(form, formation, list, { faces = "north" }))
end

local function table_of(faction, troop, kit, class, apart)
  battle { size = { 48, 48 } }
  local us, them = band(faction), band()
  local a = us:add(troop, kit, { at = { 20, 20 } })
  local b = them:add("warrior", { weapon = "spear", shield = class ~= "UA", armour = class == "FA", at = { 20, 21 + apart } })
  return a, b
end

-- Is a weapon of use without a charge?
local function strikes(faction, troop, kit, weapon)
  battle { size = { 48, 48 } }
  local a = band(faction):add(troop, kit, { at = { 20, 20 }, hp = 1000 })
  local b = band():add("warrior", { weapon = "spear", at = { 20, 21.3 } })
  engage(a, b)
  local blow = fight(a, b):by(a)[1]
  return not blow or blow.weapon == weapon
end

local function chance(faction, troop, kit, weapon, how, class)
  if how == "charge" then
    local a, b = table_of(faction, troop, kit, class, 6)
    local function falls(m)
      local d = odds(function()
        charge(a, b)
        if a.in_melee then fight(a, b) end
        return not m.alive
      end)
      return d:p(), d:fraction()
    end
    local p, exact = falls(b)
    return p, exact, falls(a)
  end
  local a, b = table_of(faction, troop, kit, class, how == "shoot" and 4 or 0)
  local d = odds(function() return attack(a, b, { kind = how, weapon = weapon }):wounds(a) > 0 end)
  return d:p(), d:fraction()
end

return legal, forms, strikes, chance`

// asking is the sheet script at work.
type asking struct {
	l                             *Library
	sh                            *Sheet
	s                             *Session
	legal, forms, strikes, chance *lua.LFunction
}

// ask fills in what only play can tell.
func (l *Library) ask(sh *Sheet) error {
	s, err := l.NewSession(1)
	if err != nil {
		return err
	}
	c, err := vm.Compile("sheet", []byte(sheetScript))
	if err != nil {
		return err
	}
	res, err := s.Run(c)
	if err != nil {
		return err
	}
	a := &asking{l: l, sh: sh, s: s}
	for i, f := range []**lua.LFunction{&a.legal, &a.forms, &a.strikes, &a.chance} {
		*f = res[i].(*lua.LFunction)
	}
	if err := a.formations(); err != nil {
		return err
	}
	return a.odds()
}

// call a function of the script about the faction of the sheet.
func (a *asking) call(f *lua.LFunction, results int, args ...lua.LValue) ([]lua.LValue, error) {
	return a.s.user.vm.Call(f, RunBudget, results, append([]lua.LValue{lua.LString(a.sh.ID)}, args...)...)
}

// yes is the answer to a question of yes or no.
func (a *asking) yes(f *lua.LFunction, args ...lua.LValue) (bool, error) {
	res, err := a.call(f, 1, args...)
	return err == nil && lua.LVAsBool(res[0]), err
}

// kit is what a model brings, as the verbs take it.
func (a *asking) kit(ids ...string) *lua.LTable {
	t, weapons := a.s.user.vm.L().NewTable(), a.s.user.vm.L().NewTable()
	for _, id := range ids {
		if a.l.content.Get("weapon", id) != nil {
			weapons.Append(lua.LString(id))
		} else {
			t.RawSetString(id, lua.LTrue)
		}
	}
	t.RawSetString("weapon", weapons)
	return t
}

// formations that men of the faction can form with what is for sale.
func (a *asking) formations() error {
	v := a.l.content.Data.Values()
	for _, id := range a.l.content.IDs("formation") {
		d, key := a.l.content.Get("formation", id), battle.Prefix("formation", id)+"."
		if !pillage.AllowedFaction(v, key+"factions", a.sh.ID) {
			continue
		}
		needs := d.Fields.Field("needs").Words()
		n := reading{v: v, key: key}
		f := SheetFormation{ID: id, Title: d.Title.In(a.l.opt.Lang), Text: d.Text.In(a.l.opt.Lang), Needs: []string{},
			Min: n.get("min", "min"), Move: n.get("move", "move"), Save: n.get("save", "save_bonus"), Second: n.get("save_with_second_rank", "second_rank.front_bonus")}
		f.Guesses = n.guesses
		for _, need := range needs {
			f.Needs = append(f.Needs, a.l.content.Item(need).Title.In(a.l.opt.Lang))
		}
		ok, err := a.yes(a.forms, lua.LString(id), a.kit(needs...), lua.LNumber(f.Min))
		if err != nil {
			return err
		}
		if ok {
			a.sh.Formations = append(a.sh.Formations, f)
		}
	}
	return nil
}

// odds of the usual attacks: each weapon in the hands of a warrior, or of whoever
// may buy it, mounted too where all may ride; then the best melee weapon of the
// troops that have rules of their own.
func (a *asking) odds() error {
	shown := map[string]bool{}
	for _, w := range a.sh.Weapons {
		for _, troop := range a.buyers(w.Prices) {
			rows, err := a.attacks(troop, w)
			if err != nil {
				return err
			}
			if len(rows) > 0 {
				a.sh.Odds, shown[troop] = append(a.sh.Odds, rows...), true
				break
			}
		}
	}
	for _, t := range a.special() {
		if shown[t.ID] {
			continue
		}
		for _, w := range slices.Backward(a.sh.Weapons) {
			if a.l.content.Get("weapon", w.ID).Fields.Field("kind").Str == "ranged" {
				continue
			}
			rows, err := a.attacks(t.ID, w)
			if err != nil {
				return err
			}
			if len(rows) > 0 {
				a.sh.Odds = append(a.sh.Odds, rows...)
				break
			}
		}
	}
	return nil
}

// buyers of a thing: a warrior first.
func (a *asking) buyers(prices []SheetPrice) []string {
	out := []string{}
	for _, p := range prices {
		if p.Troop != "" {
			out = append(out, p.Troop)
		}
	}
	if i := slices.Index(out, "warrior"); i > 0 {
		out[0], out[i] = out[i], out[0]
	}
	if slices.ContainsFunc(prices, func(p SheetPrice) bool { return p.Troop == "" }) && !slices.Contains(out, "warrior") {
		out = append([]string{"warrior"}, out...)
	}
	return out
}

// special troops fight, and have rules that are theirs alone.
func (a *asking) special() []SheetTroop {
	var out []SheetTroop
	for _, t := range a.sh.Troops {
		arms := a.l.content.Get("troop", t.ID).Fields.Field("melee_weapons")
		if t.Attacks > 0 && (arms.Kind == battle.Absent || arms.Num > 0) &&
			slices.ContainsFunc(a.sh.Others, func(r SheetRule) bool { return r.Of == t.ID }) {
			out = append(out, t)
		}
	}
	return out
}

// attacks of a troop with a weapon: none where it may not have it.
func (a *asking) attacks(troop string, w SheetWeapon) ([]SheetOdds, error) {
	needs := a.l.content.Get("troop", troop).Fields.Field("needs").Words()
	kits := [][]string{needs}
	if !slices.Contains(needs, "horse") && a.allRide() {
		kits = append(kits, append(slices.Clone(needs), "horse"))
	}
	var out []SheetOdds
	for _, has := range kits {
		whole := append(slices.DeleteFunc(slices.Clone(has), func(id string) bool { return id == w.ID }), w.ID)
		ok, err := a.yes(a.legal, lua.LString(troop), a.kit(whole...))
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		// The other weapons that it has to have stay at home: this one is meant.
		arms := slices.DeleteFunc(whole, func(id string) bool { return id != w.ID && a.l.content.Get("weapon", id) != nil })
		rows, err := a.rows(troop, arms, w.ID)
		if err != nil {
			return nil, err
		}
		out = append(out, rows...)
	}
	return out, nil
}

// allRide says whether any number of the faction may ride, and horses are for sale.
func (a *asking) allRide() bool {
	return slices.ContainsFunc(a.sh.Limits, func(x SheetLimit) bool { return x.Name == "cavalry_pct" && x.Value == "any" }) &&
		slices.ContainsFunc(a.sh.Gear, func(x SheetItem) bool { return x.ID == "horse" })
}

// rows of a model with one weapon: of a melee weapon a blow and a charge from 6",
// of a ranged one a shot at 4".
func (a *asking) rows(troop string, kit []string, weapon string) ([]SheetOdds, error) {
	hows := []string{"melee", "charge"}
	d := a.l.content.Get("weapon", weapon)
	switch {
	case d.Fields.Field("kind").Str != "ranged":
		ok, err := a.yes(a.strikes, lua.LString(troop), a.kit(kit...), lua.LString(weapon))
		if err != nil {
			return nil, err
		}
		if !ok {
			hows = hows[1:]
		}
	default:
		hows = []string{"shoot"}
	}
	var out []SheetOdds
	for _, how := range hows {
		o := SheetOdds{Troop: troop, Mounted: slices.Contains(kit, "horse"), Weapon: weapon, How: how}
		if how == "charge" {
			o.Falls = &[3]SheetChance{}
		}
		for i, class := range battle.ClassNames {
			got, err := a.call(a.chance, 4, lua.LString(troop), a.kit(kit...), lua.LString(weapon), lua.LString(how), lua.LString(class))
			if err != nil {
				return nil, fault.New("E-RUNTIME", "the odds of %s with %s, %s, against %s", troop, weapon, how, class).Because(err)
			}
			o.Wounds[i] = SheetChance{float64(lua.LVAsNumber(got[0])), lua.LVAsString(got[1])}
			if o.Falls != nil {
				o.Falls[i] = SheetChance{float64(lua.LVAsNumber(got[2])), lua.LVAsString(got[3])}
			}
		}
		out = append(out, o)
	}
	return out, nil
}
