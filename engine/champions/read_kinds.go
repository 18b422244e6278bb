package champions

import (
	"slices"

	"tablereferee/engine/cardtext"
)

// The types of cards of one kind, by their words.
var (
	playable   = typesNamed(Ally, Event, Support, Upgrade)
	permanent  = typesNamed(Ally, Support, Upgrade)
	ofPlayers  = typesNamed(Ally, Event, Resource, Support, Upgrade)
	identities = typesNamed(Hero, AlterEgo)
	characters = typesNamed(Hero, AlterEgo, Ally, Villain, Minion)
	encounters = typesNamed(Minion, SideScheme, Treachery, Attachment, Environment, Obligation)
	revealing  = append(typesNamed(Villain, MainSchemeCard), encounters...)
	staying    = typesNamed(Hero, AlterEgo, Ally, Support, Upgrade, Villain, Minion, MainSchemeCard, SideScheme,
		Attachment, Environment)
	withAbilities = append(typesNamed(Event), staying...)
)

func typesNamed(types ...Type) []string {
	var out []string
	for _, t := range types {
		out = append(out, typeWords[t])
	}
	return out
}

// printedKinds are the facts that the rules look at, by type.
var printedKinds = cardtext.Kinds{By: "type",
	Of: map[string][]string{
		"cost": playable, "makes": ofPlayers, "in_deck": ofPlayers, "in_starter_decks": ofPlayers,
		"doubles": typesNamed(Resource),
		"thw":     typesNamed(Hero, Ally), "atk": typesNamed(Hero, Ally, Villain, Minion, Attachment),
		"def": typesNamed(Hero), "rec": typesNamed(AlterEgo),
		"sch": typesNamed(Villain, Minion, Attachment), "hp": characters, "hand_size": identities,
		"retaliate": characters, "x": characters,
		"stage": typesNamed(Villain, MainSchemeCard), "threat": typesNamed(MainSchemeCard, SideScheme),
		"threshold":  typesNamed(MainSchemeCard),
		"escalation": typesNamed(MainSchemeCard), "loses": typesNamed(MainSchemeCard),
		"threat_stays": typesNamed(MainSchemeCard, SideScheme), "allies_defend": typesNamed(Minion),
		"crisis": typesNamed(SideScheme), "hazard": typesNamed(SideScheme),
		"acceleration": typesNamed(SideScheme),
		"boost_icons":  encounters, "boost_star": encounters, "boost": encounters, "surge": encounters,
		"peril": encounters,
		"uses":  permanent, "enters_with": permanent, "breaks_at": typesNamed(Attachment),
		"overkill": typesNamed(Hero, Ally, Villain, Minion), "guard": typesNamed(Minion),
		"quickstrike": typesNamed(Minion), "toughness": typesNamed(Ally, Villain, Minion),
		"restricted": permanent, "max_per_player": permanent, "any_controller": permanent, "hero_form_only": permanent,
		"max_per_host":     typesNamed(Upgrade),
		"ends_with_attack": typesNamed(Attachment), "attach": typesNamed(Upgrade, Attachment),
		"given_to": typesNamed(Obligation),
		"starter":  typesNamed(Hero), "scenario": typesNamed(MainSchemeCard), "drone": typesNamed(Environment),
		"back": typesNamed(Hero, AlterEgo, MainSchemeCard), "subtitle": append(typesNamed(Ally), identities...),
		"revealed": revealing, "when_defeated": typesNamed(Ally, Villain, Minion, SideScheme),
		"setup":   typesNamed(AlterEgo, MainSchemeCard),
		"special": typesNamed(Upgrade),

		"action": withAbilities, "interrupt": withAbilities, "response": withAbilities, "instead": withAbilities,
		"delayed": staying, "gets": staying,
		"cannot": characters, "resource": append(permanent, identities...),
	},
	Must: map[string][]string{
		"hero": {"back", "hp", "hand_size"}, "alter_ego": {"back", "hp", "hand_size"},
		"ally": {"cost", "hp"}, "event": {"cost"}, "support": {"cost"}, "upgrade": {"cost"}, "resource": {"makes"},
		"villain": {"hp", "stage"}, "minion": {"hp"}, "main_scheme": {"back", "stage"}, "side_scheme": {"threat"},
		"attachment": {"attach"}, "obligation": {"given_to"},
	}}

// readKind tells what cannot stand on a card of its type, and what says nothing beside something else.
func readKind(f *cardtext.Facts, c *Card) {
	if c.Type == 0 {
		if f.Get("type") == nil {
			f.Missing("type", typeWords)
		}
		return
	}
	printedKinds.Fit(f, typeWords[c.Type], c.Unknown)
	f.Clash("unknown", "revealed", "boost", "when_defeated", "setup", "special", "native")
	f.Needs("max_per_host", "attach")
	if !c.Unknown {
		f.Needs("boost_star", "boost", "native")
	}
	if c.Type == Event && !c.Unknown && f.Get("native") == nil && !slices.ContainsFunc(f.List(), isAbility) {
		f.Fail("an event without an ability can never be played: action{ … }, interrupt(…){ … } or response(…){ … }",
			"un événement sans capacité ne peut jamais être joué : action{ … }, interrupt(…){ … } ou response(…){ … }")
	}
	if c.Type == SideScheme && f.Get("threat") != nil && c.Start.N == 0 && !c.Unknown && f.Get("revealed") == nil &&
		f.Get("native") == nil { // mc.side-scheme.leaves-at-no-threat
		f.Fail("a side scheme without threat is defeated as soon as it is there: threat = 3",
			"une manigance annexe sans menace est déjouée dès son arrivée : threat = 3")
	}
	readX(f, c)
}

// isAbility says whether something that stands in a row begins an ability.
func isAbility(v cardtext.Value) bool {
	n, ok := v.(*cardtext.Node)
	if !ok {
		return false
	}
	_, known := momentWords[n.Word]
	return known
}

// readX tells an X that stands for nothing, and what an X stands for where none is printed.
func readX(f *cardtext.Facts, c *Card) {
	printed := slices.Contains([]int8{c.THW, c.ATK, c.DEF, c.REC, c.SCH}, X)
	switch stands := f.Get("x") != nil; {
	case printed && !stands:
		f.Fail("what X stands for is missing: x = \"remaining_hp\"", "il manque ce que vaut X : x = \"remaining_hp\"")
	case stands && !printed:
		f.Fail("x says nothing where no X is printed", "x ne dit rien là où aucun X n'est imprimé")
	}
	if c.Cost == X && f.Get("cost") == "X" && c.Type != Event && c.Type != 0 {
		f.Fail("only the text of an event counts the X that is paid: cost = 1",
			"seul le texte d'un événement compte le X payé : cost = 1")
	}
}
