package cli

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

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
weapons and gear with their prices, the formations that it may form, its limits, its
rules and those of its troops and gear in words, the talents that its chiefs may
have, how it fills the gaps of the book, and the odds of its usual attacks. A value
with a question mark is a placeholder: no source gives it.`,
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

// section of a sheet: a table, or paragraphs, and remarks under it.
type section struct {
	title   string
	table   Table
	notes   []note
	remarks []string
}

// note is a paragraph with a head.
type note struct{ head, text string }

// sheetWidth is how wide a sheet for a screen is, in letters: what is longer goes
// on in the next line.
const sheetWidth = 120

// plain is a sheet for a screen.
func (a *app) plain(s *luabind.Sheet, sections []section) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n%s\n", s.Title, s.ID, s.Text)
	for _, x := range sections {
		fmt.Fprintf(&b, "\n%s\n", strings.ToUpper(x.title))
		if len(x.table.Rows) > 0 {
			b.WriteString(indent(a.align(folded(x.table, sheetWidth-2)), "  ") + "\n")
		}
		for _, n := range x.notes {
			lines := fold(strings.TrimSpace(n.head+" "+n.text), sheetWidth-4)
			b.WriteString("  " + indent(strings.Join(lines, "\n"), "    ")[4:] + "\n")
		}
		for _, r := range x.remarks {
			b.WriteString(indent(strings.Join(fold(r, sheetWidth-2), "\n"), "  ") + "\n")
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// indent puts a margin before each line.
func indent(text, margin string) string {
	return margin + strings.ReplaceAll(text, "\n", "\n"+margin)
}

// fold breaks a text into lines of at most so many letters, a long word excepted.
func fold(text string, width int) []string {
	var lines []string
	for i, word := range strings.Fields(text) {
		n := len(lines) - 1
		if i == 0 || utf8.RuneCountInString(lines[n])+1+utf8.RuneCountInString(word) > width {
			lines = append(lines, word)
		} else {
			lines[n] += " " + word
		}
	}
	return lines
}

// folded is a table no wider than so many letters: its last column goes on in rows
// of its own.
func folded(t Table, width int) Table {
	last := len(t.Columns) - 1
	for i := range last {
		wide := 0
		for _, row := range append([][]string{t.Columns}, t.Rows...) {
			wide = max(wide, utf8.RuneCountInString(cell(row, i)))
		}
		width -= wide + 2
	}
	out := Table{Columns: t.Columns}
	for _, row := range t.Rows {
		lines := fold(cell(row, last), max(width, 20))
		for i := range max(len(lines), 1) {
			next := make([]string, last+1)
			if i == 0 {
				copy(next, row)
			}
			next[last] = cell(lines, i)
			out.Rows = append(out.Rows, next)
		}
	}
	return out
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
		for _, r := range x.remarks {
			fmt.Fprintf(&b, "\n%s\n", r)
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// sheetWords are the words of a sheet in a language.
type sheetWords struct {
	// Titles.
	troops, weapons, gear, formations, limits, rules, others, talents, numbers, odds string
	// Heads of columns.
	gold, troop, hp, attacks, weapon, hands, save, reach, shots, item, text string
	formation, needs, models, move, saves, talent, number, value, source    string
	wounds, fells, falls                                                    string
	values, any, most, mounted, optional, second, guess, chances            string
	units, limit                                                            map[string]string
}

var sheetLanguages = map[string]sheetWords{
	"en": {
		troops: "Troops", weapons: "Weapons", gear: "Armour and gear", formations: "Formations", limits: "Limits", rules: "Rules",
		others: "Rules of its troops, weapons and gear", talents: "Talents", numbers: "Gaps of the book, as filled here", odds: "Odds of its usual attacks",
		gold: "gold", troop: "troop", hp: "hp", attacks: "attacks", weapon: "weapon", hands: "hands", save: "save", reach: "range", shots: "shots",
		item: "item", text: "what it does", formation: "formation", needs: "needs", models: "models", move: "move", saves: "saves",
		talent: "talent", number: "key", value: "value", source: "source", wounds: "wounds", fells: "fells", falls: "falls",
		values: "values", any: "any number", most: "at most %s %%", mounted: "mounted", optional: "may be declined", second: ", in two ranks ",
		guess: "? marks a placeholder: no source gives this value, and a mod may change it.",
		chances: "In a hundred. wounds: a blow, or a shot at 4\"; fells, falls: the attacker fells, or falls himself, in the round of a charge from 6\". " +
			"The target has a spear and nothing else (UA), a shield (SA), shield and armour (FA).",
		units: map[string]string{"attack": "an attack", "fight": "a fight", "stage": "a stage", "turn": "a turn", "game": "a game"},
		limit: map[string]string{"min_chiefs": "chiefs at least", "max_chiefs": "chiefs at most", "standards": "standards at most", "horns": "horns at most",
			"wagons": "wagons at most", "shooters_pct": "shooters", "cavalry_pct": "riders", "foreign_pct": "hired from other factions"},
	},
	"ru": {
		troops: "Войска", weapons: "Оружие", gear: "Доспехи и снаряжение", formations: "Построения", limits: "Ограничения", rules: "Правила",
		others: "Правила войск, оружия и снаряжения", talents: "Таланты", numbers: "Пробелы книги и чем они заполнены", odds: "Шансы обычных атак",
		gold: "цена", troop: "воин", hp: "ОЗ", attacks: "атаки", weapon: "оружие", hands: "руки", save: "защита", reach: "дальность", shots: "выстрелы",
		item: "предмет", text: "что дает", formation: "построение", needs: "нужно", models: "моделей", move: "движение", saves: "защита",
		talent: "талант", number: "ключ", value: "значение", source: "источник", wounds: "ранит", fells: "убивает", falls: "гибнет",
		values: "показатели", any: "сколько угодно", most: "не больше %s %%", mounted: "верхом", optional: "можно отказаться", second: ", в два ряда ",
		guess: "Знак ? стоит у условных значений: их не дает ни один источник, и мод может их сменить.",
		chances: "Из ста. Ранит: удар или выстрел с 4\"; убивает, гибнет: атакующий в раунде рывка с 6\" убивает цель или гибнет сам. " +
			"У цели копье и больше ничего (UA), щит (SA), щит и броня (FA).",
		units: map[string]string{"attack": "за атаку", "fight": "за бой", "stage": "за этап", "turn": "за ход", "game": "за игру"},
		limit: map[string]string{"min_chiefs": "вождей не меньше", "max_chiefs": "вождей не больше", "standards": "знамен не больше", "horns": "рогов не больше",
			"wagons": "повозок не больше", "shooters_pct": "стрелков", "cavalry_pct": "всадников", "foreign_pct": "наемников из других фракций"},
	},
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
	for _, x := range s.Weapons {
		names[x.ID] = x.Title
	}
	out := []section{
		w.troopSection(s, names), w.weaponSection(s, names), w.gearSection(s, names), w.formationSection(s), w.limitSection(s),
		{title: w.rules, notes: w.ruleNotes(s.Rules)}, {title: w.others, notes: w.ruleNotes(s.Others)},
		w.talentSection(s), w.numberSection(s), w.oddsSection(s, names),
	}
	out = slices.DeleteFunc(out, func(x section) bool { return len(x.table.Rows)+len(x.notes) == 0 })
	if guesses(out) {
		last := &out[len(out)-1]
		last.remarks = append(last.remarks, w.guess)
	}
	return out
}

// guesses says whether a placeholder stands in the tables.
func guesses(sections []section) bool {
	for _, x := range sections {
		for _, row := range x.table.Rows {
			if slices.ContainsFunc(row, func(c string) bool { return strings.Contains(c, "?") }) {
				return true
			}
		}
	}
	return false
}

func (w *sheetWords) troopSection(s *luabind.Sheet, names map[string]string) section {
	t := Table{Columns: []string{w.troop, w.gold, w.hp, w.attacks, w.values, w.text}}
	for _, x := range s.Troops {
		t.Rows = append(t.Rows, []string{x.Title, prices(x.Prices, names), guessed(x.HP, x.Guesses.Has("hp")), guessed(x.Attacks, x.Guesses.Has("attacks")), values(x.Values), x.Text})
	}
	return section{title: w.troops, table: filled(t, w.values)}
}

func (w *sheetWords) weaponSection(s *luabind.Sheet, names map[string]string) section {
	t := Table{Columns: []string{w.weapon, w.gold, "UA", "SA", "FA", w.hands, w.save, w.reach, w.shots, w.values, w.text}}
	for _, x := range s.Weapons {
		text := x.Text
		if slices.ContainsFunc(s.Others, func(r luabind.SheetRule) bool { return r.Of == x.ID }) {
			text = "" // its rules say it
		}
		row := []string{x.Title, prices(x.Prices, names)}
		for _, need := range x.ToHit {
			row = append(row, unlessZero(need, fmt.Sprintf("%g+", need), x.Guesses.Has("to_hit")))
		}
		t.Rows = append(t.Rows, append(row, unlessZero(x.Hands, fmt.Sprintf("%g", x.Hands), x.Guesses.Has("hands")), bonus(x.Save, x.Guesses.Has("save")),
			reach(x.Range, x.Guesses.Has("range")), shots(x), values(x.Values), text))
	}
	own := []string{w.values}
	if !slices.ContainsFunc(s.Weapons, func(x luabind.SheetWeapon) bool { return x.ToHit != [3]float64{} }) {
		own = []string{"UA", "SA", "FA", w.hands, w.save, w.shots, w.values} // of Pillage
	}
	return section{title: w.weapons, table: filled(t, own...)}
}

// filled is a table without those of the columns named that are empty in all rows.
func filled(t Table, columns ...string) Table {
	for i := len(t.Columns) - 1; i >= 0; i-- {
		empty := !slices.ContainsFunc(t.Rows, func(row []string) bool { return row[i] != "" })
		if !empty || !slices.Contains(columns, t.Columns[i]) {
			continue
		}
		t.Columns = slices.Delete(t.Columns, i, i+1)
		for r := range t.Rows {
			t.Rows[r] = slices.Delete(t.Rows[r], i, i+1)
		}
	}
	return t
}

// values of a thing in one cell: strength 4, slow.
func values(list []luabind.SheetNumber) string {
	var out []string
	for _, x := range list {
		text := x.Key + " " + x.Value
		if x.Value == "true" {
			text = x.Key
		}
		out = append(out, marked(text, x.Guess))
	}
	return strings.Join(out, ", ")
}

func (w *sheetWords) gearSection(s *luabind.Sheet, names map[string]string) section {
	t := Table{Columns: []string{w.item, w.gold, w.text}}
	for _, x := range s.Gear {
		t.Rows = append(t.Rows, []string{x.Title, prices(x.Prices, names), x.Text})
	}
	return section{title: w.gear, table: t}
}

func (w *sheetWords) formationSection(s *luabind.Sheet) section {
	t := Table{Columns: []string{w.formation, w.needs, w.models, w.move, w.saves, w.text}}
	for _, x := range s.Formations {
		saves := bonus(x.Save, x.Guesses.Has("save"))
		if x.Second != x.Save {
			saves += w.second + bonus(x.Second, x.Guesses.Has("save_with_second_rank"))
		}
		t.Rows = append(t.Rows, []string{x.Title, strings.Join(x.Needs, ", "), guessed(x.Min, x.Guesses.Has("min")) + "+",
			reach(x.Move, x.Guesses.Has("move")), saves, x.Text})
	}
	return section{title: w.formations, table: t}
}

func (w *sheetWords) limitSection(s *luabind.Sheet) section {
	var notes []note
	for _, l := range s.Limits {
		value := marked(l.Value, l.Guess)
		switch {
		case l.Value == "any":
			value = w.any
		case strings.HasSuffix(l.Name, "_pct"):
			value = fmt.Sprintf(w.most, value)
		}
		head := w.limit[l.Name] + ": " + value
		if l.Rule != "" {
			head += " (" + l.Rule + ")"
		}
		notes = append(notes, note{head, ""})
		if l.Text != "" {
			notes[len(notes)-1] = note{head + ".", l.Text}
		}
	}
	return section{title: w.limits, notes: notes}
}

// ruleNotes are rules in words, each under the name of what it belongs to.
func (w *sheetWords) ruleNotes(rules []luabind.SheetRule) []note {
	var notes []note
	for _, r := range rules {
		head := r.Title
		if r.OfTitle != "" && r.OfTitle != r.Title {
			head = r.OfTitle + ": " + r.Title
		}
		head += " (" + r.ID + ")"
		if r.Times > 0 {
			head += fmt.Sprintf(", %d× %s", r.Times, w.units[r.Unit])
		}
		if r.Optional {
			head += ", " + w.optional
		}
		notes = append(notes, note{head + ".", r.Text})
	}
	return notes
}

func (w *sheetWords) talentSection(s *luabind.Sheet) section {
	t := Table{Columns: []string{w.talent, w.gold, w.text}}
	for _, x := range s.Talents {
		t.Rows = append(t.Rows, []string{x.Title, prices(x.Prices, nil), x.Text})
	}
	return section{title: w.talents, table: t}
}

// numberSection has how what the book leaves open is read here.
func (w *sheetWords) numberSection(s *luabind.Sheet) section {
	t := Table{Columns: []string{w.number, w.value, w.source}}
	for _, x := range s.Numbers {
		if x.Source == "" && !x.Guess {
			continue // printed, and in the sentence of its rule
		}
		t.Rows = append(t.Rows, []string{x.Key, marked(x.Value, x.Guess), x.Source})
	}
	return section{title: w.numbers, table: t}
}

// oddsSection has a row for each way to use a weapon: its blow or shot, then its
// charge.
func (w *sheetWords) oddsSection(s *luabind.Sheet, names map[string]string) section {
	t := Table{Columns: []string{w.weapon, w.wounds + " UA", "SA", "FA", w.fells + " UA", "SA", "FA", w.falls + " UA", "SA", "FA"}}
	for _, o := range s.Odds {
		var terms []string
		if o.Troop != "warrior" {
			terms = append(terms, names[o.Troop])
		}
		if o.Mounted {
			terms = append(terms, w.mounted)
		}
		who := names[o.Weapon]
		if terms != nil {
			who += " (" + strings.Join(terms, ", ") + ")"
		}
		if n := len(t.Rows); n == 0 || t.Rows[n-1][0] != who {
			t.Rows = append(t.Rows, append([]string{who}, make([]string, 9)...))
		}
		row := t.Rows[len(t.Rows)-1]
		for i := range o.Wounds {
			if o.Falls == nil {
				row[1+i] = percent(o.Wounds[i].P)
			} else {
				row[4+i], row[7+i] = percent(o.Wounds[i].P), percent(o.Falls[i].P)
			}
		}
	}
	return section{title: w.odds, table: t, remarks: []string{w.chances}}
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

// marked puts the mark of a placeholder after a value.
func marked(value string, guess bool) string {
	if guess {
		return value + "?"
	}
	return value
}

func guessed(n float64, guess bool) string { return marked(fmt.Sprintf("%g", n), guess) }

// bonus is what is added, with its sign; nothing for 0.
func bonus(n float64, guess bool) string {
	if n == 0 {
		return ""
	}
	return marked(fmt.Sprintf("%+g", n), guess)
}

// reach is inches; nothing for 0.
func reach(n float64, guess bool) string { return unlessZero(n, fmt.Sprintf("%g\"", n), guess) }

// unlessZero is the text of a number; nothing for 0.
func unlessZero(n float64, text string, guess bool) string {
	if n == 0 {
		return ""
	}
	return marked(text, guess)
}

// shots of who stands, has moved half, or more.
func shots(x luabind.SheetWeapon) string {
	if x.Shots == nil {
		return ""
	}
	return marked(fmt.Sprintf("%g/%g/%g", x.Shots[0], x.Shots[1], x.Shots[2]), x.Guesses.Has("shots"))
}

func percent(p float64) string { return fmt.Sprintf("%.1f", 100*p) }
