package resolve

import (
	"skald/core/dice"
	"skald/core/odds"
)

// Barrage is a number of equal attacks, one after the other, at a group of equal
// models: each hits, wounds and is not saved, and then takes a number of wounds
// off the model in front. What is left over of a kill is lost with it.
type Barrage struct {
	Attacks int
	Hit     int // natural roll needed, 2..6; 0: always
	Wound   int // the same
	Save    int // need of the save; 0: none
	Damage  int // wounds of an attack that is not saved; 0: a d6
	Wounds  int // of each model
}

// Roll throws all of it and says how many models fall.
func (b Barrage) Roll(src dice.Source) (kills int) {
	left := b.Wounds
	for range b.Attacks {
		n, next := b.attack(src, left)
		kills, left = kills+n, next
	}
	return kills
}

// attack throws one attack at a model with some wounds left. It asks the die of
// the damage no more than it must.
func (b Barrage) attack(src dice.Source, left int) (kills, next int) {
	if !needed(src, b.Hit) || !needed(src, b.Wound) || b.Save != 0 && needed(src, b.Save) {
		return 0, left
	}
	if b.Damage > 0 {
		if left -= b.Damage; left <= 0 {
			return 1, b.Wounds
		}
		return 0, left
	}
	d := src.Roll(dice.Free, -1)
	if dice.Least(src, &d, left) {
		return 1, b.Wounds
	}
	return 0, left - dice.Face(src, &d)
}

func needed(src dice.Source, need int) bool {
	if need == 0 {
		return true
	}
	d := src.Roll(dice.Free, -1)
	return dice.Least(src, &d, max(need, 2))
}

// Odds is the exact distribution of how many models fall.
func (b Barrage) Odds() (*odds.Dist, error) {
	p := &barrage{Barrage: b, left: int32(b.Wounds)}
	p.x = &odds.Explorer[int]{P: p}
	p.x.Scout()
	p.x.Write(0)
	v, err := p.x.Explore(0)
	if err != nil {
		return nil, err
	}
	return v.Dist(func(kills int64) odds.Outcome { return odds.Number(float64(kills)) })
}

// barrage is a Barrage step by step: its one fact is how many wounds the model
// in front has left. A step is an attack, its place the number of it.
type barrage struct {
	Barrage
	x     *odds.Explorer[int]
	left  int32
	aside []int32
}

// Run makes one attack (odds.Program).
func (p *barrage) Run(at int, src *dice.Explored) (odds.Next[int], error) {
	if at == p.Attacks {
		return odds.Next[int]{Done: true}, nil
	}
	p.x.Read(0)
	kills, next := p.attack(src, int(p.left))
	p.x.Write(0)
	p.left = int32(next)
	p.x.Count(int64(kills))
	return odds.Next[int]{At: at + 1, Done: at+1 == p.Attacks}, nil
}

// PutAside (odds.Program).
func (p *barrage) PutAside(depth int) {
	for len(p.aside) <= depth {
		p.aside = append(p.aside, 0)
	}
	p.aside[depth] = p.left
}

// TakeUp (odds.Program).
func (p *barrage) TakeUp(depth int) { p.left = p.aside[depth] }

// Fact (odds.Program).
func (p *barrage) Fact(int32) int32 { return p.left }
