package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// TakeTorch gives m a torch at the end of its move: from what burns, or from
// torches that lie there (PIL-TORCH-02).
func (g *Game) TakeTorch(m int32, t Thing) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayHandle(m, "PIL-TORCH-02"); err != nil {
		return Feat{}, err
	}
	switch {
	case g.Has(m, g.words.torch):
		return Feat{}, illegal("PIL-TORCH-02", "%s has a torch already", g.Name(m))
	case !g.alight(t) && !g.tagged(t, g.words.torch):
		return Feat{}, illegal("PIL-TORCH-02", "%s does not burn", g.thing(t))
	}
	if d := g.away(m, t); !battle.Within(d, 0) {
		return Feat{}, illegal("PIL-TORCH-02", "%s does not touch %s, it is %s away", g.Name(m), g.thing(t), inches(d))
	}
	if !g.usesTorch(m) {
		return Feat{}, illegal("PIL-TORCH-01", "%s rides and may not carry a torch", g.Name(m))
	}
	g.Carry(m, g.words.torch, true)
	g.letGo(m, g.inHand(m))
	g.endMove(m)
	return Feat{OK: true, Say: g.Name(m) + " has a torch"}, nil
}

// usesTorch says whether a model may carry a torch (PIL-TORCH-01).
func (g *Game) usesTorch(m int32) bool {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return g.R.Modify(ev, g.Points[pModifyTorchUsers], b2i(!g.Mounted(m) || g.num().fire.riderTorch)) != 0
}
