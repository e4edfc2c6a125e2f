package luabind

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/rule"
	"skald/luabind/vm"
)

// Sheet is a faction on one page, made from the scripts that are loaded.
type Sheet struct {
	ID      string        `json:"id"`
	Title   string        `json:"title"`
	Text    string        `json:"text"`
	Troops  []SheetTroop  `json:"troops"`
	Weapons []SheetWeapon `json:"weapons"`
	Gear    []SheetItem   `json:"gear"` // armour too
	Limits  []SheetLimit  `json:"limits"`
	Rules   []SheetRule   `json:"rules"`
	Talents []SheetItem   `json:"talents"`
	Odds    []SheetOdds   `json:"odds"`
}

// SheetPrice is what a thing costs some troop; "" is any other. Gold.
type SheetPrice struct {
	Troop string  `json:"troop,omitempty"`
	Gold  float64 `json:"gold"`
	Guess bool    `json:"placeholder,omitempty"`
}

// SheetItem is a thing that can be had.
type SheetItem struct {
	ID     string       `json:"id"`
	Title  string       `json:"title"`
	Text   string       `json:"text,omitempty"`
	Prices []SheetPrice `json:"prices"`
}

// SheetTroop is a troop with its profile.
type SheetTroop struct {
	SheetItem
	HP      float64 `json:"hp"`
	Attacks float64 `json:"attacks"`
}

// SheetWeapon is a weapon with its row: what it needs against UA, SA, FA.
type SheetWeapon struct {
	SheetItem
	ToHit [3]float64 `json:"to_hit"`
	Guess bool       `json:"placeholder,omitempty"`
	Range float64    `json:"range,omitempty"` // inches
}

// SheetLimit is a limit of a band that this faction has in place of the usual.
type SheetLimit struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// SheetRule is a rule of the faction.
type SheetRule struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Text     string `json:"text"`
	Times    int    `json:"times,omitempty"` // how often at most in a Unit; 0: any
	Unit     string `json:"unit,omitempty"`  // "turn"
	Optional bool   `json:"optional,omitempty"`
}

// SheetOdds is how often an attack of a warrior wounds a man of each class; a
// charge: how often he fells the one he charges, and falls himself, in the first
// round.
type SheetOdds struct {
	Weapon string          `json:"weapon"`
	How    string          `json:"how"` // "melee", "shoot", "charge"
	Wounds [3]SheetChance  `json:"wounds"`
	Falls  *[3]SheetChance `json:"falls,omitempty"`
}

// SheetChance is a chance: 0 to 1, and exactly.
type SheetChance struct {
	P        float64 `json:"p"`
	Fraction string  `json:"fraction"`
}

// Sheet of a faction.
func (l *Library) Sheet(id string) (*Sheet, error) {
	d := l.content.Get("faction", id)
	if d == nil {
		return nil, l.content.Unknown("faction", id)
	}
	s := &Sheet{ID: id, Title: d.Title.In(l.opt.Lang), Text: d.Text.In(l.opt.Lang),
		Troops: []SheetTroop{}, Weapons: []SheetWeapon{}, Gear: []SheetItem{}, Limits: []SheetLimit{}, Rules: []SheetRule{}, Talents: []SheetItem{}, Odds: []SheetOdds{}}
	v := l.content.Data.Values()
	for _, f := range d.Fields.Field("prices").Fields {
		l.sell(s, v, f.Name)
	}
	for _, f := range d.Fields.Field("limits").Fields {
		s.Limits = append(s.Limits, SheetLimit{f.Name, strings.Trim(plainValue(f.Value), `"`)})
	}
	for _, r := range l.content.Rules {
		if r.Owner.Faction == d.Sym {
			s.Rules = append(s.Rules, l.sheetRule(r))
		}
	}
	for _, t := range l.content.IDs("talent") {
		td := l.content.Get("talent", t)
		if pillage.AllowedFaction(v, "talents."+t+".factions", id) {
			price := v.Get("talents." + t + ".price")
			s.Talents = append(s.Talents, SheetItem{t, td.Title.In(l.opt.Lang), td.Text.In(l.opt.Lang), []SheetPrice{goldOf("", price)}})
		}
	}
	var err error
	s.Odds, err = l.sheetOdds(s)
	return s, err
}

// sell puts a thing of the price list on the sheet.
func (l *Library) sell(s *Sheet, v *battle.Values, id string) {
	it := SheetItem{ID: id, Prices: l.pricesOf("factions."+s.ID+".prices."+id, v)}
	for _, kind := range []string{"troop", "weapon", "armour", "gear"} {
		d := l.content.Get(kind, id)
		if d == nil {
			continue
		}
		it.Title, it.Text = d.Title.In(l.opt.Lang), d.Text.In(l.opt.Lang)
		key := battle.Prefix(kind, id) + "."
		switch kind {
		case "troop":
			s.Troops = append(s.Troops, SheetTroop{it, units(v.Get(key + "hp").Num), units(v.Get(key + "attacks").Num)})
		case "weapon":
			w := SheetWeapon{SheetItem: it, Range: units(v.Get(key + "range").Num)}
			for i, class := range battle.ClassNames {
				hit := v.Get(key + "to_hit." + class)
				w.ToHit[i], w.Guess = units(hit.Num), w.Guess || hit.Origin.Placeholder
			}
			s.Weapons = append(s.Weapons, w)
		default:
			s.Gear = append(s.Gear, it)
		}
		return
	}
}

// pricesOf a thing: for all, or by troop.
func (l *Library) pricesOf(key string, v *battle.Values) []SheetPrice {
	if p := v.Get(key); p.Kind == battle.Num {
		return []SheetPrice{goldOf("", p)}
	}
	out := []SheetPrice{}
	for _, t := range append([]string{"default"}, l.content.IDs("troop")...) {
		if p := v.Get(key + "." + t); p.Kind == battle.Num {
			out = append(out, goldOf(strings.TrimPrefix(t, "default"), p))
		}
	}
	return out
}

func goldOf(troop string, p battle.Value) SheetPrice {
	return SheetPrice{troop, units(p.Num), p.Origin.Placeholder}
}

// sheetRule tells a rule: its sentence, how often it runs, whether its player may
// decline.
func (l *Library) sheetRule(r *hook.Rule) SheetRule {
	out := SheetRule{ID: r.ID, Title: r.Title.In(l.opt.Lang), Text: r.Text.In(l.opt.Lang)}
	if e, ok := rule.Get(r.ID); ok && out.Text == "" {
		out.Text = e.Text
	}
	if out.Optional = r.Optional; r.Limit != nil {
		out.Times, out.Unit = r.Limit.N, unitOfLimit(r.Limit.Unit)
	}
	return out
}

// oddsScript asks for the odds of the usual attacks of a faction. It is a script
// like those that a player types: there is no other way to compute them.
const oddsScript = `
local function table_of(faction, kit, class, apart)
  battle { size = { 48, 48 } }
  local us, them = band(faction), band()
  local a = us:add("warrior", kit, { at = { 20, 20 } })
  local b = them:add("warrior", { weapon = "spear", shield = class ~= "UA", armour = class == "FA", at = { 20, 21 + apart } })
  return a, b
end

return function(faction, weapon, how, class)
  local kit = { weapon = weapon }
  if how == "charge" then
    local a, b = table_of(faction, kit, class, 6)
    local function falls(m)
      return odds(function()
        charge(a, b)
        if a.in_melee then fight(a, b) end
        return not m.alive
      end)
    end
    return falls(b):p(), falls(b):fraction(), falls(a):p(), falls(a):fraction()
  end
  local a, b = table_of(faction, kit, class, how == "shoot" and 4 or 0)
  local d = odds(function() return attack(a, b, { kind = how, weapon = weapon }):wounds(a) > 0 end)
  return d:p(), d:fraction()
end`

// sheetOdds plays the usual attacks: of each melee weapon a blow and a charge, of
// each missile weapon a shot at 4".
func (l *Library) sheetOdds(sh *Sheet) ([]SheetOdds, error) {
	out := []SheetOdds{}
	s, err := l.NewSession(1)
	if err != nil {
		return nil, err
	}
	c, err := vm.Compile("sheet", []byte(oddsScript))
	if err != nil {
		return nil, err
	}
	res, err := s.Run(c)
	if err != nil {
		return nil, err
	}
	ask := res[0].(*lua.LFunction)
	for _, w := range sh.Weapons {
		d := l.content.Get("weapon", w.ID)
		hows := []string{"melee", "charge"}
		if d.Fields.Field("kind").Str == "ranged" {
			hows = []string{"shoot"}
		}
		for _, how := range hows {
			o := SheetOdds{Weapon: w.ID, How: how}
			if how == "charge" {
				o.Falls = &[3]SheetChance{}
			}
			for i, class := range battle.ClassNames {
				got, err := s.user.vm.Call(ask, RunBudget, 4, lua.LString(sh.ID), lua.LString(w.ID), lua.LString(how), lua.LString(class))
				if err != nil {
					return nil, fault.New("E-RUNTIME", "the odds of a %s, %s, against %s", w.ID, how, class).Because(err)
				}
				o.Wounds[i] = SheetChance{float64(lua.LVAsNumber(got[0])), lua.LVAsString(got[1])}
				if o.Falls != nil {
					o.Falls[i] = SheetChance{float64(lua.LVAsNumber(got[2])), lua.LVAsString(got[3])}
				}
			}
			out = append(out, o)
		}
	}
	return out, nil
}

func plainValue(v battle.Value) string {
	v.Origin = battle.Origin{}
	return showValue(v)
}

// unitOfLimit is the word for a unit in scripts.
func unitOfLimit(u hook.Unit) string {
	for _, w := range unitWords {
		if x, ok := unitOf(w); ok && x == u {
			return w
		}
	}
	return ""
}
