package odds

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"unicode/utf8"
)

// Width is that of a text unless another is asked for.
const Width = 72

const (
	fewRows  = 15 // beyond these a distribution folds what hardly ever occurs
	manyRows = 40 // beyond these whatever it is
)

// String is the text at the usual width.
func (d *Dist) String() string { return d.Text(Width) }

// Text shows a distribution: an outcome a line, or one line where that says it
// all. No line ends it.
func (d *Dist) Text(width int) string {
	if width <= 0 {
		width = Width
	}
	var lines []string
	switch {
	case len(d.Outcomes) == 0:
		lines = []string{"no outcome"}
	case d.YesNo():
		lines = []string{d.P("true").String()}
	case len(d.Outcomes) == 1:
		lines = []string{d.Outcomes[0].Label + ": " + d.P(d.Outcomes[0].Label).String()}
	default:
		lines = append(d.table(width), Wrap(d.foot(), width)...)
	}
	if s := d.refusal(); s != "" {
		lines = append(lines, Wrap(s, width)...)
	}
	for _, n := range d.Notes {
		lines = append(lines, Wrap(n, width)...)
	}
	return strings.Join(lines, "\n")
}

// table of the outcomes with their bars, and a line for each fold.
func (d *Dist) table(width int) []string {
	f := d.fold()
	numeric := d.Numeric()
	cells := [][]string{{"", "chance", ""}}
	if numeric {
		cells[0] = append(cells[0], "at least")
	}
	least := d.tails()
	for i, o := range f.kept {
		c := d.chance(o)
		row := []string{o.Label, c.Percent(), c.Short()}
		if numeric {
			row = append(row, least[f.from+i].Percent())
		}
		cells = append(cells, row)
	}
	lines := fitting(width, cells, []bool{numeric, true, false, true}, 2)
	d.bars(lines[1:], f.kept, width)
	trim(lines)
	out := lines[:1:1]
	if f.below != "" {
		out = append(out, f.below)
	}
	out = append(out, lines[1:]...)
	if f.above != "" {
		out = append(out, f.above)
	}
	return out
}

// tails are the chances of each outcome or a later one.
func (d *Dist) tails() []Chance {
	out := make([]Chance, len(d.Outcomes))
	var sum Chance
	for i := len(out) - 1; i >= 0; i-- {
		sum = sum.plus(d.chance(d.Outcomes[i]))
		out[i] = sum
	}
	return out
}

// chance of an outcome that is among d's own.
func (d *Dist) chance(o Outcome) Chance {
	if d.Exact {
		return exactChance(o.P)
	}
	return seen(o.Count, d.Trials)
}

// longestBar and shortestBar are in characters.
const longestBar, shortestBar = 30, 8

// bars appends to each line one as long as its outcome is likely, the likeliest
// at full length. Where there is no room there are none.
func (d *Dist) bars(lines []string, kept []Outcome, width int) {
	wide, most := 0, 0.0
	for i, l := range lines {
		wide = max(wide, utf8.RuneCountInString(l))
		most = max(most, d.chance(kept[i]).Float())
	}
	room := min(longestBar, width-wide-2)
	if room < shortestBar {
		return
	}
	for i, o := range kept {
		n := int(math.Round(d.chance(o).Float() / most * float64(room)))
		lines[i] = pad(lines[i], wide, false) + "  " + strings.Repeat("#", n)
	}
}

// folded is what of a distribution is shown, and the lines that stand for the
// rest.
type folded struct {
	kept         []Outcome
	from         int // of numbers: where kept begins
	below, above string
}

// fold shortens a long distribution: of numbers the tails, of words the rarest.
func (d *Dist) fold() folded {
	if len(d.Outcomes) <= fewRows+1 { // a line that folds one row saves none
		return folded{kept: d.Outcomes}
	}
	if d.Numeric() {
		return d.foldTails()
	}
	return d.foldRarest()
}

// rare is how much may be folded to make the rows few; hardly is so little that
// a fold says as much as rows would: below 0.01 %.
var rare, hardly = big.NewRat(1, 100), big.NewRat(1, 20_000)

// foldable says whether tails of this chance may go while there are so many
// rows.
func foldable(p *big.Rat, rows int) bool {
	return rows > manyRows || rows > fewRows && p.Cmp(rare) <= 0 || p.Cmp(hardly) < 0
}

// foldTails takes off the less likely end while there are too many rows.
func (d *Dist) foldTails() folded {
	low, high := 0, len(d.Outcomes)
	var below, above, both Chance
	for high-low > 1 {
		first, last := d.chance(d.Outcomes[low]), d.chance(d.Outcomes[high-1])
		end, atLow := last, first.P.Cmp(last.P) < 0
		if atLow {
			end = first
		}
		both = both.plus(end)
		if !foldable(both.P, high-low) {
			break
		}
		if atLow {
			low++
			below = below.plus(end)
		} else {
			high--
			above = above.plus(end)
		}
	}
	f := folded{kept: d.Outcomes[low:high], from: low}
	if low > 0 {
		f.below = span(d.Outcomes[:low]) + ": " + below.Percent()
	}
	if high < len(d.Outcomes) {
		f.above = span(d.Outcomes[high:]) + ": " + above.Percent()
	}
	return f
}

// span names outcomes that follow each other: "16 to 40".
func span(outs []Outcome) string {
	first, last := outs[0].Label, outs[len(outs)-1].Label
	if first == last {
		return first
	}
	return first + " to " + last
}

// foldRarest keeps the likeliest outcomes in their order.
func (d *Dist) foldRarest() folded {
	byChance := slices.Clone(d.Outcomes)
	slices.SortStableFunc(byChance, func(a, b Outcome) int { return d.chance(b).P.Cmp(d.chance(a).P) })
	var rest Chance
	for _, o := range byChance[fewRows:] {
		rest = rest.plus(d.chance(o))
	}
	return folded{
		kept:  joined(byChance[:fewRows]),
		above: fmt.Sprintf("%d others: %s", len(byChance)-fewRows, rest.Percent()),
	}
}

// plus is the chance of either of two that exclude each other.
func (c Chance) plus(b Chance) Chance {
	if c.P == nil {
		return b
	}
	c.P = new(big.Rat).Add(c.P, b.P)
	c.Count += b.Count
	return c
}

// foot says mean and spread of numbers, and how far the answer can be trusted.
func (d *Dist) foot() string {
	var parts []string
	if d.Numeric() {
		parts = append(parts, d.meanText(), "sd "+spread(d.SD()))
	}
	if d.Exact {
		return strings.Join(append(parts, "exact"), ", ")
	}
	half := 0.0
	for _, o := range d.Outcomes {
		half = max(half, d.chance(o).half(Level))
	}
	parts = append(parts, "estimate from "+trials(d.Trials), "95 % within +-"+margin(half*100)+" %")
	return strings.Join(parts, ", ")
}

func (d *Dist) meanText() string {
	mean := d.Mean()
	if d.Exact {
		text := "mean " + decimal(mean, 2)
		if f := ratio(mean); !mean.IsInt() && len(f) <= 9 && !terminates(mean, 2) {
			text += " (" + f + ")"
		}
		return text
	}
	half, ok := halfOfMean(d.Variance(), d.Trials, Level)
	if !ok {
		return "mean " + decimal(mean, 2)
	}
	return "mean " + decimal(mean, digitsFor(half)) + " +-" + margin(half)
}

// margin is the number behind +-.
func margin(half float64) string { return fmt.Sprintf("%.*f", digitsFor(half), half) }

// decimal is a ratio with so many digits after the point; one that ends sooner
// is shorter, and one that would read as nothing keeps two that count.
func decimal(r *big.Rat, digits int) string {
	switch {
	case terminates(r, digits):
		text := r.FloatString(digits)
		if strings.Contains(text, ".") {
			text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
		}
		return text
	case isNothing(r.FloatString(digits)):
		f, _ := r.Float64()
		return significant(f)
	}
	return r.FloatString(digits)
}

// significant shows the first two digits of a small number that count.
func significant(x float64) string {
	digits := int(math.Ceil(-math.Log10(math.Abs(x)))) + 1
	if digits > mostDigits {
		return fmt.Sprintf("%.2g", x)
	}
	return fmt.Sprintf("%.*f", digits, x)
}

// terminates says whether so many digits after the point are all there are.
func terminates(r *big.Rat, digits int) bool {
	back, _ := new(big.Rat).SetString(r.FloatString(digits))
	return back.Cmp(r) == 0
}

// isNothing says whether a number reads as zero.
func isNothing(text string) bool { return strings.Trim(text, "-0.") == "" }

// spread is a standard deviation.
func spread(sd float64) string {
	text := fmt.Sprintf("%.2f", sd)
	switch {
	case sd > 0 && isNothing(text):
		return significant(sd)
	case sd == math.Trunc(sd):
		return plain(sd)
	}
	return text
}

// refusal says how often an order was illegal, "" where none was.
func (d *Dist) refusal() string {
	c := d.RefusedChance()
	if c.P.Sign() == 0 {
		return ""
	}
	share := c.Percent()
	if c.Exact {
		share = strings.TrimSuffix(c.String(), ", exact")
	}
	if share = "in " + share; c.Certain() {
		share = "always"
	}
	s := "an order was illegal, and did nothing, " + share
	if d.RefusedBy != "" {
		s += "  " + d.RefusedBy
	}
	return s
}

// String is the text at the usual width.
func (c *Comparison) String() string { return c.Text(Width) }

// Text shows a comparison: a table a measure, a variant a line. No line ends it.
func (c *Comparison) Text(width int) string {
	if width <= 0 {
		width = Width
	}
	var lines []string
	apart := slices.ContainsFunc(c.Blocks, func(b Block) bool { return len(b.heading()) > longHeading })
	for _, b := range c.Blocks {
		lines = append(lines, c.block(b, width, apart)...)
		lines = append(lines, Wrap(b.foot(), width)...)
	}
	for _, n := range c.Notes {
		lines = append(lines, Wrap(n, width)...)
	}
	return strings.Join(lines, "\n")
}

// longHeading is what a column of numbers is not made wider for: a longer one
// stands above its table.
const longHeading = 16

// block is the table of one measure, with its heading on a line of its own where
// apart says so.
func (c *Comparison) block(b Block, width int, apart bool) []string {
	heading, above := b.heading(), []string(nil)
	if plain := b.plainHeading(); apart && heading != plain {
		heading, above = plain, Wrap(heading, width)
	}
	head := slices.Clone(c.Params)
	for len(head) < len(b.Rows[0].Names) {
		head = append(head, "")
	}
	align := make([]bool, len(head))
	cells := [][]string{append(head, heading, "", "difference", "", "error")}
	for i := range b.Rows {
		r := &b.Rows[i]
		cells = append(cells, append(slices.Clone(r.Names), r.valueText(), r.fraction(r.Value), r.diffText(), r.signed(), r.errorText()))
	}
	if b.exact() || len(b.Rows) == 1 {
		for i := range cells {
			cells[i] = cells[i][:len(cells[i])-1]
		}
	}
	if len(b.Rows) == 1 {
		cells[0][len(head)+2] = ""
	}
	table := fitting(width, cells, append(align, true, false, true, false, true), len(align)+1, len(align)+3)
	return append(above, trim(table)...)
}

// heading of the column of numbers.
func (b Block) heading() string {
	if b.Of == "" || b.Of == "true" {
		return b.plainHeading()
	}
	return "chance of " + b.Of
}

// plainHeading does not say of what.
func (b Block) plainHeading() string {
	if b.Of == "" {
		return "mean"
	}
	return "chance"
}

// exact says whether every row is.
func (b Block) exact() bool {
	return !slices.ContainsFunc(b.Rows, func(r Row) bool { return !r.Dist.Exact })
}

// foot says how far a table can be trusted.
func (b Block) foot() string {
	var guessed []string // names
	var fewest, most int // trials
	var value, apart Error
	value.Known = true
	for _, r := range b.Rows {
		if r.Dist.Exact {
			continue
		}
		if n := r.Dist.Trials; len(guessed) == 0 {
			fewest, most = n, n
		} else {
			fewest, most = min(fewest, n), max(most, n)
		}
		guessed = append(guessed, strings.Join(r.Names, " "))
		value = Error{max(value.Half, r.Error.Half), value.Known && r.Error.Known}
		if r.Paired && r.Apart.Known {
			apart = Error{max(apart.Half, r.Apart.Half), true}
		}
	}
	if guessed == nil {
		return "exact"
	}
	scale, unit := b.scale()
	text := "estimate from " + trials(most)
	if fewest < most {
		text = "estimate from " + grouped(fewest) + " to " + trials(most)
	}
	if value.Known {
		text += fmt.Sprintf(", 95 %% within +-%s%s", margin(value.Half*scale), unit)
	}
	if apart.Known {
		text += fmt.Sprintf("; under the same dice, else the error were +-%s", margin(apart.Half*scale))
	}
	if len(guessed) < len(b.Rows) {
		text = strings.Join(guessed, ", ") + ": " + text + "; the rest is exact"
	}
	return text
}

// scale of the numbers of a table, and the unit behind them.
func (b Block) scale() (float64, string) {
	if b.Of == "" {
		return 1, ""
	}
	return 100, " %"
}

// chance of a row that is no mean.
func (r *Row) chance() Chance { return r.Dist.P(r.measured.of) }

func (r *Row) valueText() string {
	switch {
	case !r.measured.mean:
		return r.chance().Percent()
	case r.Dist.Exact || !r.Error.Known:
		return decimal(r.Value, 2)
	}
	return r.Value.FloatString(digitsFor(r.Error.Half))
}

// fraction of an exact row, while it is short and says more than the number.
func (r *Row) fraction(x *big.Rat) string {
	if !r.Dist.Exact || r.measured.mean && terminates(x, 2) {
		return ""
	}
	return exactChance(x).Short()
}

// diffText is the difference to the first row, in points of a percentage or as
// a number.
func (r *Row) diffText() string {
	if r.Diff == nil {
		return ""
	}
	d, digits, unit := r.Diff, 2, ""
	if !r.measured.mean {
		d, unit = new(big.Rat).Mul(d, big.NewRat(100, 1)), " points"
	}
	known := r.DiffErr == exact
	if !known && r.DiffErr.Known {
		digits = digitsFor(r.DiffErr.Half * r.percent())
	}
	switch {
	case d.Sign() == 0 && known:
		return "same"
	case d.Sign() == 0:
		return d.FloatString(digits) + unit
	}
	text := d.FloatString(digits)
	if known {
		text = decimal(d, digits)
	}
	if d.Sign() > 0 {
		text = "+" + text
	}
	return text + unit
}

// percent is what a number of the row is multiplied with to be shown.
func (r *Row) percent() float64 {
	if r.measured.mean {
		return 1
	}
	return 100
}

// signed is an exact difference as a fraction.
func (r *Row) signed() string {
	if r.Diff == nil || r.DiffErr != exact {
		return ""
	}
	f := r.fraction(r.Diff)
	if f != "" && r.Diff.Sign() > 0 {
		f = "+" + f
	}
	return f
}

// errorText is half the interval of the difference.
func (r *Row) errorText() string {
	switch {
	case r.Diff == nil || r.DiffErr == exact:
		return ""
	case !r.DiffErr.Known:
		return "unknown"
	}
	return "+-" + margin(r.DiffErr.Half*r.percent())
}

// fitting lays cells out, without the columns of fractions where the lines would
// be wider than there is room.
func fitting(width int, cells [][]string, right []bool, fractions ...int) []string {
	lines := columns(cells, right)
	if !slices.ContainsFunc(lines, func(l string) bool { return utf8.RuneCountInString(strings.TrimRight(l, " ")) > width }) {
		return lines
	}
	for _, row := range cells {
		for _, c := range fractions {
			row[c] = ""
		}
	}
	return columns(cells, right)
}

// columns lays cells out two spaces apart, right-aligned where right says so. A
// column without a cell is left out.
func columns(cells [][]string, right []bool) []string {
	lines := make([]string, len(cells))
	first := true
	for c := range cells[0] {
		wide, filled := 0, false
		for i, row := range cells {
			wide = max(wide, utf8.RuneCountInString(row[c]))
			filled = filled || i > 0 && row[c] != ""
		}
		if !filled && c > 0 {
			continue
		}
		for i, row := range cells {
			if !first {
				lines[i] += "  "
			}
			lines[i] += pad(row[c], wide, right[c])
		}
		first = false
	}
	return lines
}

// pad fills a cell up to a width.
func pad(s string, wide int, right bool) string {
	space := strings.Repeat(" ", max(0, wide-utf8.RuneCountInString(s)))
	if right {
		return space + s
	}
	return s + space
}

// trim takes the spaces off the ends of lines.
func trim(lines []string) []string {
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return lines
}

// Wrap breaks a text into lines of a width, all but the first set in by two. A
// number stays with its % sign.
func Wrap(text string, width int) []string {
	var lines, words []string
	for _, w := range strings.Split(text, " ") {
		if n := len(words); n > 0 && strings.HasPrefix(w, "%") {
			words[n-1] += " " + w
			continue
		}
		words = append(words, w)
	}
	line := ""
	for _, w := range words {
		switch {
		case line == "":
			line = w
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(w) > width:
			lines = append(lines, strings.TrimRight(line, " "))
			line = "  " + w
		default:
			line += " " + w
		}
	}
	return append(lines, line)
}
