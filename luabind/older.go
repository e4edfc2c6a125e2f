package luabind

import "strings"

// Names of older texts and of other games, and what stands in their place now.
// They give hints only: nothing is read under an older name. The places are "hook"
// (a point, without its game), "ev" (fields and requests), "model", "word" (of the
// prompt), "data" (the last part of a key), and the kinds of declarations; what
// holds in every declaration stands under "".
var older = map[string]map[string]string{
	"hook": {
		"on_attack_declared": "can_attack",
		"to_hit_target":      "modify_to_hit",
		"on_phase_start":     "on_stage_start",
		"on_phase_end":       "on_stage_end",
		"on_round_start":     "on_turn_start",
		"on_round_end":       "on_turn_end",
		"modify_hit":         "modify_attack",
		"modify_movement":    "modify_move",
		"modify_damage":      "modify_wound",
		"on_death":           "on_model_removed",
		"on_model_killed":    "on_model_removed",
		"on_fire":            "on_ignited",
	},
	"ev": {
		"T": "ev.value", "need": "ev.value", "n": "ev.value", "cost": "ev.value", "cap": "ev.value", "factor": "ev.value",
		"bonus": "ev.value", "inches": "ev.value", "row": "ev.value", "class": "ev.value", "allowed": "ev.value",
		"options": "ev.value", "choices": "ev.value", "supporters": "ev.value", "attacks": "ev.value", "reasons": "ev.value",
		"charger": "ev.model, ev.attacker", "shooter": "ev.attacker, ev.model", "defender": "ev.target", "victim": "ev.target, ev.model",
		"charge": "ev.attacker.charge, ev.target.charge, ev.model.charge", "melee": `ev.kind == "melee"`, "within": "a:within(6, b)",
		"phase": "ev.stage", "player": "ev.side", "cancel_answer": "ev:cancel_attack(model)", "withdraw": "replaces, a field of the rule",
		"place_object": "ev:place(troop, where)", "add_modifier": "ev:modify(n)", "modifier": "ev:modify(n)", "set_value": "ev:become(x)",
		"reroll_ones": `ev:reroll("ones")`, "kill": "ev:remove(model)", "damage": "ev:wound(model, n)", "game": "ev.battle",
	},
	"model": {
		"hitpoints": "hp", "hit_points": "hp", "health": "hp", "wounds": "hp", "max_hitpoints": "max_hp", "type": "troop", "owner": "side or band",
		"player": "side", "position": "x and y", "pos": "x and y", "dead": "not m.alive", "items": `m:has "shield"`, "gear": `m:has "horn"`,
		"armour": "class", "armor": "class", "can_see": "m:sees(other)", "is_mounted": "mounted", "charging": "charge", "fighting": "in_melee",
	},
	"word": {
		"next_phase": "next_stage", "to_phase": "to_stage", "next_round": "next_turn", "end_phase": "next_stage", "roll": "dice.d6 or dice.roll",
	},
	"data": {"price": "prices"},
	"":     {"name": "title", "description": "text", "desc": "text", "inherits": "like", "extends": "like", "base_on": "like"},
	"rule": {
		"condition": "when", "check": "when", "predicate": "when", "handler": "effect", "callback": "effect", "action": "effect", "fn": "effect",
		"func": "effect", "run": "effect", "event": "hook", "point": "hook", "hooks": "hook", "trigger": "hook", "target": "who", "uses": "limit",
		"item": "weapon, gear or armour", "order": "priority", "phase": "lasts", "duration": "lasts", "terrain": "when, with ev.model:on(...)",
	},
	"faction": {"cavalry": "cavalry_pct", "shooters": "shooters_pct", "foreign": "foreign_pct", "price": "prices", "costs": "prices", "talents": "factions in each talent"},
	"talent":  {"cost": "price", "faction": "factions"},
	"weapon":  {"damage": "save_mod", "ap": "save_mod", "type": "kind", "reach": "range", "hit": "to_hit"},
	"troop":   {"wounds": "hp", "hitpoints": "hp", "speed": "move", "save": "saves", "price": "prices in the faction", "cost": "prices in the faction"},
}

// Older gives what a name of older texts is called now, "" where it is none: of a
// place such as "hook" or "ev", or a field of a kind of declaration.
func Older(where, name string) string {
	if now := older[where][name]; now != "" || !contains(kindNames, where) {
		return now
	}
	return older[""][name]
}

// olderHook is the full name of a point that an older name, or one without its
// game and its can_, modify_ or on_, stands for; "" where there is none.
func olderHook(game, name string, known []string) string {
	_, short, dotted := strings.Cut(name, ".")
	if !dotted {
		short = name
	}
	if now := Older("hook", short); contains(known, game+"."+now) {
		return game + "." + now
	}
	for _, prefix := range []string{"modify_", "can_", "on_"} {
		if full := game + "." + prefix + short; contains(known, full) {
			return full
		}
	}
	return ""
}

// olderEv is what a name of ev is called now, as far as a point has it: of several
// the first that it has.
func olderEv(name string, has []string) string {
	for _, now := range strings.Split(Older("ev", name), ", ") {
		field := strings.FieldsFunc(strings.TrimPrefix(strings.TrimPrefix(now, "ev."), "ev:"), func(r rune) bool { return !(r == '_' || r >= 'a' && r <= 'z') })
		if now != "" && (!strings.HasPrefix(now, "ev") || contains(has, field[0])) {
			return now
		}
	}
	return ""
}
