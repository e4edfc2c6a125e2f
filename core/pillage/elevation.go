package pillage

// elevation of a model above the table: the highest ground under its centre.
func (g *Game) elevation(m int32) int32 {
	top, s := int32(0), g.sights()
	for _, p := range s.raised {
		if s.of[p].height > top && g.Pieces[p].Shape.Contains(g.Centre(m)) {
			top = s.of[p].height
		}
	}
	return top
}
