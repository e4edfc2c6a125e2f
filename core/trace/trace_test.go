package trace

import "testing"

func TestPicture(t *testing.T) {
	l := &Log{}
	l.Open("attack", "Ulf on Bill")
	n := 1
	l.Add(Entry{Label: "hit", Text: "charged", Amount: &n, Rule: "PIL-CHARGE-11", Title: "Contact", Place: "core/pillage/hit.go"})
	l.Add(Entry{Label: "hit", Dice: []int{5, 2}, Text: "hit"})
	l.Close()
	l.Note("result", "Bill is out")
	l.Add(Entry{Label: "save", Text: "UA: 6+", Guess: true})
	want := "attack  Ulf on Bill\n" +
		"  hit     +1 charged  PIL-CHARGE-11  Contact  core/pillage/hit.go\n" +
		"          rolled 5 2  hit\n" +
		"result  Bill is out\n" +
		"save    UA: 6+        (placeholder number)\n"
	if got := l.String(); got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
	if got := l.Amounts("PIL-CHARGE-11"); len(got) != 1 || got[0] != 1 {
		t.Errorf("amounts %v", got)
	}
}

func TestNilLogRecordsNothing(t *testing.T) {
	var l *Log
	l.Open("a", "b")
	l.Note("c", "d")
	l.Close()
	l.Reset()
	if l.String() != "" || l.Amounts("x") != nil {
		t.Error("a nil log kept something")
	}
}
