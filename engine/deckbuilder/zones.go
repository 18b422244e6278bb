package deckbuilder

import "tablereferee/engine"

// Zones of the table, in the order of SharedZones.
const (
	MainDeck engine.Zone = iota + 1
	LineUp
	KickStack
	WeaknessStack
	BossStack
	Destroyed
	Characters // those that nobody plays
	TeamStack  // of the other team, in a variant of two teams
	OwnZone    // the first of those that only one game has (Vocabulary.Zones)
)

// Zones of each player, in the order of PlayerZones.
const (
	Character = iota
	Hand
	Deck
	Discard
	InPlay
	OnCharacter
	Revealed      // turned up from the deck, until the text that did it says where they go
	OwnPlayerZone // the first of those that only one game has (Vocabulary.PerPlayer)
)

// ActiveInPlay and ActiveOnCharacter are the sorts of zones in which abilities are alive.
const (
	ActiveInPlay engine.Class = 1 << iota
	ActiveOnCharacter
)

// SharedZones declares the zones of the table.
func (v *Vocabulary) SharedZones() []engine.ZoneInfo {
	zones := []engine.ZoneInfo{
		engine.Box: {ID: "box", Name: engine.Text{"box", "boîte"}, Brief: true},
		MainDeck: {ID: "main_deck", Name: engine.Text{"main deck", "deck commun"}, Article: "le", Enter: engine.Bottom,
			Brief: true, Piled: true, Down: true, Sized: true},
		LineUp: {ID: "line_up", Name: engine.Text{"Line-Up", "réserve"}, Beside: true, Loose: true,
			Enter: engine.Bottom},
		KickStack: {ID: "kick", Name: engine.Text{"Kick stack", "pile des Coups de Pied"}, Enter: engine.Top,
			Brief: true, Sized: true, Ebbs: true},
		WeaknessStack: {ID: "weakness", Name: engine.Text{"Weakness stack", "pile des Faiblesses"}, Enter: engine.Top,
			Brief: true, Sized: true},
		BossStack: {ID: "bosses", Name: engine.Text{"boss stack", "paquet des boss"}, Article: "le", Enter: engine.Top,
			Down: true, Ebbs: true},
		Destroyed: {ID: "destroyed", Name: engine.Text{"destroyed pile", "pile des cartes détruites"}, Loose: true,
			Enter: engine.Top},
		Characters: {ID: "characters", Name: engine.Text{"spare characters", "personnages restants"}, Article: "les",
			Beside: true, Loose: true, Enter: engine.Bottom, Brief: true, Inner: true, Ebbs: true},
		TeamStack: {ID: "team_bosses", Name: engine.Text{"boss stack of the other team",
			"paquet des boss de l'autre équipe"}, Enter: engine.Top, Down: true, Ebbs: true},
	}
	if v.Team {
		spare := &zones[Characters]
		spare.Beside, spare.Loose, spare.Inner, spare.Ebbs = false, false, false, false
		spare.Piled, spare.Down, spare.Sized = true, true, true
	}
	for z := range zones {
		if own, ok := v.Piles[engine.Zone(z)]; ok {
			zones[z].ID, zones[z].Name, zones[z].Article = own.ID, own.Name, own.Article
			zones[z].Ebbs = zones[z].Ebbs && !own.Grows
		}
	}
	return append(zones, v.Zones...)
}

// PlayerZones declares the zones of each player.
func (v *Vocabulary) PlayerZones() []engine.ZoneInfo {
	character := engine.ZoneInfo{ID: "character", Name: engine.Text{"character", "personnage"}, Beside: true,
		Inner: true, Class: ActiveInPlay, Ebbs: !v.Successors}
	if v.Team {
		character = engine.ZoneInfo{ID: "team", Name: engine.Text{"team", "équipe"}, Beside: true, Loose: true,
			Class: ActiveInPlay, Enter: engine.Bottom}
	}
	return append([]engine.ZoneInfo{
		Character: character,
		Hand: {ID: "hand", Name: engine.Text{"hand", "main"}, Beside: true, Loose: true, Held: true,
			Enter: engine.Bottom},
		Deck: {ID: "deck", Name: engine.Text{"deck", "pioche"}, Article: "la", Enter: engine.Top, Piled: true, Down: true,
			Sized: true},
		Discard: {ID: "discard", Name: engine.Text{"discard pile", "défausse"}, Loose: true, Enter: engine.Top},
		InPlay: {ID: "in_play", Name: engine.Text{"in play", "en jeu"}, Beside: true, Loose: true,
			Enter: engine.Bottom, Class: ActiveInPlay, OwnTurn: true},
		OnCharacter: {ID: "on_character", Name: v.say("cards on the {character}", "cartes sur le {character}"),
			Beside: true, Enter: engine.Top, Class: ActiveOnCharacter, OwnTurn: true},
		Revealed: {ID: "revealed", Name: engine.Text{"revealed cards", "cartes révélées"}, Enter: engine.Bottom,
			Inner: true, Passing: true},
	}, v.PerPlayer...)
}

// Counters of the table.
const (
	TurnOf    engine.Counter = iota // the player whose turn it is, counted from 1; 0 is nobody's turn
	TurnNo                          // turns begun
	Felled                          // bosses defeated this turn
	Over                            // why the game is over, 0 while it goes on
	AttackNo                        // Attacks made so far
	FirstSeat                       // the seat that begins
	Ending                          // the player whose end of turn it is, counted from 1
	FromStep                        // the step of the end of a turn at which a set-up begins, 0 once it has begun
	LeavesOut                       // 1: what nobody knows of bosses is left out
	Globals   = iota
)

// Counters of each player.
const (
	Power     engine.Counter = iota
	VP                       // Victory Point tokens
	Defended                 // the number of the last Attack this player used a Defense against
	Rebate                   // how much less a boss costs this turn
	Score                    // total at the end of the game
	Won                      // 1 for a winner
	Team                     // 1 or 2 in a variant of two teams
	PerPlayer = iota
)

// counts declares the counters a script may name and the log states.
func (k *Parts) counts() []engine.CounterInfo {
	return only([]engine.CounterInfo{
		{Counter: VP, ID: "vp", Name: engine.Text{"VP tokens", "jetons PV"}, Floor: k.Cites.TokensFloor},
		{Counter: Score, ID: "score", Name: engine.Text{"score", "score"}, Outcome: true, AtEnd: true, Signed: true},
		{Counter: Power, ID: "power", Name: engine.Text{"Power", "Puissance"}, OwnTurn: true},
		{Counter: Won, ID: "won", Name: engine.Text{"winner", "vainqueur"}, Silent: true, Outcome: true, AtEnd: true,
			YesNo: true, Tells: engine.TellsWon},
		{Counter: TurnOf, ID: "turn_of", Global: true, Silent: true, Outcome: true, Seat: true, Tells: engine.TellsTurn,
			InTurn: true},
		{Counter: TurnNo, ID: "turn_number", Name: engine.Text{"turn number", "numéro du tour"}, Global: true,
			Silent: true, From: 1, InTurn: true, ByTurn: true, EachTurn: true},
		{Counter: Over, ID: "over", Global: true, Silent: true, Outcome: true, YesNo: true, Tells: engine.TellsOver},
		{Counter: Rebate, ID: "rebate", Name: k.Vocabulary.say("pays less for {bosses}",
			"paie moins pour les {bosses}"), Silent: true, Earlier: true},
	}, func(c *engine.CounterInfo) bool {
		return (c.Counter != VP || c.Global || k.hasTokens()) && (c.ID != "rebate" || k.rebates())
	})
}

// Tokens and marks on cards.
const (
	Locked   engine.Token = iota // keeps a card where it is: it is not bought, nor gained
	Used                         // the number of the turn in which it was last used
	Replayed                     // the number of the turn in which it was last played, of a card that stays in play
	usedOf                       // which of several abilities were used in that turn
)

const (
	FaceUp                 = engine.FaceUp // of a boss on its stack
	Kept       engine.Flag = 2 << iota     // stays in play for the rest of the game by another card's doing
	Carrying                               // has the texts of the cards on its player's character this turn
	TakesTypes                             // counts as further types by a text it carries (Parts.Taken)
)

// flags declares the marks that a set-up may fix and the log shows.
func (k *Parts) flags() []engine.FlagInfo {
	mark := func(x engine.Flag, id, en, fr string) engine.FlagInfo {
		return engine.FlagInfo{Flag: x, MarkInfo: engine.MarkInfo{ID: id, Name: engine.Text{en, fr}}}
	}
	return only([]engine.FlagInfo{
		mark(Kept, "kept", "stays in play", "reste en jeu"),
		mark(Carrying, "carries", "has taken the texts", "a pris les textes"),
		mark(TakesTypes, "takes_types", "of all card types", "de tous les types"),
	}, func(f *engine.FlagInfo) bool {
		switch f.Flag {
		case Kept:
			return k.keepsCards()
		case Carrying:
			return k.carriesTexts()
		}
		return k.Taken != 0
	})
}
