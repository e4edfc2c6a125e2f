package pillage

// Step is a part of an order. Carried out, it says whether it must be carried
// out again before the next one begins. Between two steps all that the rest of
// the order depends on stands in facts of the table and in the melee and the
// charge under way (Game.melee, Game.charging), nowhere else: whoever asks for
// odds puts these aside and takes them up again as often as the dice can fall.
// The order's report is written, never read.
type Step func() (again bool, err error)

// CarryOut carries out steps one after the other, inside Order.
func (g *Game) CarryOut(steps []Step) error {
	for _, s := range steps {
		for again := true; again; {
			var err error
			if again, err = g.Do(s); err != nil {
				return err
			}
		}
	}
	return nil
}

// Do carries out one step once. Its error is whatever went wrong in it.
func (g *Game) Do(s Step) (again bool, err error) {
	g.R.Begin()
	if again, err = s(); err == nil {
		err = g.R.Err
	}
	if err == nil {
		err = g.R.Src.Err()
	}
	return again, err
}
