package cli

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"skald/core/fault"
	"skald/luabind/scenario"
)

// junitResults are the XML that servers of continuous integration read: a suite
// for each file.
type junitResults struct {
	a      *app
	suites []*junitSuite
}

type junitSuites struct {
	XMLName  xml.Name      `xml:"testsuites"`
	Name     string        `xml:"name,attr"`
	Tests    int           `xml:"tests,attr"`
	Failures int           `xml:"failures,attr"`
	Suites   []*junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name       string          `xml:"name,attr"`
	Tests      int             `xml:"tests,attr"`
	Failures   int             `xml:"failures,attr"`
	Properties []junitProperty `xml:"properties>property"`
	Cases      []junitCase     `xml:"testcase"`
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Class   string        `xml:"classname,attr"`
	Name    string        `xml:"name,attr"`
	File    string        `xml:"file,attr"`
	Line    int           `xml:"line,attr,omitempty"`
	Failure *junitFailure `xml:"failure"`
	Said    *junitText    `xml:"system-out"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"` // the code of the error
	Story   string `xml:",innerxml"`
}

type junitText struct {
	Text string `xml:",innerxml"`
}

// escaped is text inside an element. Its line ends stay, so that people can read
// it too.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a Builder takes everything
	return strings.ReplaceAll(b.String(), "&#xA;", "\n")
}

func (j *junitResults) tell(r scenario.Result) {
	n := len(j.suites)
	if n == 0 || j.suites[n-1].Name != r.File {
		j.suites = append(j.suites, &junitSuite{Name: r.File})
		n++
	}
	s := j.suites[n-1]
	s.Tests++
	c := junitCase{Class: r.File, Name: r.Title, File: r.File, Line: r.Line}
	if r.Said != "" {
		c.Said = &junitText{escaped(r.Said)}
	}
	if r.Err != nil {
		s.Failures++
		c.Failure = &junitFailure{faults(r.Err)[0].Message, fault.CodeOf(r.Err), escaped(r.Story + "again: " + r.Again + "\n")}
	}
	s.Cases = append(s.Cases, c)
}

func (j *junitResults) broke(error) {}

func (j *junitResults) end(s summary) {
	properties := []junitProperty{{"seed", fmt.Sprint(s.Seed)}}
	if s.Shuffle != nil {
		properties = append(properties, junitProperty{"shuffle", fmt.Sprint(*s.Shuffle)})
	}
	for _, suite := range j.suites {
		suite.Properties = properties
	}
	io.WriteString(j.a.io.Out, xml.Header)
	enc := xml.NewEncoder(j.a.io.Out)
	enc.Indent("", "  ")
	_ = enc.Encode(junitSuites{Name: "skald", Tests: s.Passed + s.Failed, Failures: s.Failed, Suites: j.suites}) // Out keeps its errors
	fmt.Fprintln(j.a.io.Out)
	if s.Cover != nil {
		s.Cover.print(j.a.io.Err)
	}
}
