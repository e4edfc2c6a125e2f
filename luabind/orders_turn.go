package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/play"
)

// Orders of the clock and of the deployment.

// clock carries out steps and tells where play stands then.
func (s *Session) clock(L *lua.LState, d deed, do func(g *play.Play) []play.Step) int {
	return s.give(L, d, clockKind, func(g *play.Play, o *outcome) []play.Step {
		return append(do(g), func() (bool, error) {
			o.clock(g)
			return false, nil
		})
	})
}

// doStart begins the game; once begun it stays so.
func (s *Session) doStart(L *lua.LState) int {
	return s.give(L, deed{verb: "start"}, clockKind, func(g *play.Play, o *outcome) []play.Step {
		steps := pil(g).StartSteps()
		first := steps[0]
		steps[0] = func() (bool, error) {
			o.begun = g.Get(battle.Started) != 0
			return first()
		}
		return append(steps, func() (bool, error) {
			o.clock(g)
			return false, nil
		})
	})
}

func (s *Session) doEndPart(L *lua.LState) int {
	side := s.sideArg(L, 1, "end_part")
	return s.clock(L, deed{verb: "end_part", a: side}, func(g *play.Play) []play.Step {
		return []play.Step{func() (bool, error) { return false, pil(g).EndPart(side) }}
	})
}

func (s *Session) doDeployment(L *lua.LState) int {
	return s.clock(L, deed{verb: "deployment"}, func(g *play.Play) []play.Step { return pil(g).DeploymentSteps() })
}

func (s *Session) doDeploy(L *lua.LState) int {
	m := s.modelArg(L, 1, "deploy")
	x, y := s.point(L, L.Get(2), "deploy")
	s.onTable(L, x, y)
	return s.give(L, deed{verb: "deploy", a: m, more: fmt.Sprint(x, y)}, featKind, single(func(g *play.Play, o *outcome) error {
		o.feat.OK = true
		return pil(g).Deploy(m, x, y)
	}))
}
