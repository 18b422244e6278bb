package deckbuilder

import (
	"strings"

	"tablereferee/engine"
)

// Vocabulary is what a game calls what all of these games have. The shared sentences name it in braces: {boss}. What it
// leaves out has a general word.
type Vocabulary struct {
	Kick         engine.Text // a card that is always for sale
	Boss, Bosses engine.Text // a great enemy of the stack, and several
	bossless     bool        // the game has no word for them
	Defeats      engine.Text // how somebody is defeated where there are none; may be empty
	// Character is whom a player plays as, Characters are several, CharacterCard is the card.
	Character, Characters, CharacterCard engine.Text
	// Team says that a player may have several characters, and others be had of a pile.
	Team bool
	// Successors says that another character may take the place of a player's.
	Successors bool
	// Lock is putting the token on a card that keeps it in the Line-Up, Unlock its coming off, Token what it is called.
	Lock, Unlock, Token engine.Text
	Unlocked            string // how a text asks for a card without one
	// Piles are the zones of the table that this game calls otherwise than the others do.
	Piles map[engine.Zone]Pile
	// Zones are those of the table that only this game has, from OwnZone on, and PerPlayer those of each player, from
	// OwnPlayerZone on.
	Zones, PerPlayer []engine.ZoneInfo
	// NotGained are the places, beside the main deck and the Line-Up, of which it may be told that nothing is gained.
	NotGained engine.Places
	// Leaves are the places, beside those of every game, from which cards are destroyed or gained, and GainsTo those
	// that what is gained may go to.
	Leaves, GainsTo engine.Places
	// Kinds are the events that only this game has, from OwnKind on; Moves the verbs of answers, from OwnMove on; Asks
	// what is asked, from OwnQuestion on; Why the reasons of refusals, from OwnReason on.
	Kinds     []engine.KindInfo
	Sayings   []engine.Saying // what players say of the lines of these events in words that are not the lines'
	Moves     []engine.VerbInfo
	Asks, Why []engine.Text
}

// filled gives the words of a game with a general one for each that it has not: a game without bosses needs no word for
// them.
func (v *Vocabulary) filled() *Vocabulary {
	var out Vocabulary
	if v != nil {
		out = *v
	}
	out.bossless = out.Boss == engine.Text{}
	for _, w := range [...]struct {
		word    *engine.Text
		general engine.Text
	}{
		{&out.Kick, engine.Text{"Kick", "Coup de Pied"}}, {&out.Boss, engine.Text{"boss", "boss"}},
		{&out.Bosses, engine.Text{"bosses", "boss"}}, {&out.Character, engine.Text{"character", "personnage"}},
		{&out.Characters, engine.Text{"characters", "personnages"}},
		{&out.CharacterCard, engine.Text{"character card", "carte de personnage"}},
	} {
		if *w.word == (engine.Text{}) {
			*w.word = w.general
		}
	}
	return &out
}

// Pile is what a zone of the table is called: in scripts, and in the log.
type Pile struct {
	ID      string
	Name    engine.Text
	Article string // of the French name
	Grows   bool   // cards come back to it, though they do not in other games
}

// say puts the words of a game into a sentence.
func (v *Vocabulary) say(en, fr string) engine.Text {
	says := engine.Text{en, fr}
	if !strings.Contains(en, "{") && !strings.Contains(fr, "{") {
		return says
	}
	lock, _, token := v.lock()
	out := engine.Each(says.In)
	for _, w := range [...]struct {
		hole string
		word engine.Text
	}{{"{boss}", v.Boss}, {"{bosses}", v.Bosses}, {"{character}", v.Character}, {"{characters}", v.Characters},
		{"{lock}", lock}, {"{token}", token}, {"{kicks}", v.pile(KickStack)}, {"{of_stack}", v.of(BossStack)}} {
		for l := range engine.Spoken() {
			out[l] = strings.ReplaceAll(out[l], w.hole, w.word.In(l))
		}
	}
	return out
}

// lock gives the words for the token that keeps a card in the Line-Up; a game whose cards have none needs no words.
func (v *Vocabulary) lock() (lock, unlock, token engine.Text) {
	if v.Lock == (engine.Text{}) {
		return engine.Text{"lock", "bloquer"}, engine.Text{"unlock", "débloquer"}, engine.Text{"token", "jeton"}
	}
	return v.Lock, v.Unlock, v.Token
}

// unlocked is how a text asks for a card without such a token.
func (v *Vocabulary) unlocked() string {
	if v.Unlocked == "" {
		return "unlocked"
	}
	return v.Unlocked
}

// pile is the name of a zone of the table.
func (v *Vocabulary) pile(z engine.Zone) engine.Text { return v.SharedZones()[z].Name }

// of is the name of a zone of the table behind what is told of it: "of the boss stack".
func (v *Vocabulary) of(z engine.Zone) engine.Text {
	zones := v.SharedZones()
	return engine.Sayf("of the %s", "%s", zones[z].Of())
}

// sayf is a message of the set-up in the words of the game.
func (v *Vocabulary) sayf(en, fr string, args ...any) engine.Text {
	return engine.Sayt(v.say(en, fr), args...)
}
