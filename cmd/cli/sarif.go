package cli

import (
	"net/url"

	"skald/luabind"
)

// SARIF 2.1.0, as much of it as code scanning reads.

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool struct {
		Driver sarifDriver `json:"driver"`
	} `json:"tool"`
	Results []sarifResult `json:"results"`
}

type sarifDriver struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

type sarifResult struct {
	RuleID    string          `json:"ruleId"` // the code: rules of the game are in the message
	Level     string          `json:"level"`  // error, warning or note, as here
	Message   sarifText       `json:"message"`
	Locations []sarifLocation `json:"locations,omitempty"`
}

type sarifText struct {
	Text string `json:"text"`
}

type sarifLocation struct {
	Physical sarifPhysical `json:"physicalLocation"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   sarifRegion   `json:"region"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	StartLine int `json:"startLine"` // from 1
}

func sarifOf(c *luabind.Checked, version string) sarifLog {
	run := sarifRun{Results: []sarifResult{}}
	run.Tool.Driver = sarifDriver{"skald", version}
	for _, f := range c.Findings {
		text := withRule(f)
		if f.Hint != "" {
			text += " (" + f.Hint + ")"
		}
		r := sarifResult{RuleID: f.Code, Level: string(f.Severity), Message: sarifText{text}}
		if f.Path != "" {
			r.Locations = []sarifLocation{{sarifPhysical{sarifArtifact{(&url.URL{Path: f.Path}).String()}, sarifRegion{max(f.Line, 1)}}}}
		}
		run.Results = append(run.Results, r)
	}
	return sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}}
}
