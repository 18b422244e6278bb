package deckbuilder

import "tablereferee/engine"

// Verbs of answers, after the kernel's.
const (
	VerbPlay engine.Verb = engine.FirstVerb + iota
	VerbBuy
	VerbDefeat
	VerbEndTurn
	VerbDefend
	VerbDestroy
	VerbDiscard
	VerbGain
	VerbPass
	verbCount
	OwnMove = verbCount // the first of those that only one game has (Vocabulary.Moves)
)

// Verbs declares the words of answers, a row for each: of what it is said, and of what it never is.
func (w *Vocabulary) Verbs() []engine.VerbInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	hers, table := engine.Players, engine.Tables
	cards, character := Defending|engine.TypesOf(typeStarter, typeWeakness), engine.TypesOf(typeCharacter)
	boss := engine.TypesOf(typeBoss)
	rows := [verbCount]engine.VerbInfo{
		engine.VerbUse: {Word: "uses", Says: t("uses {x}", "utilise {x}"), Of: engine.OfCards, Turn: true,
			Next: hers(Character, InPlay, OnCharacter)},
		VerbPlay: {Word: "plays", Says: t("plays {x}", "joue {x}"), Of: engine.OfCards, Turn: true,
			Cards: cards, Never: character, From: hers(Hand, Deck, Discard, InPlay, Revealed) | table(Destroyed),
			Next: hers(Hand, InPlay)}, // a card in play that stays there is played again
		VerbBuy: {Word: "buys", Says: t("buys {x}", "achète {x}"), Of: engine.OfCards, Turn: true,
			Cards: cards, Never: character, From: table(LineUp, KickStack, BossStack, TeamStack),
			Next: table(LineUp, KickStack, BossStack, TeamStack, WeaknessStack)}, // a rule of its own forbids the last
		VerbDefeat: {Word: "defeats", Says: t("defeats {x}", "vainc {x}"), Of: engine.OfCards, Turn: true,
			Like:  VerbBuy, // a boss on its stack is bought, and that is its defeat
			Cards: boss, Never: ^boss, From: table(BossStack, TeamStack),
			Behind: w.behindDefeats()},
		VerbEndTurn: {Word: "ends_turn", Says: t("ends the turn", "termine son tour"), Turn: true, Ends: true},
		VerbDefend: {Word: "defends", Says: t("defends with {x}", "se défend avec {x}"), Of: engine.OfCards,
			Cards: Defending, Never: character, From: hers(Hand, InPlay)},
		VerbDestroy: {Word: "destroys", Says: t("destroys {x}", "détruit {x}"), Of: engine.OfCards,
			Cards: cards, Never: character},
		VerbDiscard: {Word: "discards", Says: t("discards {x}", "défausse {x}"), Of: engine.OfCards,
			Cards: cards, Never: character, From: hers(Hand)},
		VerbGain: {Word: "gains", Says: t("gains {x}", "gagne {x}"), Of: engine.OfCards,
			Cards: cards, Never: character, From: table(LineUp, MainDeck, WeaknessStack)},
		VerbPass: {Word: "passes", Says: t("passes {x}", "passe {x}"), Of: engine.OfCards,
			Cards: cards, Never: character, From: hers(Hand)},
	}
	return append(rows[:], w.Moves...)
}

// behindDefeats says of whom it is said, or how it is done where there is no stack to defeat.
func (w *Vocabulary) behindDefeats() engine.Text {
	if w.Defeats != (engine.Text{}) {
		return w.Defeats
	}
	return w.say("behind defeats stands the {boss} on top of the stack; a card of the Line-Up is bought: buys",
		"derrière defeats vient le {boss} du dessus {of_stack} ; une carte de la réserve s'achète : buys")
}

// Questions.
const (
	AskTurn engine.QuestionKind = iota
	AskDefend
	AskFoe
	AskDestroy
	AskDiscard
	AskGain
	AskPass
	AskPut
	AskLock
	AskMay
	AskPlay
	AskHow
	AskCharacter
	AskReturn
	AskOrder
	AskDraw
	AskWhere
	questionCount
	OwnQuestion = questionCount // the first of those that only one game has (Vocabulary.Asks)
)

// Questions declares what is asked.
func (v *Vocabulary) Questions() []engine.Text {
	rows := [questionCount]engine.Text{
		AskTurn:      engine.Text{"", ""},
		AskDefend:    engine.Text{"avoid the Attack? ", "éviter l'Attaque ? "},
		AskFoe:       engine.Text{"which foe? ", "quel adversaire ? "},
		AskDestroy:   engine.Text{"destroy which card? ", "détruire quelle carte ? "},
		AskDiscard:   engine.Text{"discard which card? ", "défausser quelle carte ? "},
		AskGain:      engine.Text{"gain which card? ", "gagner quelle carte ? "},
		AskPass:      engine.Text{"pass which card? ", "passer quelle carte ? "},
		AskPut:       engine.Text{"put which card? ", "mettre quelle carte ? "},
		AskLock:      v.say("{lock} which card? ", "{lock} quelle carte ? "),
		AskMay:       engine.Text{"use it? ", "l'utiliser ? "},
		AskPlay:      engine.Text{"play which card? ", "jouer quelle carte ? "},
		AskHow:       engine.Text{"in which way? ", "de quelle façon ? "},
		AskCharacter: engine.Text{"which character? ", "quel personnage ? "},
		AskReturn:    engine.Text{"put back which card? ", "remettre quelle carte ? "},
		AskOrder:     engine.Text{"which first? ", "lequel d'abord ? "},
		AskDraw:      engine.Text{"draw which card? ", "piocher quelle carte ? "},
		AskWhere:     engine.Text{"where does it go? ", "où va-t-elle ? "},
	}
	return append(rows[:], v.Asks...)
}

// Options that are neither cards nor players.
const (
	_ engine.Option = iota
	OptDiscardIt
	OptDraw
	// What one of several ways does.
	optPower
	optTokens
	optDraws
	optDiscards
	optDestroys
	optGains
	optWeakness
	optWeaknesses
	optSteals
	optPuts
	optReveals
	optPlays
	optDiscount
	optAttack
	optOfHand
	optOfDiscard
	optOfPlay
	optOfRevealed
	OwnOption // the first of those that only one game has: for its places (Parts.Places), and then Parts.Options
)

// options declares them; the English words are what a script says.
func (k *Parts) options() []engine.Text {
	rows := [OwnOption]engine.Text{
		OptDiscardIt:  {"discard it", "la défausser"},
		OptDraw:       {"draw it", "la piocher"},
		optPower:      {"Power", "la Puissance"},
		optTokens:     {"VP tokens", "les jetons PV"},
		optDraws:      {"to draw", "de piocher"},
		optDiscards:   {"to discard", "de défausser"},
		optDestroys:   {"to destroy", "de détruire"},
		optGains:      {"to gain a card", "de gagner une carte"},
		optWeakness:   {"to gain a Weakness", "de gagner une Faiblesse"},
		optWeaknesses: {"to gain Weaknesses", "de gagner des Faiblesses"},
		optSteals:     {"to steal", "de voler"},
		optPuts:       {"to move a card", "de déplacer une carte"},
		optReveals:    {"to reveal", "de révéler"},
		optPlays:      {"to play a card", "de jouer une carte"},
		optDiscount:   {"to pay less", "de payer moins"},
		optAttack:     {"to attack", "d'attaquer"},

		optOfHand: {"from the hand", "de la main"}, optOfDiscard: {"from the discard pile", "de la défausse"},
		optOfPlay: {"from play", "des cartes en jeu"}, optOfRevealed: {"from what is revealed", "des cartes révélées"},
	}
	out := rows[:]
	for _, p := range k.Places {
		out = append(out, p.From)
	}
	return append(out, k.Options...)
}
