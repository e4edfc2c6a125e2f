package odds

import (
	"encoding/json"
	"math/big"
	"strconv"
	"strings"
)

// How answers look to a program: chances and means as numbers, with the exact
// fraction beside them where there is one.

type jsonDist struct {
	Exact    bool          `json:"exact"`
	Trials   int           `json:"trials,omitempty"`
	Level    float64       `json:"level,omitempty"` // of low and high
	Outcomes []jsonOutcome `json:"outcomes"`
	Mean     *jsonMean     `json:"mean,omitempty"`
	SD       *float64      `json:"sd,omitempty"`
	Refused  *jsonRefused  `json:"refused,omitempty"`
	Notes    []string      `json:"notes,omitempty"`
}

type jsonOutcome struct {
	Label  string   `json:"label"`
	Number *float64 `json:"number,omitempty"`
	jsonChance
}

type jsonChance struct {
	P        float64  `json:"p"`
	Fraction string   `json:"fraction,omitempty"` // of an exact chance
	Count    *int     `json:"count,omitempty"`    // of an estimate, as low and high
	Low      *float64 `json:"low,omitempty"`
	High     *float64 `json:"high,omitempty"`
}

type jsonMean struct {
	Value    float64  `json:"value"`
	Fraction string   `json:"fraction,omitempty"`
	Low      *float64 `json:"low,omitempty"`
	High     *float64 `json:"high,omitempty"`
}

type jsonRefused struct {
	By string `json:"by,omitempty"`
	jsonChance
}

func (c Chance) toJSON() jsonChance {
	if c.Exact {
		return jsonChance{P: c.Float(), Fraction: ratio(c.P)}
	}
	low, high := c.Interval(Level)
	return jsonChance{P: c.Float(), Count: &c.Count, Low: number(low), High: number(high)}
}

// MarshalJSON gives outcomes with their chances, mean and notes.
func (d *Dist) MarshalJSON() ([]byte, error) {
	out := jsonDist{Exact: d.Exact, Outcomes: []jsonOutcome{}, Notes: d.Notes}
	if !d.Exact {
		out.Trials, out.Level = d.Trials, Level
	}
	for _, o := range d.Outcomes {
		j := jsonOutcome{Label: o.Label, jsonChance: d.chance(o).toJSON()}
		if o.IsNum {
			j.Number = &o.Num
		}
		out.Outcomes = append(out.Outcomes, j)
	}
	if mean := d.Mean(); mean != nil {
		out.Mean, out.SD = d.meanJSON(mean), number(d.SD())
	}
	if c := d.RefusedChance(); c.P.Sign() != 0 {
		out.Refused = &jsonRefused{d.RefusedBy, c.toJSON()}
	}
	return json.Marshal(out)
}

func (d *Dist) meanJSON(mean *big.Rat) *jsonMean {
	f, _ := mean.Float64()
	j := &jsonMean{Value: f}
	if d.Exact {
		j.Fraction = ratio(mean)
	} else if low, high, ok := d.MeanInterval(Level); ok {
		j.Low, j.High = number(low), number(high)
	}
	return j
}

// number rounds a bound, a deviation or an error to nine digits, which are the
// same on every machine; nil where it is none.
func number(x float64) *float64 {
	if !finite(x) {
		return nil
	}
	x, _ = strconv.ParseFloat(strconv.FormatFloat(x, 'g', 9, 64), 64)
	return &x
}

type jsonComparison struct {
	Params []string    `json:"params,omitempty"`
	Level  float64     `json:"level"` // of errors: each is half an interval
	Blocks []jsonBlock `json:"measures"`
	Notes  []string    `json:"notes,omitempty"`
}

type jsonBlock struct {
	Measure string    `json:"measure"` // "mean" or "chance"
	Of      string    `json:"of,omitempty"`
	Rows    []jsonRow `json:"rows"`
}

type jsonRow struct {
	Name   string    `json:"name,omitempty"`   // of a comparison
	Values []string  `json:"values,omitempty"` // of a sweep, in the order of its params
	Exact  bool      `json:"exact"`
	Trials int       `json:"trials,omitempty"`
	Value  jsonValue `json:"value"`
	Diff   *jsonDiff `json:"difference,omitempty"` // to the first row
}

type jsonValue struct {
	Number   float64  `json:"number"`
	Fraction string   `json:"fraction,omitempty"`
	Error    *float64 `json:"error,omitempty"` // none of what is exact, nor where it is unknown
}

type jsonDiff struct {
	jsonValue
	Paired bool     `json:"paired,omitempty"`
	Apart  *float64 `json:"unpaired_error,omitempty"`
}

// MarshalJSON gives the rows of each measure. Chances are shares, not percent.
func (c *Comparison) MarshalJSON() ([]byte, error) {
	out := jsonComparison{Params: c.Params, Level: Level, Notes: c.Notes}
	for _, b := range c.Blocks {
		j := jsonBlock{Measure: "chance", Of: b.Of}
		if b.Of == "" {
			j.Measure = "mean"
		}
		for i := range b.Rows {
			j.Rows = append(j.Rows, c.rowJSON(&b.Rows[i]))
		}
		out.Blocks = append(out.Blocks, j)
	}
	return json.Marshal(out)
}

func (c *Comparison) rowJSON(r *Row) jsonRow {
	j := jsonRow{Exact: r.Dist.Exact, Trials: r.Dist.Trials, Value: valueJSON(r.Value, r.Error)}
	if !r.measured.mean {
		j.Value.Number = r.chance().Float()
	}
	if c.Params == nil {
		j.Name = strings.Join(r.Names, " ")
	} else {
		j.Values = r.Names
	}
	if r.Diff != nil {
		j.Diff = &jsonDiff{jsonValue: valueJSON(r.Diff, r.DiffErr), Paired: r.Paired}
		if r.Paired && r.Apart.Known {
			j.Diff.Apart = number(r.Apart.Half)
		}
	}
	return j
}

// valueJSON is a number, with its fraction when exact, else with its error.
func valueJSON(x *big.Rat, e Error) jsonValue {
	f, _ := x.Float64()
	switch {
	case e == exact:
		return jsonValue{Number: f, Fraction: ratio(x)}
	case e.Known:
		return jsonValue{Number: f, Error: number(e.Half)}
	}
	return jsonValue{Number: f}
}
