package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
)

// sheetForms are the ways to print a sheet.
var sheetForms = []string{"text", "markdown"}

func newSheet(a *app) *cobra.Command {
	form := "text"
	c := &cobra.Command{
		Use:   "sheet FACTION",
		Short: "tell what a faction does, on one page",
		Long: `Prints a faction on one page, made from the scripts that are loaded: its troops,
weapons and gear with their prices, its limits, its rules in words, the talents
that its chiefs may have, and the odds of its usual attacks. A number with a
question mark is a placeholder: no source gives it.`,
		Example: `  skald sheet huns
  skald sheet vikings --format markdown --lang ru
  skald sheet mymod_geats --mods mods/geats --json`,
		Args: exactly(1, "one faction at a time"),
		RunE: func(_ *cobra.Command, args []string) error {
			if !slices.Contains(sheetForms, form) {
				return fault.New("E-USAGE", "--format does not take %q", form).Suggest(suggest.OneOf(form, sheetForms))
			}
			return a.sheet(args[0], form)
		},
	}
	c.Flags().StringVar(&form, "format", form, "print it in this `form`: text or markdown")
	return c
}

func (a *app) sheet(faction, form string) error {
	s, err := a.engine.Sheet(a.opts, faction)
	if err != nil {
		return cannotRun{err}
	}
	switch {
	case a.json:
		a.printJSON(s)
	case form == "markdown":
		a.print(markdown(s, sheetSections(s, a.opts.Lang)))
	default:
		a.print(a.plain(s, sheetSections(s, a.opts.Lang)))
	}
	return nil
}

// section of a sheet: a table, or paragraphs.
type section struct {
	title string
	table Table
	notes []note
}

// note is a paragraph with a head.
type note struct{ head, text string }

// plain is a sheet for a screen.
func (a *app) plain(s *luabind.Sheet, sections []section) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n%s\n", s.Title, s.ID, s.Text)
	for _, x := range sections {
		fmt.Fprintf(&b, "\n%s\n", strings.ToUpper(x.title))
		if len(x.table.Rows) > 0 {
			b.WriteString(indent(a.align(x.table)))
		}
		for _, n := range x.notes {
			fmt.Fprintf(&b, "  %s\n", n.head)
			if n.text != "" {
				fmt.Fprintf(&b, "    %s\n", n.text)
			}
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}

// markdown is a sheet for a web page or a printer.
func markdown(s *luabind.Sheet, sections []section) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n", s.Title, s.Text)
	for _, x := range sections {
		fmt.Fprintf(&b, "\n## %s\n\n", x.title)
		row := func(cells []string, n int) {
			b.WriteString("|")
			for i := range n {
				fmt.Fprintf(&b, " %s |", strings.ReplaceAll(cell(cells, i), "|", "\\|"))
			}
			b.WriteString("\n")
		}
		if n := len(x.table.Columns); len(x.table.Rows) > 0 {
			row(x.table.Columns, n)
			b.WriteString("|" + strings.Repeat(" --- |", n) + "\n")
			for _, r := range x.table.Rows {
				row(r, n)
			}
		}
		for _, m := range x.notes {
			fmt.Fprintf(&b, "- **%s**", m.head)
			if m.text != "" {
				fmt.Fprintf(&b, " %s", m.text)
			}
			b.WriteString("\n")
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// sheetWords are the words of a sheet in a language.
type sheetWords struct {
	troops, weapons, gear, limits, rules, talents, odds string
	gold, troop, hp, attacks, weapon, reach, item       string
	attack, any, optional, falls                        string
	how, units, limit                                   map[string]string
}

var sheetLanguages = map[string]sheetWords{
	"en": {"Troops", "Weapons", "Armour and gear", "Limits", "Rules", "Talents", "Odds of a warrior's attack",
		"gold", "troop", "hp", "attacks", "weapon", "range", "item",
		"attack", "any", "may be declined", "and falls himself",
		map[string]string{"melee": "a blow wounds", "shoot": "a shot at 4\" wounds", "charge": "a charge from 6\" fells"},
		map[string]string{"attack": "an attack", "fight": "a fight", "stage": "a stage", "turn": "a turn", "game": "a game"},
		map[string]string{"min_chiefs": "chiefs at least", "max_chiefs": "chiefs at most", "standards": "standards at most", "horns": "horns at most",
			"wagons": "wagons at most", "shooters_pct": "shooters in a hundred", "cavalry_pct": "riders in a hundred", "foreign_pct": "of other factions in a hundred"}},
	"ru": {"Войска", "Оружие", "Доспехи и снаряжение", "Ограничения", "Правила", "Таланты", "Шансы атаки воина",
		"цена", "воин", "ОЗ", "атаки", "оружие", "дальность", "предмет",
		"атака", "сколько угодно", "можно отказаться", "и гибнет сам",
		map[string]string{"melee": "удар ранит", "shoot": "выстрел с 4\" ранит", "charge": "натиск с 6\" убивает"},
		map[string]string{"attack": "за атаку", "fight": "за бой", "stage": "за фазу", "turn": "за ход", "game": "за игру"},
		map[string]string{"min_chiefs": "вождей не меньше", "max_chiefs": "вождей не больше", "standards": "знамен не больше", "horns": "рогов не больше",
			"wagons": "повозок не больше", "shooters_pct": "стрелков на сотню", "cavalry_pct": "всадников на сотню", "foreign_pct": "чужаков на сотню"}},
}

// sheetSections lays a sheet out.
func sheetSections(s *luabind.Sheet, lang string) []section {
	w, ok := sheetLanguages[lang]
	if !ok {
		w = sheetLanguages["en"]
	}
	names := map[string]string{}
	for _, t := range s.Troops {
		names[t.ID] = t.Title
	}
	price := func(it luabind.SheetItem) string { return prices(it.Prices, names) }
	troops := Table{Columns: []string{w.troop, w.gold, w.hp, w.attacks, ""}}
	for _, t := range s.Troops {
		troops.Rows = append(troops.Rows, []string{t.Title, price(t.SheetItem), fmt.Sprint(t.HP), fmt.Sprint(t.Attacks), t.Text})
	}
	weapons := Table{Columns: []string{w.weapon, w.gold, "UA", "SA", "FA", w.reach}}
	for _, x := range s.Weapons {
		names[x.ID] = x.Title
		weapons.Rows = append(weapons.Rows, []string{x.Title, price(x.SheetItem), guessed(x.ToHit[0], x.Guess) + "+", guessed(x.ToHit[1], x.Guess) + "+", guessed(x.ToHit[2], x.Guess) + "+", reach(x.Range)})
	}
	gear := Table{Columns: []string{w.item, w.gold, ""}}
	for _, x := range s.Gear {
		gear.Rows = append(gear.Rows, []string{x.Title, price(x), x.Text})
	}
	out := []section{{w.troops, troops, nil}, {w.weapons, weapons, nil}, {w.gear, gear, nil}}
	if len(s.Limits) > 0 {
		var notes []note
		for _, l := range s.Limits {
			value := l.Value
			if value == "any" {
				value = w.any
			}
			notes = append(notes, note{w.limit[l.Name] + ": " + value, ""})
		}
		out = append(out, section{w.limits, Table{}, notes})
	}
	out = append(out, w.ruleSection(s), w.talentSection(s), w.oddsSection(s, names))
	return slices.DeleteFunc(out, func(x section) bool { return len(x.table.Rows)+len(x.notes) == 0 })
}

func (w *sheetWords) ruleSection(s *luabind.Sheet) section {
	var notes []note
	for _, r := range s.Rules {
		var terms []string
		if r.Times > 0 {
			terms = append(terms, fmt.Sprintf("%d× %s", r.Times, w.units[r.Unit]))
		}
		if r.Optional {
			terms = append(terms, w.optional)
		}
		head := r.Title + " (" + r.ID + ")"
		if terms != nil {
			head += ", " + strings.Join(terms, ", ")
		}
		notes = append(notes, note{head, r.Text})
	}
	return section{w.rules, Table{}, notes}
}

func (w *sheetWords) talentSection(s *luabind.Sheet) section {
	t := Table{Columns: []string{"", w.gold, ""}}
	for _, x := range s.Talents {
		t.Rows = append(t.Rows, []string{x.Title, prices(x.Prices, nil), x.Text})
	}
	return section{w.talents, t, nil}
}

func (w *sheetWords) oddsSection(s *luabind.Sheet, names map[string]string) section {
	t := Table{Columns: []string{w.weapon, w.attack, "UA", "SA", "FA"}}
	row := func(weapon, how string, p [3]luabind.SheetChance) {
		t.Rows = append(t.Rows, []string{weapon, how, percent(p[0].P), percent(p[1].P), percent(p[2].P)})
	}
	for _, o := range s.Odds {
		row(names[o.Weapon], w.how[o.How], o.Wounds)
		if o.Falls != nil {
			row("", w.falls, *o.Falls)
		}
	}
	return section{w.odds, t, nil}
}

// prices of a thing: one, or by troop; none: it is not sold apart.
func prices(list []luabind.SheetPrice, names map[string]string) string {
	var out []string
	for _, p := range list {
		text := guessed(p.Gold, p.Guess)
		if p.Troop != "" {
			name := names[p.Troop]
			if name == "" {
				name = p.Troop
			}
			text += " (" + name + ")"
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}

// guessed marks a placeholder.
func guessed(n float64, guess bool) string {
	if guess {
		return fmt.Sprintf("%g?", n)
	}
	return fmt.Sprintf("%g", n)
}

func reach(n float64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%g\"", n)
}

func percent(p float64) string { return fmt.Sprintf("%.1f %%", 100*p) }
