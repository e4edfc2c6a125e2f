package battle

// Rebase moves a table onto other content: a rule was typed, scripts were
// loaded again. Facts are carried over by name: switches by rule and house id,
// states by state name, items by item id, changed data by key. What no longer
// exists is dropped.
func (b *Battle) Rebase(c *Content) *Battle {
	n := New(c)
	n.Table.Models = append([]Static(nil), b.Models...)
	n.Table.Sides = append([]SideInfo(nil), b.Sides...)
	n.Table.Pieces = append([]Piece(nil), b.Pieces...)
	n.Scale, n.Size, n.added = b.Scale, b.Size, b.added
	copy(n.facts[:header], b.facts[:header])
	for i, r := range b.C.Rules {
		if to := c.Rule(r.ID); to != nil {
			n.SetRuleOff(to.Num, b.facts[b.swAt+i] != 0)
		}
	}
	for i, h := range b.C.IDs("house") {
		n.SetHouse(h, b.facts[b.swAt+len(b.C.Rules)+i] != 0)
	}
	b.moveStates(n, b.stAt, n.stAt)
	for s := range maxSides {
		b.moveStates(n, b.sideAt+s*(2*len(b.C.States)+1), n.sideAt+s*(2*len(c.States)+1))
		copy(n.facts[n.sideAt+s*(2*len(c.States)+sideFacts)+2*len(c.States):][:sideFacts], b.facts[b.sideAt+s*(2*len(b.C.States)+sideFacts)+2*len(b.C.States):])
	}
	for p := range b.Pieces {
		from := b.Pieces[p].at
		n.Pieces[p].at = len(n.facts)
		n.facts = append(n.facts, b.facts[from:from+pieceFacts]...)
	}
	for m := range b.Models {
		from, to := b.Models[m].at, len(n.facts)
		n.Models[m].at = to
		n.facts = append(n.facts, make([]int32, n.perMod)...)
		copy(n.facts[to:to+itemsAt], b.facts[from:from+itemsAt])
		for bit, id := range b.C.Items {
			if b.HasBit(int32(m), bit) {
				n.Carry(int32(m), c.Lex.Sym(id), true)
			}
			if b.CountOf(int32(m), bit) > 1 {
				n.CarrySecond(int32(m), c.Lex.Sym(id))
			}
		}
		b.moveStates(n, from+modelFacts, to+modelFacts)
	}
	for _, i := range b.Values.Changed() {
		if to := c.Data.Slot(b.C.Data.Key(i)); to >= 0 {
			n.Values = n.Values.With(to, b.Values.At(i))
		}
	}
	n.enforce()
	return n
}

func (b *Battle) moveStates(n *Battle, from, to int) {
	for i, v := range b.C.States {
		if j := n.C.State(v.Name); j >= 0 && n.C.States[j] == v {
			copy(n.facts[to+2*j:to+2*j+2], b.facts[from+2*i:from+2*i+2])
		}
	}
}
