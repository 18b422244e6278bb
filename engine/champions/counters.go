package champions

import "tablereferee/engine"

// Counters of the table.
const (
	Round engine.Counter = iota
	PhaseNow
	FirstPlayer // counted from 1
	Active      // the player whose turn it is, counted from 1
	Started     // players who began
	AccelTokens
	Over // the clause by which the game has ended
	Won  // 1 if the players have won
	Expert
	RandomModular
	FromStep // the step of Rules.Steps, counted from 1, at which a set-up begins; 0 once it has begun
	Globals  = iota
)

// Counters of each player.
const (
	Out       engine.Counter = iota // eliminated
	Rebate                          // how much less the next card costs
	TurnIn                          // the round in which the player last had a turn
	PerPlayer = iota
)

// Phases of a round.
const (
	SettingUp = iota
	Beginning
	PlayerPhase
	EndOfPlayerPhase
	VillainPhase
)

// counts are the counters that a script can set or ask for.
func counts() []engine.CounterInfo {
	return []engine.CounterInfo{
		{Counter: Round, ID: "round", Name: engine.Text{"round", "round"}, Global: true, From: 1, InTurn: true,
			ByTurn: true},
		{Counter: FirstPlayer, ID: "first_player", Global: true, Silent: true, Outcome: true, Seat: true, From: 1},
		{Counter: AccelTokens, ID: "acceleration", Name: engine.Text{"acceleration tokens", "pions Accélération"},
			Global: true},
		{Counter: PhaseNow, ID: "phase", Global: true, Silent: true, Outcome: true, From: Beginning, Most: VillainPhase,
			InTurn: true, AtMenu: PlayerPhase},
		{Counter: Over, ID: "over", Global: true, Silent: true, Outcome: true, YesNo: true, Tells: engine.TellsOver},
		{Counter: Rebate, ID: "rebate", Name: engine.Text{"pays less for the next card",
			"paie moins pour la prochaine carte"}, Silent: true, Earlier: true},
		{Counter: Out, ID: "eliminated", Name: engine.Text{"eliminated", "éliminé"}, Outcome: true, YesNo: true},
	}
}

// Tokens and marks on cards.
const (
	DamageToken engine.Token = iota
	ThreatToken
	CounterToken
)

// Marks on cards. FaceUp is the kernel's.
const (
	Exhausted engine.Flag = 2 << iota
	Stunned
	Confused
	Tough
	FaceDown // a player's card that is a minion now, its face hidden (mc.card-types.change-type)
)

// tokens are the words of what lies on cards in numbers.
func tokens() [engine.Tokens]engine.MarkInfo {
	return [engine.Tokens]engine.MarkInfo{
		DamageToken:  {ID: "damage", Name: engine.Text{"damage", "dégâts"}},
		ThreatToken:  {ID: "threat", Name: engine.Text{"threat", "menace"}},
		CounterToken: {ID: "counters", Name: engine.Text{"counters", "jetons"}},
	}
}

// flags are the words of what a card is or is not.
func flags() []engine.FlagInfo {
	f := func(x engine.Flag, id, en, fr string) engine.FlagInfo {
		return engine.FlagInfo{Flag: x, MarkInfo: engine.MarkInfo{ID: id, Name: engine.Text{en, fr}}}
	}
	return []engine.FlagInfo{
		f(Exhausted, "exhausted", "exhausted", "inclinée"), f(Stunned, "stunned", "Stunned", "Sonné"),
		f(FaceDown, "facedown", "facedown Drone", "Drone face cachée"),
		f(Confused, "confused", "Confused", "Désorienté"), f(Tough, "tough", "Tough", "Tenace"),
	}
}
