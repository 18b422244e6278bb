package metal

import (
	"tablereferee/engine"

	db "tablereferee/engine/deckbuilder"
)

// The zones that only this game has: of the table the Super Heroes under the tile, and the tile; of each player the
// score pile.
const (
	captured = db.OwnZone + iota
	tileZone
)

const scorePile = db.OwnPlayerZone

// The events of this game.
const (
	Controls engine.Kind = db.OwnKind + iota
	Protected
	Captured
	NobodyCaptured
	Rescued
	NobodyRescued
	Recruited
	NobodyRecruited
	NotChosen
	PutBack
	Underneath
	CrossoverDeck
	CrossoverHeroes
	OtherDeck
	MixedDeck
	NoReward
	VillainsCounted
	CardsCounted
	setCaught
	setLost
	setDoomed
	setTeamless
)

// The questions and the reasons of this game.
const (
	askCaptured engine.QuestionKind = db.OwnQuestion + iota
	askRescued
	askRecruited
	askPutBack
)

const (
	weaknessFirst engine.Reason = db.OwnReason + iota
	tileNotBought
)

var vocabulary = db.Vocabulary{
	Team: true,
	Kick: engine.Text{"Breakthrough", "Surcharge"},
	Boss: engine.Text{"Super-Villain", "Super-Vilain"}, Bosses: engine.Text{"Super-Villains", "Super-Vilains"},
	Character: engine.Text{"Super Hero", "Super-Héros"}, Characters: engine.Text{"Super Heroes", "Super-Héros"},
	CharacterCard: engine.Text{"oversized Super Hero", "grande carte de Super-Héros"},
	Piles: map[engine.Zone]db.Pile{
		db.BossStack: {ID: "super_villains", Name: engine.Text{"Super-Villain stack", "pile Super-Vilain"}, Article: "la"},
		db.TeamStack: {ID: "cheaper_super_villains", // where they are shuffled before they go on top of the others
			Name: engine.Text{"cheaper Super-Villains", "Super-Vilains les moins chers"}},
		db.KickStack: {ID: "breakthrough", Name: engine.Text{"Breakthrough stack", "pile Surcharge"}, Grows: true},
		db.Characters: {ID: "available", Name: engine.Text{"available Super Heroes", "Super-Héros disponibles"},
			Article: "les"},
	},
	Zones: []engine.ZoneInfo{
		{ID: "captured", Name: engine.Text{"Captured Super Heroes", "Super-Héros Capturés"}, Beside: true, Loose: true,
			Enter: engine.Bottom},
		{ID: "tile", Name: engine.Text{"beside the table", "à côté de la table"}, Beside: true, Loose: true,
			Inner: true},
	},
	PerPlayer: []engine.ZoneInfo{
		{ID: "score_pile", Name: engine.Text{"score pile", "pile de score"}, Loose: true, Enter: engine.Top},
	},
	NotGained: engine.Tables(db.WeaknessStack),
	Leaves:    engine.Tables(db.BossStack) | engine.Players(scorePile), GainsTo: engine.Players(scorePile),
	Kinds: kinds(),
	Asks: []engine.Text{{"which Super Hero is Captured? ", "quel Super-Héros est Capturé ? "},
		{"rescue which Super Hero? ", "libérer quel Super-Héros ? "}, {"recruit which Super Hero? ",
			"recruter quel Super-Héros ? "},
		{"put it back on its stack? ", "la remettre sur sa pile ? "}},
	Why: []engine.Text{
		{"{actor} has a Weakness in hand, which is played before anything else",
			"{actor} a une Faiblesse en main, qui se joue avant toute autre chose"},
		{"{card} is no Super-Villain and is not bought", "{card} n'est pas un Super-Vilain et ne s'achète pas"},
	},
}

// kinds are the events.
func kinds() []engine.KindInfo {
	hers, table := engine.Players, engine.Tables
	character := engine.TypesOf(db.TypeCharacter)
	return []engine.KindInfo{
		Controls - db.OwnKind: {Name: "controls-weaknesses", Says: engine.Text{
			"{player} controls {n} Weaknesses, which makes a Capture",
			"{player} contrôle {n} Faiblesses, ce qui fait une Capture"}},
		Protected - db.OwnKind: {Name: "protected", Of: character, Says: engine.Text{
			"{player} controls {n} Weaknesses, and {card} protects the team",
			"{player} contrôle {n} Faiblesses, et {card} protège l'équipe"}},
		Captured - db.OwnKind: {Name: "capture-hero", Op: engine.MoveCard, Of: character, From: hers(db.Character),
			To:   table(captured),
			Says: engine.Text{"{card} is Captured: {from} -> {to}", "{card} est Capturé : {from} -> {to}"}},
		NobodyCaptured - db.OwnKind: {Name: "nobody-captured", Says: engine.Text{"{player} has no Super Hero to lose",
			"{player} n'a aucun Super-Héros à perdre"}},
		Rescued - db.OwnKind: {Name: "rescue", Op: engine.MoveCard, Of: character, From: table(captured),
			To:   hers(db.Character),
			Says: engine.Text{"{actor} rescues {card}: {from} -> {to}", "{actor} libère {card} : {from} -> {to}"}},
		NobodyRescued - db.OwnKind: {Name: "nobody-rescued", Says: engine.Text{"{player} rescues nobody",
			"{player} ne libère personne"}},
		Recruited - db.OwnKind: {Name: "recruit", Op: engine.MoveCard, Of: character, From: table(db.Characters),
			To:   hers(db.Character),
			Says: engine.Text{"{actor} recruits {card}: {from} -> {to}", "{actor} recrute {card} : {from} -> {to}"}},
		NobodyRecruited - db.OwnKind: {Name: "nobody-recruited", From: table(db.Characters), Says: engine.Text{
			"{player} recruits nobody: {from} is empty", "{player} ne recrute personne : {from} est vide"}},
		NotChosen - db.OwnKind: {Name: "not-recruited", Op: engine.MoveCard, Of: character,
			From: table(db.Characters), To: table(db.Characters),
			Says: engine.Text{"{card} is not chosen: {from} -> {to}", "{card} n'est pas choisi : {from} -> {to}"}},
		PutBack - db.OwnKind: {Name: "put-back", Op: engine.MoveCard, Of: engine.TypesOf(db.TypeKick),
			From: hers(db.InPlay), To: table(db.KickStack),
			Says: engine.Text{"{actor} puts {card} back: {from} -> {to}", "{actor} remet {card} : {from} -> {to}"}},
		Underneath - db.OwnKind: {Name: "underneath", Op: engine.MoveCard, Of: engine.TypesOf(db.TypeBoss),
			To: table(db.BossStack), Opens: true,
			Says: engine.Text{"{card} goes under {to}", "{card} va sous {to}"}},
		CrossoverDeck - db.OwnKind: {Name: "crossover-deck", Opens: true, Says: engine.Text{
			"a Crossover pack joins the main deck (cards: {n})",
			"un paquet Crossover rejoint le deck commun (cartes : {n})"}},
		CrossoverHeroes - db.OwnKind: {Name: "crossover-heroes", Opens: true, Says: engine.Text{
			"a Crossover pack joins the Super Heroes (cards: {n})",
			"un paquet Crossover rejoint les Super-Héros (cartes : {n})"}},
		OtherDeck - db.OwnKind: {Name: "other-deck", Opens: true, Says: engine.Text{
			"the main deck is another game's (cards: {n})", "le deck commun est celui d'un autre jeu (cartes : {n})"}},
		MixedDeck - db.OwnKind: {Name: "mixed-deck", Opens: true, Says: engine.Text{
			"another game's main deck is mixed in (cards: {n})",
			"le deck commun d'un autre jeu s'y mêle (cartes : {n})"}},
		NoReward - db.OwnKind: {Name: "no-reward", Says: engine.Text{
			"{card} has no Reward", "{card} n'a pas de Récompense"}},
		VillainsCounted - db.OwnKind: {Name: "villains-counted", Ends: true, Says: engine.Text{
			"{player} counts Super-Villains for the tie: {n}",
			"{player} compte ses Super-Vilains pour départager : {n}"}},
		CardsCounted - db.OwnKind: {Name: "cards-counted", Ends: true, Says: engine.Text{
			"{player} counts cards for the tie: {n}", "{player} compte ses cartes pour départager : {n}"}},
		setCaught - db.OwnKind:   {Name: "set-caught", Op: engine.SetCount, Counter: caught, Quiet: true},
		setLost - db.OwnKind:     {Name: "set-lost", Op: engine.SetCount, Counter: lost, Quiet: true},
		setTeamless - db.OwnKind: {Name: "set-teamless", Op: engine.SetCount, Counter: teamless, Quiet: true},
		setDoomed - db.OwnKind:   {Name: "set-doomed", Op: engine.SetCount, Counter: doomed, Quiet: true},
	}
}
