package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/play"
)

// PieceKit is what a new piece is.
type PieceKit = play.PieceKit

// LayPiece puts a piece on the table, unjudged, and returns its id
// (play.PieceSetter).
func (g *Game) LayPiece(k PieceKit) (int32, error) {
	p, err := g.MakePiece(k)
	if err != nil {
		return 0, err
	}
	ship := slices.Contains(p.Tags, g.num().ship.ship)
	if !ship {
		p.Faces = board.Point{}
	} else if err := g.launch(&p); err != nil {
		return 0, err
	}
	id := g.AddPiece(p)
	if len(p.Doors) > 0 && slices.Contains(p.Tags, g.num().build.fortified) {
		g.SetP(id, battle.PDoor, 1)
	}
	if k.Burning {
		if !g.burns(PieceThing(id)) {
			return 0, fault.New("E-ARG", "%s does not burn", p.Name).Suggest("terrain that does has burns = true")
		}
		g.SetP(id, battle.PLitTurn, -1)
	}
	for m := int32(0); ship && m < g.Count(); m++ {
		g.stepAboard(m)
	}
	return id, nil
}
