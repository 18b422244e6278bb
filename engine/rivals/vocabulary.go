package rivals

import (
	"tablereferee/engine"

	db "tablereferee/engine/deckbuilder"
)

// The zones of each player that only this game has: the Characters that are still to come, under the one that is
// played, and those of the opponent that have been defeated.
const (
	later = db.OwnPlayerZone + iota
	won
)

// The events of this game.
const (
	Confronts engine.Kind = db.OwnKind + iota
	HandsOver
	Blocks
	Raises
	NotRaised
	Compared
	Taken
	Follows
	Fails
	ScoreTaken
	setConfronting
	setRaised
	lastGone // quiet: the last card for which a text waits has gone
)

// The verbs, the question and the reasons of this game.
const (
	VerbConfront engine.Verb = db.OwnMove + iota
	VerbHandOver
	VerbBlock
)

// AskBlock is whether, and with which card, a confronted player blocks; AskNext is which card the opponent of a text's
// player chooses.
const (
	AskBlock engine.QuestionKind = db.OwnQuestion + iota
	AskNext
)

const (
	confrontFirst engine.Reason = db.OwnReason + iota
	movedAlready
	confrontedAlready
	noBuying
	onlyByConfronting
	handsOverFirst
	noneIsOn
	noMoreCards
	noBlock
	notInOwnTurn
	notConfronted
	notYet
	unknownBlock
	noAttack
	notCurrent
	duringOnly
	onlyABlock
	isCharacter
	endsByItself
	blocksNoAttack
)

// toldByCharacter is how a set-up says which Characters are still to come and which are defeated.
var toldByCharacter = engine.Text{
	`it follows from the Character that a side plays: character = "The Joker 12" means that The Joker 9 has been defeated`,
	`cela découle du Personnage que joue un camp : character = "The Joker 12" veut dire que The Joker 9 a été vaincu`}

var vocabulary = db.Vocabulary{
	Kick:      engine.Text{"Kick", "Coup de Pied"},
	Character: engine.Text{"Character", "Personnage"}, Characters: engine.Text{"Characters", "Personnages"},
	Successors: true,
	Defeats: engine.Text{"an opponent is defeated by a Confrontation: confronts, and then hands_over",
		"un adversaire se vainc par une Confrontation : confronts, puis hands_over"},
	CharacterCard: engine.Text{"Character card", "carte Personnage"},
	PerPlayer: []engine.ZoneInfo{
		{ID: "later_characters", Name: engine.Text{"Characters to come", "Personnages suivants"}, Inner: true,
			Enter: engine.Bottom, Told: toldByCharacter},
		{ID: "defeated_characters", Name: engine.Text{"defeated Characters", "Personnages vaincus"}, Inner: true,
			Enter: engine.Bottom, Told: toldByCharacter},
	},
	Kinds: kinds(),
	Sayings: []engine.Saying{{Says: engine.Text{"{actor} blocks {card}", "{actor} bloque {card}"},
		Kinds: []engine.Kind{Blocks}}}, Moves: verbs(),
	Asks: []engine.Text{{"block? ", "bloquer ? "}, {"which card? ", "quelle carte ? "}},
	Why: []engine.Text{
		{"a Confrontation is announced before the first card of a turn is played: first announce it, then play the cards",
			"une Confrontation s'annonce avant de jouer la première carte du tour : d'abord l'annoncer, puis jouer les cartes"},
		{"a Confrontation is announced before anything else is done in a turn: first announce it, then do the rest",
			"une Confrontation s'annonce avant toute autre chose dans un tour : d'abord l'annoncer, puis le reste"},
		{"{actor} has announced the Confrontation of this turn already",
			"{actor} a déjà annoncé la Confrontation de ce tour"},
		{"nothing is bought in a turn with a Confrontation", "rien ne s'achète dans un tour avec une Confrontation"},
		{"an opponent is defeated in a Confrontation, and in no other way: announce it first, play the cards, then hand over",
			"un adversaire se vainc dans une Confrontation, et d'aucune autre façon : l'annoncer d'abord, jouer les cartes, puis passer la main"},
		{"a Confrontation is on: {actor} hands over first",
			"une Confrontation est en cours : {actor} passe d'abord la main"},
		{"there is no Confrontation to hand over in: one is announced before anything else is done in a turn",
			"il n'y a pas de Confrontation où passer la main : elle s'annonce avant toute autre chose du tour"},
		{"{actor} has handed over in the Confrontation, and plays nothing more",
			"{actor} a passé la main dans la Confrontation et ne joue plus rien"},
		{"{card} has no Block", "{card} n'a pas de Blocage"},
		{"a Block is not used in one's own turn", "un Blocage ne s'utilise pas à son propre tour"},
		{"{actor} is not being confronted, and a Block serves for nothing else: first the opponent announces a Confrontation and hands over",
			"{actor} n'est pas confronté, et un Blocage ne sert à rien d'autre : d'abord l'adversaire annonce une Confrontation et passe la main"},
		{"the player who confronts has not handed over yet", "le joueur qui confronte n'a pas encore passé la main"},
		{"no Block of {card} is defined here; a script that declares the card says what it does: block = …",
			"aucun Blocage de {card} n'est défini ici ; un script qui déclare la carte dit ce qu'il fait : block = …"},
		{"{actor} is confronted and not attacked: only a Block answers that, and {card} is a Defense",
			"{actor} est confronté, et non attaqué : seul un Blocage y répond, et {card} est une Défense"},
		{"{card} is not the Character that is played now: it is still to come, or has been defeated",
			"{card} n'est pas le Personnage joué en ce moment : il viendra plus tard, ou il a été vaincu"},
		{"{card} acts during a Confrontation, and there is none",
			"{card} agit pendant une Confrontation, et il n'y en a pas"},
		{"{card} has a Block and no Defense: a Block answers a Confrontation, and no Attack",
			"{card} a un Blocage et pas de Défense : un Blocage répond à une Confrontation, et à aucune Attaque"},
		{"{card} is a Character, which a Confrontation takes; nothing that is done with cards is done with it",
			"{card} est un Personnage, que prend une Confrontation ; rien de ce qui se fait avec des cartes ne se fait avec lui"},
		{"it is not {actor}'s turn; a turn with a Confrontation ends by itself once its player has handed over",
			"ce n'est pas le tour de {actor} ; un tour avec une Confrontation finit de lui-même dès que la main est passée"},
		{"{actor} is being attacked, and a Block stops no Attack: only a Defense avoids it; the Block of {card} answers a Confrontation once its player has handed over",
			"{actor} est attaqué, et un Blocage n'arrête aucune Attaque : seule une Défense l'évite ; le Blocage de {card} répond à une Confrontation, une fois que son joueur a passé la main"},
	},
}

// kinds are the events.
func kinds() []engine.KindInfo {
	hers := engine.Players
	character := engine.TypesOf(db.TypeCharacter)
	return []engine.KindInfo{
		Confronts - db.OwnKind: {Name: "confront", Between: true,
			Says: engine.Text{"{actor} confronts {player}: {card}", "{actor} confronte {player} : {card}"},
			Of:   character},
		HandsOver - db.OwnKind: {Name: "hands-over",
			Says: engine.Text{"{actor} is done: Power {n}", "{actor} a fini : Puissance {n}"}},
		Blocks - db.OwnKind: {Name: "block", Of: db.Defending, Says: engine.Text{"{actor} blocks with {card}",
			"{actor} bloque avec {card}"}},
		Raises - db.OwnKind: {Name: "raise", Op: engine.Count, Counter: raised, Grows: 1,
			Says: engine.Text{"{player}'s Character costs {+n} this turn (raised by {now})",
				"le Personnage de {player} coûte {+n} ce tour (augmenté de {now})"}},
		NotRaised - db.OwnKind: {Name: "not-raised",
			Says: engine.Text{"nobody confronts {player}: the cost of the Character stays",
				"personne ne confronte {player} : le coût du Personnage reste"}},
		Compared - db.OwnKind: {Name: "compare", Of: character,
			Says: engine.Text{"compared: Power {n} against {card} at cost {now}",
				"comparaison : Puissance {n} contre {card} au coût de {now}"}},
		Taken - db.OwnKind: {Name: "defeat-character", Op: engine.MoveCard, Of: character, From: hers(db.Character),
			To: hers(won),
			Says: engine.Text{"{actor} defeats and takes {card}: {from} -> {to}",
				"{actor} vainc et prend {card} : {from} -> {to}"}},
		Follows - db.OwnKind: {Name: "next-character", Op: engine.MoveCard, Of: character, From: hers(later),
			To:   hers(db.Character),
			Says: engine.Text{"{player} goes on as {card}", "{player} continue avec {card}"}},
		Fails - db.OwnKind: {Name: "confrontation-fails", Of: character,
			Says: engine.Text{"the Confrontation fails: {card} stays",
				"la Confrontation échoue : {card} reste"}},
		ScoreTaken - db.OwnKind: {Name: "score-character", Op: engine.Count, Counter: db.Score, Of: character,
			Ends: true,
			Says: engine.Text{"{player}: {card}: {+n} VP (now {now})", "{player} : {card} : {+n} PV (total {now})"}},
		setConfronting - db.OwnKind: {Name: "set-confronting", Op: engine.SetCount, Counter: confronting, Quiet: true},
		setRaised - db.OwnKind:      {Name: "set-raised", Op: engine.SetCount, Counter: raised, Quiet: true},
		lastGone - db.OwnKind:       {Name: "last-gone", Quiet: true},
	}
}

// verbs are those of answers.
func verbs() []engine.VerbInfo {
	return []engine.VerbInfo{
		VerbConfront - db.OwnMove: {Word: "confronts", Says: engine.Text{"confronts the opponent",
			"confronte l'adversaire"}, Turn: true},
		VerbHandOver - db.OwnMove: {Word: "hands_over", Says: engine.Text{"hands over", "passe la main"}, Turn: true},
		VerbBlock - db.OwnMove: {Word: "blocks", Says: engine.Text{"blocks with {x}", "bloque avec {x}"},
			Of:    engine.OfCards,
			Cards: db.Defending, Never: engine.TypesOf(db.TypeCharacter), From: engine.Players(db.Hand)},
	}
}
