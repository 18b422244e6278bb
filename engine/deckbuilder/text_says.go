package deckbuilder

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What a card of a deck-building game says, told in sentences that are made of its steps.

// Phrases are how the words are said; the order is that of Words.
func (k *Parts) Phrases() *cardtext.Phrases {
	v := k.Vocabulary
	p := &cardtext.Phrases{
		Verbs: verbPhrases(v), Places: placePhrases(v), Keys: keyPhrases(v), Values: valuePhrases,
		Amounts: amountPhrases(), Conds: condPhrases,
		Events: eventPhrases, Nouns: nouns(),
		Marks: []engine.Text{{"stopping where the deck runs out", "en s'arrêtant si la pioche s'épuise"},
			{"once everybody has decided whether to avoid it", "une fois que chacun a décidé s'il l'évite"}},
	}
	for _, t := range k.Subtypes {
		p.Nouns[t[engine.EN]] = cardtext.Noun{One: engine.Sayf("%s card", "carte %s", t),
			Many: engine.Sayf("%s cards", "cartes %s", t), Fem: true}
	}
	for _, own := range k.Verbs {
		p.Verbs = append(p.Verbs, own.Phrase)
	}
	for _, own := range k.Amounts {
		p.Amounts = append(p.Amounts, own.Phrase)
	}
	for _, own := range k.Places {
		p.Places = append(p.Places, own.Phrase)
	}
	for _, own := range k.Conds {
		p.Conds = append(p.Conds[:len(p.Conds):len(p.Conds)], own.Phrase)
	}
	return p
}

func noun(en, ens, fr, frs string) cardtext.Noun {
	return cardtext.Noun{One: engine.Text{en, fr}, Many: engine.Text{ens, frs}}
}

func feminine(en, ens, fr, frs string) cardtext.Noun {
	n := noun(en, ens, fr, frs)
	n.Fem = true
	return n
}

func nouns() map[string]cardtext.Noun {
	return map[string]cardtext.Noun{
		"card":        feminine("card", "cards", "carte", "cartes"),
		"Starter":     feminine("Starter", "Starters", "carte de Base", "cartes de Base"),
		"Hero":        noun("Hero", "Heroes", "Héros", "Héros"),
		"Villain":     noun("Villain", "Villains", "Vilain", "Vilains"),
		"Super Power": noun("Super Power", "Super Powers", "Super-Pouvoir", "Super-Pouvoirs"),
		"Equipment":   noun("Equipment", "Equipment", "Équipement", "Équipements"),
		"Location":    noun("Location", "Locations", "Lieu", "Lieux"),
		"power":       noun("Power", "Power", "point de Puissance", "points de Puissance"),
		"vp":          noun("VP", "VP", "PV", "PV"),
		"attack":      feminine("Attack", "Attacks", "Attaque", "Attaques"),
		"defense":     feminine("Defense", "Defenses", "Défense", "Défenses"),
		"ongoing":     noun("Ongoing text", "Ongoing texts", "texte Permanent", "textes Permanents"),
		"block":       noun("Block", "Blocks", "Blocage", "Blocages"),
		"weakness":    feminine("Weakness", "Weaknesses", "Faiblesse", "Faiblesses"),
	}
}

// unavoiding are whom an Attack has hit.
var unavoiding = noun("foe who did not avoid the Attack", "foes who did not avoid the Attack",
	"adversaire n'ayant pas évité l'Attaque", "adversaires n'ayant pas évité l'Attaque")

func verbPhrases(v *Vocabulary) []cardtext.VerbPhrase {
	return []cardtext.VerbPhrase{
		doPower - cardtext.FirstVerb: {Says: engine.Text{"[gain|gains] {n power}",
			"[gagnez|gagner|gagne] {n power}"}},
		doDraw - cardtext.FirstVerb: {Says: engine.Text{"[draw|draws] {n card}",
			"[piochez|piocher|pioche] {n card}"}, Gave: engine.Text{"drawn", "piochée"}},
		doDiscard - cardtext.FirstVerb: {Says: engine.Text{"[discard|discards] {what}",
			"[défaussez|défausser|défausse] {what}"}, Gave: engine.Text{"discarded", "défaussée"}},
		doTokens - cardtext.FirstVerb:     {Says: engine.Text{"[gain|gains] {n vp}", "[gagnez|gagner|gagne] {n vp}"}},
		doLoseTokens - cardtext.FirstVerb: {Says: engine.Text{"[lose|loses] {n vp}", "[perdez|perdre|perd] {n vp}"}},
		doGainWeakness - cardtext.FirstVerb: {Says: engine.Text{"[gain|gains] {n weakness}",
			"[gagnez|gagner|gagne] {n weakness}"}},
		doDestroy - cardtext.FirstVerb: {Says: engine.Text{"[destroy|destroys] {what}",
			"[détruisez|détruire|détruit] {what}"}, Gave: engine.Text{"destroyed", "détruite"}},
		doGain - cardtext.FirstVerb: {Says: engine.Text{"[gain|gains] {what}", "[gagnez|gagner|gagne] {what}"},
			Gave: engine.Text{"gained", "gagnée"}},
		doSteal - cardtext.FirstVerb: {Says: engine.Text{"[steal|steals] {n vp} from {whom}",
			"[volez|voler|vole] {n vp} à {whom}"}},
		doPut - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {what} {to}",
			"[mettez|mettre|met] {what} {to}"}, Gave: engine.Text{"moved", "déplacée"}},
		doReveal - cardtext.FirstVerb: {Says: engine.Text{"[reveal|reveals] {what}",
			"[révélez|révéler|révèle] {what}"}, Gave: engine.Text{"revealed", "révélée"}},
		doPlay - cardtext.FirstVerb: {Says: engine.Text{"[play|plays] {what}", "[jouez|jouer|joue] {what}"},
			Gave: engine.Text{"played", "jouée"}},
		doShow - cardtext.FirstVerb: {Says: engine.Text{"[show|shows] {what}",
			"[montrez|montrer|montre] {what}"}},
		doDiscount -
			cardtext.FirstVerb: {Says: v.say("until the end of the turn, the {bosses} {of_stack} cost you {n} less",
			"jusqu'à la fin du tour, les {bosses} {of_stack} vous coûtent {n} de moins")},
		doAttack - cardtext.FirstVerb: {Says: engine.Text{"[attack|attacks] {whom}",
			"[attaquez|attaquer|attaque] {whom}"}, Counts: unavoiding,
			Done: engine.Text{"if that foe did not avoid the Attack, |if a foe did not avoid the Attack, ",
				"si cet adversaire n'a pas évité l'Attaque, |si un adversaire n'a pas évité l'Attaque, "},
			Undone: engine.Text{"if that foe avoided the Attack, |if every foe avoided the Attack, ",
				"si cet adversaire a évité l'Attaque, |si chaque adversaire a évité l'Attaque, "}},
		doRedirect - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {that} {to} instead",
			"[mettez|mettre|met] plutôt {that} {to}"}},
		doPass - cardtext.FirstVerb: {Says: engine.Text{"[pass|passes] {what} into the discard pile of {whom}",
			"[passez|passer|passe] {what} dans la défausse de {whom}"},
			Yours: engine.Text{"[pass|passes] {what} into your own discard pile",
				"[passez|passer|passe] {what} dans votre propre défausse"}},
		doLook - cardtext.FirstVerb: {Says: engine.Text{"[look|looks] at {what}", "[regardez|regarder|regarde] {what}"},
			Gave: engine.Text{"looked at", "regardée"}},
		doPassLeft - cardtext.FirstVerb: {Says: engine.Text{"[pass|passes] {what} into the hand of the player to the left",
			"[passez|passer|passe] {what} dans la main du joueur de gauche"}},
	}
}

// placePhrases are those of the places, in the order of Words.
func placePhrases(v *Vocabulary) []cardtext.PlacePhrase {
	fem := map[engine.Zone]bool{LineUp: true, Destroyed: true, WeaknessStack: true, KickStack: true}
	of := func(z engine.Zone) cardtext.PlacePhrase {
		n := v.pile(z)
		return cardtext.PlacePhrase{Noun: cardtext.Noun{One: n, Fem: fem[z]}}
	}
	out := []cardtext.PlacePhrase{
		{Noun: feminine("hand", "hands", "main", "mains")},
		{Noun: feminine("discard pile", "discard piles", "défausse", "défausses")},
		{Noun: feminine("deck", "decks", "pioche", "pioches")},
		{Noun: feminine("play area", "play areas", "zone de jeu", "zones de jeu"),
			All: engine.Text{"in play", "en jeu"}},
		{Noun: feminine("revealed cards", "revealed cards", "cartes révélées", "cartes révélées")},
		of(LineUp), of(Destroyed), of(MainDeck), of(WeaknessStack), of(KickStack),
	}
	if !v.bossless {
		out = append(out, of(BossStack))
	}
	return out
}

func keyPhrases(v *Vocabulary) []cardtext.KeyPhrase {
	return []cardtext.KeyPhrase{
		keyType: {Noun: true, Is: engine.Text{"is {v}", "est {v}"},
			Not: engine.Text{"is not {v}", "n'est pas {v}"}},
		keyNoType: {Noun: true, Mod: engine.Text{"other than {v}", "autre{s} que {v}"}},
		keyCost:   {Mod: engine.Text{"of cost {v}", "de coût {v}"}},
		keyName: {Mod: engine.Text{"named {v}", "nommé{e}{s} {v}"}, Is: engine.Text{"is named {v}", "se nomme {v}"},
			Not: engine.Text{"is not named {v}", "ne se nomme pas {v}"}},
		keyNoName: {Mod: engine.Text{"not named {v}", "non nommé{e}{s} {v}"},
			Is:  engine.Text{"is not named {v}", "ne se nomme pas {v}"},
			Not: engine.Text{"is named {v}", "se nomme {v}"}},
		keyUnlocked: {Mod: v.say("without a {token}", "sans {token}")},
		keyEarlier: {Mod: engine.Text{"that came to {owner} before this turn", "reçu{e}{s} par {owner} avant ce tour"},
			Is:  engine.Text{"came to its owner before this turn", "a été reçue avant ce tour"},
			Not: engine.Text{"came to its owner this turn", "a été reçue ce tour"}},
		keyPlayed: {Mod: engine.Text{"that you have played this turn", "que vous avez joué{e}{s} ce tour"},
			Is:  engine.Text{"was played by you this turn", "a été jouée par vous ce tour"},
			Not: engine.Text{"was not played by you this turn", "n'a pas été jouée par vous ce tour"}},
		keySame: {Mod: engine.Text{"of this card's name, other than itself,",
			"du nom de cette carte, autre{s} qu'elle-même,"}},
		keyBoss:   {Mute: true},
		keyItself: {Mute: true, Is: engine.Text{"(this card included)", "(cette carte comprise)"}},
		keyDifferent: {Mod: engine.Text{"of different names", "de noms différents"},
			Is:  engine.Text{"has another name", "a un autre nom"},
			Not: engine.Text{"has the same name", "a le même nom"}},
		keyBears: {Noun: true, Mod: engine.Text{"with {v}", "avec {v}"}, Is: engine.Text{"has {v}", "a {v}"},
			Not: engine.Text{"does not have {v}", "n'a pas {v}"}},
		keyOthers: {Mod: engine.Text{"other than this one", "autre{s} que celle-ci"}},
		keyOnce:   {Mute: true, Is: engine.Text{"(once only)", "(une seule fois)"}},
	}
}

var valuePhrases = []cardtext.ValuePhrase{
	printedCost: {Of: engine.Text{"the cost of {of}", "le coût de {of}"}, Different: engine.Text{"different costs",
		"coûts différents"},
		Each: engine.Text{"different cost", "coût différent"}},
	printedVP: {Of: engine.Text{"the VP of {of}", "les PV de {of}"}, Different: engine.Text{"different VP values",
		"valeurs en PV différentes"},
		Each: engine.Text{"different VP value", "valeur en PV différente"}},
	printedName: {Of: engine.Text{"the name of {of}", "le nom de {of}"},
		Different: engine.Text{"different names", "noms différents"},
		Each:      engine.Text{"different name", "nom différent"}},
}

func amountPhrases() []cardtext.AmountPhrase {
	return []cardtext.AmountPhrase{
		amountTokens - cardtext.FirstAmount: {Says: engine.Text{"the number of VP tokens of {whom}",
			"le nombre de jetons PV de {whom}"},
			Yours: engine.Text{"the number of your VP tokens", "le nombre de vos jetons PV"}},
		amountPlayed -
			cardtext.FirstAmount: {Says: engine.Text{"the number of other cards of this name that you have played this turn",
			"le nombre d'autres cartes de ce nom que vous avez jouées ce tour"}},
		amountSize - cardtext.FirstAmount: {Says: engine.Text{"the number of cards in your deck",
			"le nombre de cartes de votre deck"}},
		amountFree - cardtext.FirstAmount: {Says: engine.Text{"the number of cards of cost 0 in your deck",
			"le nombre de cartes de coût 0 de votre deck"}},
		amountMissing - cardtext.FirstAmount: {Says: engine.Text{"the number of these types that are missing",
			"le nombre de ces types qui manquent"}},
		amountWeaknesses - cardtext.FirstAmount: {Says: engine.Text{"the number of Weaknesses left in their stack",
			"le nombre de Faiblesses restant dans leur pile"}},
	}
}

var condPhrases = []cardtext.CondPhrase{
	condCarried - cardtext.FirstCond: {Yes: engine.Text{"another card has taken this text",
		"une autre carte a pris ce texte"},
		No: engine.Text{"it is this card's own text", "c'est le texte de la carte elle-même"}},
	condTriggered - cardtext.FirstCond: {Yes: engine.Text{"this comes of an event", "ceci vient d'un événement"},
		No: engine.Text{"this comes of no event", "ceci ne vient d'aucun événement"}},
	condRepeated - cardtext.FirstCond: {Yes: engine.Text{"you have used this before this turn",
		"vous l'avez déjà utilisé ce tour"},
		No: engine.Text{"you have not used this before this turn", "vous ne l'avez pas encore utilisé ce tour"}},
	condByDefense - cardtext.FirstCond: {Yes: engine.Text{"the card is discarded to defend",
		"la carte est défaussée pour se défendre"},
		No: engine.Text{"the card is not discarded to defend",
			"la carte n'est pas défaussée pour se défendre"}},
	condOutside - cardtext.FirstCond: {Yes: engine.Text{"it is nobody's turn", "ce n'est le tour de personne"},
		No: engine.Text{"it is somebody's turn", "c'est le tour d'un joueur"}},
	condOwnTurn - cardtext.FirstCond: {Yes: engine.Text{"it is your turn", "c'est votre tour"},
		No: engine.Text{"it is not your turn", "ce n'est pas votre tour"}},
	condAlone - cardtext.FirstCond: {Yes: engine.Text{"nobody else is affected", "personne d'autre n'est touché"},
		No: engine.Text{"somebody else is affected too", "quelqu'un d'autre est touché aussi"}},
}

var eventPhrases = []cardtext.EventPhrase{
	eventPlays: {Before: engine.Text{"when you would play {of}", "quand vous allez jouer {of}"},
		After: engine.Text{"after you play {of}", "après avoir joué {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the played card", "la carte jouée"},
		Lasts: engine.Text{"that you play this turn, earlier or later", "que vous jouez ce tour, avant ou après"}},
	eventDestroys: {Before: engine.Text{"when you would destroy {of}", "quand vous allez détruire {of}"},
		After: engine.Text{"after you destroy {of}", "après avoir détruit {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the destroyed card", "la carte détruite"}},
	eventAcquires: {Before: engine.Text{"when you would buy or gain {of}", "quand vous allez acheter ou gagner {of}"},
		After: engine.Text{"after you buy or gain {of}", "après avoir acheté ou gagné {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the card bought or gained",
			"la carte achetée ou gagnée"},
		Each: engine.Text{"among the cards that you have bought or gained this turn",
			"parmi les cartes que vous avez achetées ou gagnées ce tour"}},
	eventGainsTokens: {Before: engine.Text{"when you would gain VP", "quand vous allez gagner des PV"},
		After:  engine.Text{"after you gain VP", "après avoir gagné des PV"},
		That:   engine.Text{"the card that gave them", "la carte qui les a donnés"},
		Counts: noun("VP gained", "VP gained", "PV gagné", "PV gagnés")},
	eventDiscards: {Before: engine.Text{"when you would discard or pass {of}",
		"quand vous allez défausser ou passer {of}"}, After: engine.Text{"after you discard or pass {of}",
		"après avoir défaussé ou passé {of}"},
		Any: engine.Text{"a card", "une carte"}, That: engine.Text{"the card discarded or passed",
			"la carte défaussée ou passée"}},
	eventBegins: {Before: engine.Text{"when your turn is about to begin", "quand votre tour va commencer"},
		After: engine.Text{"at the start of your turn", "au début de votre tour"},
		That:  engine.Text{"the turn", "le tour"}},
	eventAttacked: {Before: engine.Text{"when you would have been attacked", "quand vous alliez avoir été attaqué"},
		After: engine.Text{"after you have been attacked", "après avoir été attaqué"},
		That:  engine.Text{"the card that attacked", "la carte qui a attaqué"}},
	eventAttacks: {Before: engine.Text{"when you would end an Attack", "quand vous allez achever une Attaque"},
		After: engine.Text{"after you make an Attack", "après avoir fait une Attaque"}, Counts: unavoiding,
		That: engine.Text{"the card that attacked", "la carte qui a attaqué"}},
	eventEnds: {Before: engine.Text{"when your turn would end", "quand votre tour va finir"},
		After: engine.Text{"at the end of your turn", "à la fin de votre tour"},
		That:  engine.Text{"the card", "la carte"}},
	eventBuys: {Before: engine.Text{"when you would buy {of}", "quand vous allez acheter {of}"},
		After: engine.Text{"after you buy {of}", "après avoir acheté {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the card bought", "la carte achetée"}},
	eventGains: {Before: engine.Text{"when you would gain {of}", "quand vous allez gagner {of}"},
		After: engine.Text{"after you gain {of}", "après avoir gagné {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the card gained", "la carte gagnée"}},
}

// What stands before the parts of a card.
var (
	saysDefense    = engine.Text{"Defense: to avoid an Attack, ", "Défense : pour éviter une Attaque, "}
	saysAppearance = engine.Text{"First Appearance Attack, on every player: ",
		"Attaque de Révélation, sur chaque joueur : "}
	saysGuard   = engine.Text{"Block, in the opponent's turn: ", "Blocage, au tour adverse : "}
	saysReward  = engine.Text{"Reward, for whoever defeats it: ", "Récompense, pour qui le vainc : "}
	saysRewards = engine.Text{"Whoever destroys it: ", "Pour qui la détruit : "}
	saysStars   = engine.Text{"VP at the end of the game: ", "PV en fin de partie : "}
	saysOngoing = engine.Text{"Ongoing: stays in play.", "Permanent : reste en jeu."}
	saysOwned   = engine.Text{"While a player owns or plays it, it is these too: ",
		"Tant qu'un joueur la possède ou la joue, elle est aussi ceci : "}
	saysOnce  = engine.Text{"Once in each of your turns: ", "Une fois à chacun de vos tours : "}
	saysOften = engine.Text{"In your turn, as often as you like: ",
		"À votre tour, aussi souvent que vous voulez : "}
)

// Says tells what a card says, part by part, as the rules have it for which on answers; nil of a card whose text is not
// known.
func (k *Parts) Says(b *engine.Book, on func(engine.Clause) bool, c *Card) []engine.Text {
	if c.Unknown {
		return nil
	}
	words := k.Words(b.Find)
	phrases := k.Phrases()
	var out []engine.Text
	for l := range engine.Spoken() {
		t := &teller{Teller: cardtext.Teller{Words: words, Phrases: phrases, Lang: l, This: c.Name.In(l), Ruled: on,
			ClauseID: b.ID,
			Card: func(d engine.Def) engine.Text {
				return k.Cards[d].Name
			}, Native: func(uint8) string { return byHand(b, c, "").In(l) }}, b: b, c: c}
		if t.This == "" {
			t.This = c.Name.In(engine.EN)
		}
		t.card()
		if out == nil {
			out = make([]engine.Text, len(t.out))
		}
		for i := range t.out {
			out[i][l] = t.out[i]
		}
	}
	return out
}

// byHand is what a card, or a part of it, says in words written by hand.
func byHand(b *engine.Book, c *Card, part string) engine.Text {
	cite := c.Cite
	switch {
	case part == partDefense:
		cite = c.Defense.Cite
	case part == partAppearance:
		cite = c.Appears
	}
	if cite == 0 || b.Info(cite.First()).Kind != "card" {
		return engine.Text{}
	}
	return b.Info(cite.First()).Text().Says
}

// teller tells one card in one language.
type teller struct {
	cardtext.Teller
	b   *engine.Book
	c   *Card
	out []string
}

func (t *teller) add(s string) { t.out = append(t.out, s) }

// card tells all parts of a card, in the order of the card.
func (t *teller) card() {
	c := t.c
	if c.Stays {
		t.add(saysOngoing.In(t.Lang))
	}
	if c.Owned != 0 {
		t.add(t.Told(saysOwned.In(t.Lang) + TypeList(c.Owned).In(t.Lang)))
	}
	if len(c.Text) > 0 {
		t.Begin(nil, c.Text)
		t.add(t.Text(c.Text))
	}
	for i := range c.Waits {
		t.waits(&c.Waits[i])
	}
	if c.Action != nil {
		t.action(c.Action)
	}
	if len(c.natives) > 0 {
		t.add(t.Hand(byHand(t.b, c, "").In(t.Lang)))
	}
	if c.Defense != nil {
		t.defense(c.Defense)
	}
	if g := c.Guard; g != nil {
		t.Begin(nil, g.Cost, g.Text)
		head := saysGuard.In(t.Lang)
		if len(g.Cost) > 0 {
			head += t.Costs(g.Cost) + " → "
		}
		t.add(t.Told(head + t.Behind(g.Text)))
	}
	if len(c.Appear) > 0 {
		t.Native = func(uint8) string { return byHand(t.b, c, partAppearance).In(t.Lang) }
		t.Begin(nil, c.Appear)
		t.add(saysAppearance.In(t.Lang) + t.Behind(c.Appear))
	}
	if len(c.Reward) > 0 {
		t.Begin(nil, c.Reward)
		t.add(saysReward.In(t.Lang) + t.Behind(c.Reward))
	}
	if len(c.WhenDestroyed) > 0 {
		t.Begin(nil, c.WhenDestroyed)
		t.add(saysRewards.In(t.Lang) + t.Behind(c.WhenDestroyed))
	}
	if c.Stars != nil && c.Stars.N != nil {
		t.Begin(nil)
		t.add(t.Told(saysStars.In(t.Lang) + t.Number(c.Stars.N)))
	}
}

// waits tells a text that waits.
func (t *teller) waits(w *cardtext.Waiting) {
	t.Begin(&w.On, w.Cost, w.Text)
	head := t.Event(&w.On, w.Instead)
	if w.If != nil {
		if known, _ := t.Holds(w.If); !known {
			head += engine.Text{", if ", ", si "}.In(t.Lang) + t.Cond(w.If)
		}
	}
	if w.Optional {
		head += engine.Text{", if you like", ", si vous le voulez"}.In(t.Lang)
	}
	if w.Once {
		head += engine.Text{", once in each of your turns", ", une fois à chacun de vos tours"}.In(t.Lang)
	}
	head += engine.Text{": ", " : "}.In(t.Lang)
	if len(w.Cost) > 0 {
		head += t.Costs(w.Cost) + " → "
	}
	t.add(t.Told(head + t.Behind(w.Text)))
}

// action tells a text that is used.
func (t *teller) action(a *Action) {
	t.Begin(nil, a.Cost, a.Text)
	head := saysOften.In(t.Lang)
	if a.Once {
		head = saysOnce.In(t.Lang)
	}
	if len(a.Cost) > 0 {
		head += t.Costs(a.Cost) + " → "
	}
	t.add(t.Told(head + t.Behind(a.Text)))
}

// defense tells how an Attack is avoided. What it costs is to discard the card, if nothing else is said.
func (t *teller) defense(d *Defense) {
	t.Native = func(uint8) string { return byHand(t.b, t.c, partDefense).In(t.Lang) }
	t.Begin(nil, d.Cost, d.Text)
	head := saysDefense.In(t.Lang)
	if len(d.Cost) > 0 {
		head += t.Costs(d.Cost)
	} else {
		from := engine.Text{" from your hand", " de votre main"}
		if d.InPlay {
			from = engine.Text{" from play", " du jeu"}
		}
		head += engine.Text{"discard ", "défaussez "}.In(t.Lang) + t.This + from.In(t.Lang)
	}
	if len(d.Text) > 0 {
		head += " → " + t.Behind(d.Text)
	}
	t.add(t.Told(head))
}
