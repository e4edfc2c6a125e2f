package cli

import (
	"skald/core/trace"
	"skald/luabind/scenario"
)

// jsonResults are one value for programs: what all came to, and each scenario.
type jsonResults struct {
	a    *app
	list []jsonResult
}

// jsonResult is one scenario. What does not apply is left out.
type jsonResult struct {
	File   string   `json:"file"`
	Line   int      `json:"line,omitempty"` // from 1
	Title  string   `json:"title"`
	Covers []string `json:"covers,omitempty"`
	OK     bool     `json:"ok"`

	Error       *jsonError   `json:"error,omitempty"`
	Story       string       `json:"story,omitempty"`       // of a failure, as people read it
	Explanation []trace.Step `json:"explanation,omitempty"` // of a failure: its last order
	Said        string       `json:"said,omitempty"`        // what it printed
	Again       string       `json:"again,omitempty"`       // of a failure: the command that runs it again
}

func (j *jsonResults) tell(r scenario.Result) {
	out := jsonResult{File: r.File, Line: r.Line, Title: r.Title, Covers: r.Covers, OK: r.Err == nil, Said: r.Said}
	if r.Err != nil {
		out.Error, out.Story, out.Explanation, out.Again = jsonErrors(r.Err)[0], r.Story, r.Steps, r.Again
	}
	j.list = append(j.list, out)
}

func (j *jsonResults) broke(error) {} // an error is told as every command tells it

func (j *jsonResults) end(s summary) {
	j.a.printJSON(struct {
		summary
		Scenarios []jsonResult `json:"scenarios"`
	}{s, j.list})
}
