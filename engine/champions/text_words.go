package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// The words that cards may say.

// cardWords are the words of card files; clause finds a clause by its id, traits are those that cards bear.
func cardWords(clause func(id string) (engine.Clause, bool), traits []string) *cardtext.Vocabulary {
	sets := map[string]uint64{"energy": Energy, "mental": Mental, "physical": Physical, "wild": Wild}
	for t, name := range traits {
		sets[name] = 1 << t
	}
	return &cardtext.Vocabulary{
		Verbs:   textVerbs,
		Heads:   []string{"action", "interrupt", "response", "instead", "delayed", "resource", "gets", "cannot"},
		Classes: classWords,
		Sets:    sets,
		Varies: []string{"cost", "copies", "thw", "atk", "def", "rec", "sch", "hp", "hand_size", "threat", "threshold",
			"escalation", "boost_icons"},
		Editions: book.Rulebook.Editions,
		Cards: []cardtext.SelectorWord{{Word: "host", Needs: knowsHost}, {Word: "villain"}, {Word: "your_identity"},
			{Word: "your_hero"},
			{Word: "each_hero"},
			{Word: "main_scheme"}, {Word: "face", Named: true}, {Word: "target", On: events(eventAttacked)},
			{Word: "wounded", On: events(eventAttacked)}},
		Keys: []cardtext.KeyWord{
			keyTrait: {Word: "trait", Kind: cardtext.KeySet, Of: traits},
			keyName:  {Word: "name", Kind: cardtext.KeyCards}, keyOf: {Word: "of", Kind: cardtext.KeyWho},
			keyEngaged:   {Word: "engaged_with", Kind: cardtext.KeyWho, Who: []cardtext.Who{cardtext.Foe}},
			keyMakes:     {Word: "makes", Kind: cardtext.KeySet, Of: resourceWords, One: true},
			keyDamaged:   {Word: "damaged", Kind: cardtext.KeyYes},
			keyExhausted: {Word: "exhausted", Kind: cardtext.KeyYes},
			keyStunned:   {Word: "stunned", Kind: cardtext.KeyNo}, keyMost: {Word: "most", Kind: cardtext.KeyAny,
				Of: []string{"hp"}, NoIs: true},
			keyDifferent: {Word: "different", Kind: cardtext.KeyAny, Of: []string{"title"}, NoIs: true},
			keyShows:     {Word: "shows", Kind: cardtext.KeySet, Of: resourceWords, One: true},
			keyFacedown:  {Word: "facedown", Kind: cardtext.KeyYes},
			keyFaces:     {Word: "faces", Kind: cardtext.KeyWho, Who: []cardtext.Who{cardtext.Foe}},
			keyWithout:   {Word: "without", Kind: cardtext.KeyCards},
		},
		Values: []string{printedHandSize: "hand_size", printedBoost: "boost", valueATK: "atk", valueDamage: "damage",
			valueThreat: "threat", printedEnergy: "energy", printedMental: "mental", printedPhysical: "physical",
			printedWild: "wild"},
		Amounts: []cardtext.AmountWord{{Word: "per_player", N: true},
			{Word: "lies_on", Values: []string{"damage", "threat"}, Of: true, Hows: or(cardtext.Each, mainSchemeCard)},
			{Word: "now", Values: []string{"atk"}, Of: true, Hows: oneCard},
			{Word: "kinds_of", Of: true, Hows: hows(cardtext.It)}},
		Conds: []cardtext.CondWord{{Word: "in_form", Card: true}, {Word: "hero_form"},
			{Word: "has_trait", Of: []string{aerial}}, {Word: "paid", Of: resourceWords, Needs: knowsPaid},
			{Word: "undefended", Needs: knowsDefender}, {Word: "final", Needs: knowsFinal}, {Word: "is_hero"}},
		Places: []cardtext.PlaceWord{
			{Word: "hand", Zone: Hand}, {Word: "deck", Zone: PlayerDeck}, {Word: "discard_pile", Zone: Discard},
			{Word: "encounter_deck", Zone: int(EncounterDeck), Of: cardtext.Nobody},
			{Word: "captured", Zone: int(Captured), Of: cardtext.Nobody},
		},
		Hows:   []string{Add: "plus", Times: "times", Halve: "half", SetTo: "set"},
		Stats:  statWords,
		Events: eventWords,
		Roles:  roleWords,
		Marks: []string{markOverkill: "overkill", markStuns: "stuns", markOfHeroes: "of_heroes", markItsHero: "its_hero",
			markItsPlayer: "its_player", markDeckOnly: "deck_only"},
		Clause: clause,
		Players: []cardtext.Who{cardtext.You, cardtext.Owner, cardtext.Foe, cardtext.OnePlayer, cardtext.EachPlayer,
			cardtext.FirstPlayer, cardtext.EngagedPlayer},
		Named: map[string][]string{"face": identities, "in_form": identities, "fetch": typesNamed(Minion),
			"lay_out":         typesNamed(Environment),
			"find_and_reveal": encounters},
		Owners: []cardtext.Who{cardtext.You, cardtext.Owner}, Spent: resourceWords,
		Choosers:  eachPlayer,
		Sentences: []cardtext.Verb{cardtext.When, cardtext.ChooseOne}, Waits: textWaits(), RoleTakes: roleTakes,
		Printed: oneCard, PrintedValues: append([]string{"hand_size", "boost"}, resourceWords...),
		Fits: sentenceFits, Among: amongFits, Unnamed: true,
		Meant: or(mainSchemeCard), Known: knownWhere(),
	}
}

// What is known where a text stands: with what its card was paid for, whether it is the last of several, to what its
// card is attached, and that it is being revealed.
const (
	knowsPaid uint16 = 1 << iota
	knowsFinal
	knowsHost
	knowsRevealed
	knowsBoost // the card is a boost card that is turned up
	knowsStays // the card is one under which others may lie, and that stays there

	knowsAttack   // an enemy's attack may be going on
	knowsDefender // and who defends is settled
	knowsDamage   // damage is about to be dealt, by the sentence in whose braces it stands
)

// knownWhere says where that is known for which a word may ask.
func knownWhere() []engine.Text {
	return []engine.Text{
		{"on an event", "sur un événement"},
		{"in special = { … }", "dans special = { … }"},
		{"on a card that is attached: attach = …", "sur une carte attachée : attach = …"},
		{"in revealed = … of an encounter card", "dans revealed = … d'une carte Rencontre"},
		{}, {},
		{"where an enemy attacks: in boost = …, interrupt(attack_starts{ … }){ … } or interrupt(damage_dealt{ … }){ … }",
			"là où un ennemi attaque : dans boost = …, interrupt(attack_starts{ … }){ … } " +
				"ou interrupt(damage_dealt{ … }){ … }"},
		{"where it is settled who defends: in boost = …, when_defeated = …, response(attacked{ … }){ … }, or what " +
			"waits for damage_dealt, defeated, enters or threat_placed",
			"là où l'on sait qui défend : dans boost = …, when_defeated = …, response(attacked{ … }){ … }, ou ce qui " +
				"attend damage_dealt, defeated, enters ou threat_placed"},
		{"in the braces of damage: attack(1, one{ \"enemy\" }){ … }, damage(1, one{ \"enemy\" }){ … }",
			"entre les accolades de dégâts : attack(1, one{ \"enemy\" }){ … }, damage(1, one{ \"enemy\" }){ … }"},
	}
}

// attackKnown is what a text that waits for an event knows of an enemy's attack.
func attackKnown(event uint8, late bool) uint16 {
	switch event {
	case eventAttackStarts:
		if !late {
			return knowsAttack
		}
	case eventDamageDealt:
		if !late {
			return knowsAttack | knowsDefender
		}
		return knowsDefender
	case eventAttacked, eventDefeated, eventEnters, eventThreatPlaced:
		return knowsDefender
	}
	return 0
}

// What may be said of an attack besides.
const (
	markOverkill uint8 = iota
	markStuns
	markOfHeroes
	markItsHero
	markItsPlayer
	markDeckOnly
)
