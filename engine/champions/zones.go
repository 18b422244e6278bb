package champions

import "tablereferee/engine"

// Zones of the table.
const (
	EncounterDeck engine.Zone = iota + 1
	EncounterDiscard
	VillainZone
	MainScheme
	SideSchemes
	Environments
	Attachments
	VillainDeck
	SchemeDeck
	Boosts
	Resolving
	Captured
	Aside
	Removed
)

// Zones of each player.
const (
	Identity = iota
	Hand
	PlayerDeck
	Discard
	InPlay
	Engaged
	Dealt
	Nemesis
	OnTable
	DeckList
)

// The sorts of zones in which abilities are alive.
const (
	ClassInPlay engine.Class = 1 << iota
	ClassHand
)

// sharedZones are the places of the table, with what each is like: how cards come to lie there and who sees them.
func sharedZones() []engine.ZoneInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	return []engine.ZoneInfo{
		engine.Box: {ID: "box", Name: t("box", "boîte"), Brief: true},
		EncounterDeck: {ID: "encounter_deck", Name: t("encounter deck", "deck Rencontre"), Article: "le",
			Enter: engine.Bottom, Brief: true, Piled: true, Down: true, Sized: true},
		EncounterDiscard: {ID: "encounter_discard", Name: t("encounter discard pile", "défausse Rencontre"),
			Loose: true, Enter: engine.Top},
		VillainZone: {ID: "villain", Name: t("villain", "méchant"), Beside: true, Enter: engine.Bottom,
			Class: ClassInPlay},
		MainScheme: {ID: "main_scheme", Name: t("main scheme", "manigance principale"), Beside: true,
			Enter: engine.Bottom, Class: ClassInPlay},
		SideSchemes: {ID: "side_schemes", Name: t("side schemes", "manigances annexes"), Beside: true,
			Enter: engine.Bottom, Class: ClassInPlay},
		Environments: {ID: "environments", Name: t("environments", "environnements"), Beside: true,
			Enter: engine.Bottom, Class: ClassInPlay},
		Attachments: {ID: "attachments", Name: t("attachments", "attachements"), Beside: true,
			Enter: engine.Bottom, Class: ClassInPlay},
		VillainDeck: {ID: "villain_deck", Name: t("villain deck", "deck Méchant"), Enter: engine.Bottom,
			Inner: true, Down: true, Ebbs: true},
		SchemeDeck: {ID: "scheme_deck", Name: t("main scheme deck", "deck Manigance principale"),
			Enter: engine.Bottom, Inner: true, Down: true, Ebbs: true},
		Boosts: {ID: "boosts", Name: t("boost cards", "cartes boost"), Enter: engine.Bottom, Inner: true,
			Down: true, Passing: true},
		Resolving: {ID: "resolving", Name: t("being resolved", "en cours de résolution"), Enter: engine.Bottom,
			Inner: true, Passing: true},
		Captured: {ID: "captured", Name: t("cards under a scheme", "cartes sous une manigance"),
			Enter: engine.Bottom, Inner: true, Brief: true, Down: true},
		Aside: {ID: "set_aside", Name: t("set aside", "mises de côté"), Beside: true, Enter: engine.Bottom,
			Inner: true, Ebbs: true},
		Removed: {ID: "removed", Name: t("removed from the game", "retirées de la partie"), Beside: true,
			Enter: engine.Bottom},
	}
}

// playerZones are the places of each player.
func playerZones() []engine.ZoneInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	return []engine.ZoneInfo{
		Identity: {ID: "identity", Name: t("identity", "identité"), Beside: true, Enter: engine.Bottom,
			Class: ClassInPlay, Ebbs: true},
		Hand: {ID: "hand", Name: t("hand", "main"), Beside: true, Loose: true, Held: true, Enter: engine.Bottom,
			Class: ClassHand},
		PlayerDeck: {ID: "deck", Name: t("deck", "deck"), Article: "le", Enter: engine.Bottom, Brief: true, Piled: true,
			Down: true, Sized: true},
		Discard: {ID: "discard", Name: t("discard pile", "défausse"), Loose: true, Enter: engine.Top},
		InPlay:  {ID: "in_play", Name: t("in play", "en jeu"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		Engaged: {ID: "engaged", Name: t("engaged", "engagés"), Beside: true, Enter: engine.Bottom,
			Class: ClassInPlay},
		Dealt: {ID: "dealt", Name: t("dealt encounter cards", "cartes Rencontre attribuées"), Enter: engine.Bottom,
			Down: true},
		Nemesis: {ID: "nemesis", Name: t("set-aside nemesis set", "Némésis mise de côté"), Beside: true,
			Enter: engine.Bottom, Brief: true, Ebbs: true},
		OnTable: {ID: "on_table", Name: t("on the table", "sur la table"), Beside: true, Enter: engine.Bottom,
			Inner: true, Passing: true},
		DeckList: {ID: "deck_list", Name: t("deck list", "liste de deck"), Beside: true, Enter: engine.Bottom,
			Loose: true, Brief: true, Passing: true},
	}
}
