package cardtext_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// words are those of a small game: the shared ones, one native, and two clauses.
func words() *cardtext.Vocabulary {
	clauses := []string{"", "fe.one", "fe.two"}
	parts := &deckbuilder.Parts{Vocabulary: &deckbuilder.Vocabulary{Unlocked: "thawed"},
		Natives: []deckbuilder.Native{{Name: "mallet",
			Do: func(*deckbuilder.Match, *deckbuilder.Frame) cardtext.Outcome {
				return cardtext.Done
			}}}}
	w := parts.Words(func(id string) (engine.Clause, bool) {
		i := slices.Index(clauses, id)
		return engine.Clause(max(i, 0)), i > 0
	})
	w.Editions, w.Edition = []string{"first", "second"}, "second"
	return w
}

// read reads a card file as the deck-building games do.
func read(source string) ([]deckbuilder.Card, []error) {
	w := words()
	all, err := cardfile.NewReader(w.All()).Read("mine.lua", source)
	if err != nil {
		return nil, []error{err}
	}
	var cards []deckbuilder.Card
	var wrong []error
	for i := range all {
		f := cardtext.NewFacts(&all[i], w, func(name string) (engine.Def, bool) { return 1, name == "Punch" })
		cards = append(cards, deckbuilder.ReadCard(f, "fe.card."))
		wrong = append(wrong, f.Done()...)
	}
	return cards, wrong
}

// mistakes are card files and what is told of each, in both languages. A line that does not begin with card is what a
// card plays.
var mistakes = []struct{ source, en, fr string }{
	{`card "A" { test = true, cots = 3 }`,
		`mine.lua:1: A: a card has no cots; did you mean cost?`,
		`mine.lua:1: A : une carte n'a pas de cots ; vouliez-vous dire cost ?`},
	{`card "A" { test = true, editions = { secund = { cost = 3 } } }`,
		`mine.lua:1: A: there is no edition secund; the editions of the game are first, second; did you mean second?`,
		`mine.lua:1: A : il n'y a pas d'édition secund ; les éditions du jeu sont first, second ; vouliez-vous dire second ?`},
	{`card "A" { test = true, editions = { de = { cost = 3 } } }`,
		`mine.lua:1: A: there is no edition de; the editions of the game are first, second`, ``},
	{`card "A" { test = true, editions = { first = { play = power(2) } } }`,
		`mine.lua:1: A: play is the same in every edition; what may differ is cost, vp, copies, type, outside`,
		`mine.lua:1: A : play est le même dans toutes les éditions ; ce qui peut différer, c'est cost, vp,`},
	{`card "A" { test = true, editions = { "first" } }`,
		`mine.lua:1: A: editions says in braces what differs, by edition: editions = { second = { cost = … } }`,
		`mine.lua:1: A : editions dit entre accolades ce qui diffère, par édition : editions = { second = { cost = … } }`},
	{`card "A" { test = true, editions = { second = 3 } }`, `mine.lua:1: A: editions says in braces what differs`, ``},
	{`card "A" { test = true, editions = 3 }`, `mine.lua:1: A: editions says in braces what differs`, ``},
	{`card "A" { test = true, editions = { second = { cost = "two" } } }`, `mine.lua:1: A: cost is a number`, ``},
	{`card "A" { test = true, pile = "character", editions = { second = { cost = 2 } } }`,
		`mine.lua:1: A: cost stands on no card of pile character`, ``},
	{`drow(2)`,
		`mine.lua:1:32: drow is not known: it is neither a word of the language nor a local name`, ``},
	{`hand(2)`, `mine.lua:1: A: "hand" cannot stand here: power, draw, discard,`, ``},
	{`put(this, tests_pile)`, `mine.lua:1:42: tests_pile is not known`, ``},
	{`put(this, power)`, `mine.lua:1: A: "power" cannot stand here: hand,`, ``},
	{`destroy(one{ hand, type = "Heroe" })`,
		`mine.lua:1: A: "Heroe" cannot stand here; did you mean "Hero"?`,
		`mine.lua:1: A : "Heroe" ne peut pas se trouver ici ; vouliez-vous dire "Hero" ?`},
	{`destroy(one{ hand, typ = "Hero" })`, `mine.lua:1: A: "typ" cannot stand here; did you mean "type"?`, ``},
	{`destroy(one{ hand, type = {} })`, `mine.lua:1: A: what type asks for is missing`, ``},
	{`destroy(one{ hand, type = 3 })`, `mine.lua:1: A: a word in quotes stands here`, ``},
	{`draw()`, `mine.lua:1: A: draw says too little: how many is missing`,
		`mine.lua:1: A : draw en dit trop peu : il manque combien`},
	{`steal(1)`, `mine.lua:1: A: steal says too little: a player is missing`, ``},
	{`draw(1, 2)`, `mine.lua:1: A: draw says too much: it is written draw(how many)`,
		`mine.lua:1: A : draw en dit trop : on écrit draw(combien)`},
	{`draw(1){ draw(1) }`, `mine.lua:1: A: draw says too much`, ``},
	{`tokens(printed("vp", the "x"))`, `mine.lua:1: A: no sentence before this one gives "x"; name it there: …:as "x"`,
		``},
	{`{ reveal(top(deck)):as "x", reveal(top(deck)):as "x" }`,
		`mine.lua:1: A: as gives a result a name of its own, 4 of them at most`, ``},
	{`{ reveal(top(deck)):as "a", reveal(top(deck)):as "b", reveal(top(deck)):as "c", reveal(top(deck)):as "d", reveal(top(deck)):as "e" }`,
		`mine.lua:1: A: as gives a result a name of its own, 4 of them at most`, ``},
	{`reveal(top(deck)):as "a":as "b"`, `mine.lua:1: A: a result has one name only`, ``},
	{`draw(1):by "fe.tow"`, `mine.lua:1: A: the rulebook has no clause "fe.tow"`,
		`mine.lua:1: A : le livret n'a pas de clause "fe.tow"`},
	{`draw(1):by(3)`, `mine.lua:1: A: the id of a clause stands here, in quotes`, ``},
	{`draw(1):cites()`, `mine.lua:1: A: which clause is cited is missing`, ``},
	{`draw(1).cites`, `mine.lua:1: A: which clause is cited is missing`, ``},
	{`draw(1):cites{ "fe.one", first = 1 }`, `mine.lua:1: A: first is true or left out`, ``},
	{`draw(1):is "x"`, `mine.lua:1: A: is is said of a card, not of a sentence`, ``},
	{`destroy(one{ hand, name = "Kick" })`, `mine.lua:1: A: there is no card "Kick"`, ``},
	{`draw("two")`, `mine.lua:1: A: a number stands here`, `mine.lua:1: A : ici se trouve un nombre`},
	{`power(hand)`, `mine.lua:1: A: "hand" cannot stand here`, ``},
	{`destroy(3)`, `mine.lua:1: A: cards stand here, such as one{ hand } or top(deck)`, ``},
	{`destroy(one(3))`, `mine.lua:1: A: which cards are meant stands in braces: one{ hand, cost = {1} }`, ``},
	{`destroy(one{})`, `mine.lua:1: A: where the cards lie is missing: one{ hand }`, ``},
	{`destroy(one{ this })`, `mine.lua:1: A: "this" cannot stand here`, ``},
	{`attack(one_foe){ put(one{ foe.line_up }, hand) }`, `mine.lua:1: A: line_up is nobody's: it belongs to the table`,
		``},
	{`put(one{ one_foe.hand }, hand)`, `mine.lua:1: A: of whom hand is cannot be said with one_foe`, ``},
	{`destroy(one{ hand, cost = {1, 2, 3} })`, `mine.lua:1: A: cost is a number, or { from, to }`, ``},
	{`destroy(one{ hand, thawed = false })`, `mine.lua:1: A: thawed is true or left out`, ``},
	{`over_the_turn(power(1)){ power(1) }`, `mine.lua:1: A: "power" cannot stand here: plays`, ``},
	{`over_the_turn(plays{ type = "Hero" })`, `mine.lua:1: A: what happens is missing: sentences between the braces`,
		``},
	{`over_the_turn(plays){ power(1) }`, `mine.lua:1: A: what an event is about stands in braces: plays{ … }`,
		``},
	{`when(){ draw(1) }`, `mine.lua:1: A: a condition stands here`, `mine.lua:1: A : ici se trouve une condition`},
	{`when(own_turn)`, `mine.lua:1: A: what happens is missing`, ``},
	{`when(own_turn){ draw(1) }:so{ draw(1) }`, `mine.lua:1: A: so has no effect here`, ``},
	{`when(own_turn){ draw(1) }{ draw(2) }`, `mine.lua:1: A: when says too much: it is written when(…){ … }`, ``},
	{`when(own_turn(1)){ draw(1) }`, `mine.lua:1: A: own_turn says too much: it is written own_turn`, ``},
	{`when(both(own_turn)){ draw(1) }`, `mine.lua:1: A: both takes two conditions or more`, ``},
	{`{ reveal(top(deck)), when(it:is{}){ draw(1) } }`,
		`mine.lua:1: A: what the card is asked for stands in braces: it:is{ … }`,
		``},
	{`when(foe:is{ type = "Hero" }){ draw(1) }`, `mine.lua:1: A: cards stand here`, ``},
	{`you:when(own_turn){ draw(1) }`, `mine.lua:1: A: nothing stands before when`, ``},
	{`"draw a card"`, `mine.lua:1: A: a text is made of sentences, not of "draw a card"`, ``},
	{`7`, `mine.lua:1: A: a text is made of sentences, not of 7`, ``},
	{`{}`, `mine.lua:1: A: what play does is missing: sentences`, ``},
	{`{ draw(1), cost = 2 }`, `mine.lua:1: A: a text has no key cost`, ``},
	{`may(draw(1), draw(2))`, `mine.lua:1: A: may says too much: it is written may(…)`, ``},
	{`may{ draw(1), draw(2) }`, `mine.lua:1: A: may takes one sentence: may(destroy(…))`, ``},
	{`may()`, `mine.lua:1: A: may takes one sentence: may(destroy(…))`, ``},
	{`choose_one{ draw(1) }`, `mine.lua:1: A: choose_one gives a choice of two to 4 things, in braces`, ``},
	{`choose_one{ draw(1), {} }`, `mine.lua:1: A: each of the things to choose from says something`, ``},
	{`attack(one_foe)`, `mine.lua:1: A: what happens is missing: sentences between the braces`, ``},
	{`attack(one_foe){ draw(1) }{ draw(1) }`,
		`mine.lua:1: A: attack says too much: it is written attack(a player, { … }){ … }`, ``},
	{`destroy(one{ hand }):so{}`, `mine.lua:1: A: what happens is missing`, ``},
	{`destroy(one{ hand }):so{ draw(1) }:so{ draw(1) }`, `mine.lua:1: A: so is said of a sentence once`, ``},
	{`nothing():so{ draw(1) }`, `mine.lua:1: A: so has no effect here`, ``},
	{`reveal(this)`, `mine.lua:1: A: reveal does not find its cards in this way; what may stand there: top`, ``},
	{`destroy(that)`, `mine.lua:1: A: nothing has happened yet of which that could be the card`, ``},
	{`redirect(hand)`, `mine.lua:1: A: redirect is done to what a text has waited for`, ``},
	{`attack(one_foe){ foe:power(1) }`, `mine.lua:1: A: power is not what foe does; it is done by: you; it is for the turn that is played`,
		`mine.lua:1: A : power n'est pas ce que fait foe`},
	{"card \"A\" { test = true,\n  play = { tokens(1),\n    power(that_many) } }",
		`mine.lua:3: A: that_many is what the sentence before gave, and none before this one gives anything`, ``},
	{"card \"A\" { test = true,\n  play = {\n    put(it,\n bottom(deck)) } }",
		`mine.lua:3: A: it is what the sentence before gave, and none before this one gives anything`, ``},
	{"card \"A\" { test = true,\n  play = those }", `mine.lua:2: A: "those" cannot stand here`, ``},
	{"card \"A\" { test = true, type = \"Hero\",\n  play = draw(1),\n  after(plays) { draw(1) } }",
		`mine.lua:3: A: what an event is about stands in braces: plays{ … }`, ``},
	{`tokens(1):so{ draw(1) }`, `mine.lua:1: A: what stands in :so{ … } would happen anyway: tokens is never left undone; write it as the next sentence`, ``},
	{`native "malet"`, `mine.lua:1: A: "malet" cannot stand here; did you mean "mallet"?`, ``},
	{`native(3)`, `mine.lua:1: A: a word in quotes stands here: mallet`, ``},
	{`power(distinct("price"){ hand })`, `mine.lua:1: A: "price" cannot stand here: cost, vp, name`, ``},
	{`power(tokens_of())`, `mine.lua:1: A: a player stands here`, ``},
	{`power(2 + hand)`, `mine.lua:1: A: "hand" cannot stand here`, ``},
	{`power(1.5)`, `mine.lua:1: a card knows whole numbers up to a million only, not 1.5`, ``},
	{"card \"A\" { test = true,\n  draw(1) }",
		`mine.lua:2: A: in a card's braces stand keys, such as play = …, and abilities, such as action{ … }`, ``},
	{"card \"A\" { test = true,\n  after(plays{}){ draw(1), optional = 1 } }",
		`mine.lua:2: A: optional is true or left out`, ``},
	{"card \"A\" { test = true,\n  after(plays{}){} }", `mine.lua:2: A: what happens is missing`, ``},
	{"card \"A\" { test = true,\n  action{} }", `mine.lua:2: A: what happens is missing`, ``},
	{"card \"A\" { test = true,\n  action{ limit = \"turn\", draw(1) }, action{ draw(2) } }", `mine.lua:2: A: a card has one action`, ``},
	{"card \"A\" { test = true,\n  action{ draw(1), limit = \"round\" } }",
		`mine.lua:2: A: "round" cannot stand here: turn`, ``},
	{"card \"A\" { test = true,\n  action{ draw(1), limit = 1 } }", `mine.lua:2: A: a word in quotes stands here: turn`,
		``},
	{`card "A" { test = true, copies = 1000 }`, `mine.lua:1: A: copies is a number from 1 to 99`, ``},
	{`card "A" { test = true, type = "Location", stays = 1 }`, `mine.lua:1: A: stays is true or left out`, ``},
	{`card "A" { test = true, stars = {} }`, `mine.lua:1: A: stars gives one number: stars = { … }`, ``},
	{`card "A" { test = true, defense = { cots = 1 } }`, `mine.lua:1: A: defense has no cots`, ``},
	{`card "A" { test = true, figure = { "fe.one", "fe.two" } }`,
		`mine.lua:1: A: the id of a clause stands here, in quotes`, ``},
	{`card "A" { cost = 1 }`, `mine.lua:1: A: what it says is missing: says = { "English", "Français" }`, ``},
	{"all { test = true, cots = 1 }\ncard \"A\" {}", `mine.lua:1: a card has no cots; did you mean cost?`, ``},
	{"all { test = true, draw(1) }\ncard \"A\" {}", `mine.lua:1: A: only keys stand in these braces`, ``},
	{"card \"A\" {\n  test = true,\n  copies = 1,\n  cots = 3 }",
		`mine.lua:4: A: a card has no cots; did you mean cost?`, ``},
	{"card \"A\" { test = true,\n  defense = {\n    draw(1),\n    cots = 3 } }", `mine.lua:4: A: defense has no cots`,
		``},
	{`all(1)`, `mine.lua:1: all takes what all the cards behind it share, in braces: all { … }`, ``},
	{`card(1)`, `mine.lua:1: a card is declared with its name: card "Name" { … }`, ``},
	{`card "A"(1)`, `mine.lua:1: behind the name of a card stands what it is, in braces: card "A" { … }`, ``},
	{`card "A" { play = function() end }`, `mine.lua:1: a function is nothing that a card can say`, ``},
	{`card "A" { play = ` + strings.Repeat("{", 30) + strings.Repeat("}", 30) + ` }`,
		`mine.lua:1: these braces lie too deeply in each other`, ``},

	// what a word is not understood to say where it stands
	{`foe:draw(1)`,
		`mine.lua:1: A: foe is nobody here: nobody has been attacked or chosen before`,
		`mine.lua:1: A : foe n'est personne ici : personne n'a été attaqué ni choisi avant`},
	{`steal(1, attacker)`,
		`mine.lua:1: A: attacker is whose Attack is avoided: it stands in a defense only`,
		`mine.lua:1: A : attacker est celui dont l'Attaque est évitée : il ne se trouve que dans une defense`},
	{`destroy(it)`,
		`mine.lua:1: A: it is what the sentence before gave, and none before this one gives anything`,
		`mine.lua:1: A : it est ce que la phrase d'avant a donné, et aucune avant celle-ci ne donne rien`},
	{`power(that_many)`,
		`mine.lua:1: A: that_many is what the sentence before gave, and none before this one gives anything`,
		`mine.lua:1: A : that_many est ce que la phrase d'avant a donné, et aucune avant celle-ci ne donne rien`},
	{`steal(1, you)`,
		`mine.lua:1: A: "you" cannot stand here: foe, attacker`,
		`mine.lua:1: A : "you" ne peut pas se trouver ici : foe, attacker`},
	{`attack(you){ draw(1) }`,
		`mine.lua:1: A: "you" cannot stand here: one_foe, each_foe`,
		`mine.lua:1: A : "you" ne peut pas se trouver ici : one_foe, each_foe`},
	{`attack(one_foe){ foe:look(top(foe.deck)) }`,
		`mine.lua:1: A: look is not what foe does`,
		`mine.lua:1: A : look n'est pas ce que fait foe`},
	{`power(1):otherwise{ draw(1) }`,
		`mine.lua:1: A: what stands in :otherwise{ … } would never happen: power is never left undone; leave it out`,
		`mine.lua:1: A : ce qui se trouve dans :otherwise{ … } n'arriverait jamais : power a lieu dans tous les cas ; enlevez-le`},
	{`power(1):as "x"`,
		`mine.lua:1: A: power gives nothing that could have a name`,
		`mine.lua:1: A : power ne donne rien qui puisse avoir un nom`},
	{`power(1000)`,
		`mine.lua:1: A: a text says numbers up to 999, and not 1000`,
		`mine.lua:1: A : un texte dit des nombres jusqu'à 999, et non 1000`},
	{`destroy(one{ hand, cost = {5, 3} })`,
		`mine.lua:1: A: cost goes from a number to one that is no less`,
		`mine.lua:1: A : cost va d'un nombre à un autre qui n'est pas moindre`},
	{`destroy(one{ hand, same_name = true })`,
		`mine.lua:1: A: "same_name" cannot stand here: type, no_type, cost, name, no_name, thawed, of_earlier_turns, played`,
		`mine.lua:1: A : "same_name" ne peut pas se trouver ici : type, no_type, cost, name, no_name, thawed, of_earlier_turns, played`},
	{`{ reveal(top(deck)), when(it:is{ cost = 3 }){ draw(1) } }`,
		`mine.lua:1: A: "cost" cannot stand here: type, name, no_name, of_earlier_turns, played`,
		`mine.lua:1: A : "cost" ne peut pas se trouver ici : type, name, no_name, of_earlier_turns, played`},
	{`over_the_turn(destroys{ type = "Hero" }){ power(1) }`,
		`mine.lua:1: A: the event destroys cannot stand here`,
		`mine.lua:1: A : l'événement destroys ne peut pas se trouver ici`},
	{`over_the_turn(plays{ type = "Hero" }){ draw(1) }`,
		`mine.lua:1: A: over the turn, a text gives Power or VP tokens: over_the_turn(plays{ type = … }){ power(2) }; cards are drawn once: plays{ type = …, once = true }`,
		`mine.lua:1: A : au long du tour, un texte donne de la Puissance ou des jetons PV : over_the_turn(plays{ type = … }){ power(2) } ; il fait piocher une seule fois : plays{ type = …, once = true }`},
	{`look(top(main_deck))`,
		`mine.lua:1: A: cards are looked at by look(top(deck, 3)); where it stops when the deck runs out, look(top(deck, 3), { stops = true })`,
		`mine.lua:1: A : des cartes se regardent par look(top(deck, 3)) ; si l'on s'arrête quand la pioche s'épuise, look(top(deck, 3), { stops = true })`},
	{`discard(each{ discard_pile })`,
		`mine.lua:1: A: all cards are discarded of a hand, or of revealed: discard(each{ revealed })`,
		`mine.lua:1: A : toutes les cartes se défaussent d'une main, ou de revealed : discard(each{ revealed })`},
	{`destroy(each{ line_up })`,
		`mine.lua:1: A: all cards are destroyed that a player has in a place: destroy(each{ discard_pile, … })`,
		`mine.lua:1: A : toutes les cartes se détruisent qu'un joueur a en un lieu : destroy(each{ discard_pile, … })`},
	{`when(alone){ draw(1) }`,
		`mine.lua:1: A: alone is not known here; it stands in a first_appearance of which all decide together = true`,
		`mine.lua:1: A : alone n'est pas connu ici ; il se trouve dans un first_appearance dont tous décident, together = true`},
	{`over_the_turn(plays{}){ power(1) }`,
		`mine.lua:1: A: over the turn, cards of a type count, or those of the card's own name: plays{ type = … }, plays{ same_name = true }`,
		`mine.lua:1: A : au long du tour comptent les cartes d'un type, ou celles du nom de la carte : plays{ type = … }, plays{ same_name = true }`},
	{`for_each(plays{ type = "Hero" }){ draw(1) }`,
		`mine.lua:1: A: the event plays cannot stand here`,
		`mine.lua:1: A : l'événement plays ne peut pas se trouver ici`},
	{`when(by_defense){ draw(1) }`,
		`mine.lua:1: A: by_defense is asked about an event for which this text does not wait`,
		`mine.lua:1: A : by_defense se demande d'un événement que ce texte n'attend pas`},
	{`discard(one_of_each{ hand, type = "Hero" })`,
		`mine.lua:1: A: one_of_each takes the hand and two types: one_of_each{ hand, type = { "Hero", "Villain" } }`,
		`mine.lua:1: A : one_of_each prend la main et deux types : one_of_each{ hand, type = { "Hero", "Villain" } }`},
	{`discard(one{ hand, discard_pile })`,
		`mine.lua:1: A: one place is enough here`,
		`mine.lua:1: A : un seul lieu suffit ici`},
	{`draw(one{ the "x" })`,
		`mine.lua:1: A: no sentence before this one gives "x"; name it there: …:as "x"`,
		`mine.lua:1: A : aucune phrase avant celle-ci ne donne "x" ; nommez-le là : …:as "x"`},
	{`gain(one{ hand })`,
		`mine.lua:1: A: cards are gained by one{ line_up }, top(main_deck), bottom(main_deck) or top(kick_stack)`,
		`mine.lua:1: A : des cartes se gagnent par one{ line_up }, top(main_deck), bottom(main_deck) ou top(kick_stack)`},
	{`put(top(deck), hand)`,
		`mine.lua:1: A: from the top, cards are put of the main deck into the Line-Up: put(top(main_deck), line_up)`,
		`mine.lua:1: A : du dessus, des cartes vont du deck commun à l'alignement : put(top(main_deck), line_up)`},
	{`reveal(top(main_deck, 3))`,
		`mine.lua:1: A: cards are revealed by reveal(top(deck)), reveal(top(deck, 3)), reveal(top(main_deck)) or foe:reveal(top(foe.deck))`,
		`mine.lua:1: A : des cartes se révèlent par reveal(top(deck)), reveal(top(deck, 3)), reveal(top(main_deck)) ou foe:reveal(top(foe.deck))`},
	{`play(up_to(9){ destroyed })`,
		`mine.lua:1: A: a text plays one to 4 cards`,
		`mine.lua:1: A : un texte joue de une à 4 cartes`},
	{`show(each{ hand, type = "Hero" })`,
		`mine.lua:1: A: a whole place is shown: show(each{ hand })`,
		`mine.lua:1: A : un lieu se montre en entier : show(each{ hand })`},
	{`choose_one{ power(1), power(2) }`,
		`mine.lua:1: A: two of these choices would be called the same`,
		`mine.lua:1: A : deux de ces choix porteraient le même nom`},
	{`reveal(top(deck)):so{ choose_one{ power(1), pass(it, one_player) } }`,
		`mine.lua:1: A: what pass does cannot be chosen; what may be, as the first thing that is done: power, draw, discard, ` +
			`tokens, gain_weakness, destroy, gain, steal, put, reveal, play, discount, attack`,
		`mine.lua:1: A : ce que fait pass ne peut pas être choisi ; ce qui peut l'être, en premier : power, draw, discard, ` +
			`tokens, gain_weakness, destroy, gain, steal, put, reveal, play, discount, attack`},
	{`power(printed("cost", this))`,
		`mine.lua:1: A: printed does not find its cards in this way; what may stand there: it, the, those`,
		`mine.lua:1: A : printed ne trouve pas ses cartes de cette façon ; ce qui peut s'y trouver : it, the, those`},
	{`power(tokens_of(each_foe))`,
		`mine.lua:1: A: "each_foe" cannot stand here: you, foe, attacker`,
		`mine.lua:1: A : "each_foe" ne peut pas se trouver ici : you, foe, attacker`},
	{`card "A" { test = true, after(destroys{ type = "Hero" }){ draw(1) } }`,
		`mine.lua:1: A: "type" cannot stand here: first, your_turn`,
		`mine.lua:1: A : "type" ne peut pas se trouver ici : first, your_turn`},
	{`card "A" { test = true, after(ends{ your_turn = true }){ draw(1) } }`,
		`mine.lua:1: A: nothing may be asked of ends: ends{}`, `mine.lua:1: A : rien ne se demande d'ends : ends{}`},
	{`card "A" { test = true, after(attacked{ your_turn = true }){ draw(1) } }`,
		`mine.lua:1: A: "your_turn" cannot stand here: first`, ``},
	{`card "A" { test = true, after(attacks{}){ attack(each_foe){ foe:gain_weakness(1) } } }`,
		`mine.lua:1: A: this text would set itself off without an end: attack makes attacks happen`, ``},
	{`{ reveal(top(deck)), draw(one{ revealed }) }`,
		`mine.lua:1: A: nothing lies in revealed here: reveal(top(deck, 1)) lays a card there`,
		`mine.lua:1: A : rien ne se trouve ici dans revealed : reveal(top(deck, 1)) y met une carte`},
	{`put(one{ revealed }, hand)`, `mine.lua:1: A: nothing lies in revealed here`, ``},
	{`for_each(it){ power(1) }`,
		`mine.lua:1: A: "it" cannot stand here: acquires`, `mine.lua:1: A : "it" ne peut pas se trouver ici : acquires`},
	{`card "A" { test = true, after(plays{}){ when(outside_turns){ draw(1) } } }`,
		`mine.lua:1: A: outside_turns never holds here`, `mine.lua:1: A : outside_turns n'est jamais vrai ici`},
	{`card "A" { test = true, action{ when(no(own_turn)){ draw(1) } } }`,
		`mine.lua:1: A: no(own_turn) never holds here`, `mine.lua:1: A : no(own_turn) n'est jamais vrai ici`},
	{`card "A" { test = true, after(ends{}){ draw(1), when = own_turn } }`,
		`mine.lua:1: A: own_turn never holds here`, ``},
	{`card "A" { test = true, after(destroys{ your_turn = true }){ draw(1), when = outside_turns } }`,
		`mine.lua:1: A: outside_turns never holds here`, ``},
	{`when(triggered){ power(1) }`, `mine.lua:1: A: triggered never holds here`, ``},
	{`when(both(own_turn, no(own_turn))){ power(1) }`, `mine.lua:1: A: both never holds here`, ``},
	{`when(either(own_turn, no(own_turn))){ power(1) }`,
		`mine.lua:1: A: either always holds here`, `mine.lua:1: A : either est toujours vrai ici`},
	{`when(at_least(20, 3)){ power(1) }`,
		`mine.lua:1: A: at_least compares two numbers that never change`,
		`mine.lua:1: A : at_least compare deux nombres qui ne changent jamais`},
	{`destroy(one{ line_up, played = true })`,
		`mine.lua:1: A: no card that lies there has been played this turn`,
		`mine.lua:1: A : aucune carte qui s'y trouve n'a été jouée ce tour`},
	{`when(any{ hand, type = "Hero", no_type = { "Hero", "Villain" } }){ power(1) }`,
		`mine.lua:1: A: no card is both: no_type leaves out what type asks for`,
		`mine.lua:1: A : aucune carte n'est les deux : no_type exclut ce que type demande`},
	{`card "A" { test = true, after(plays{ name = "Punch", no_name = "Punch" }){ power(1) } }`,
		`mine.lua:1: A: no card is both: no_name leaves out what name asks for`, ``},
	{`put(one{ hand }, hand)`, `mine.lua:1: A: the cards lie there already`, ``},
	{`card "A" { test = true, type = { "Hero", "Hero" } }`,
		`mine.lua:1: A: type says Hero twice`, `mine.lua:1: A : type dit Hero deux fois`},
	{`card "A" { test = true, play = power(1), defense = { discard(this), draw(1) } }`,
		`mine.lua:1: A: it is discarded already: that is how the Attack is avoided`,
		`mine.lua:1: A : elle est déjà défaussée : c'est ainsi que l'Attaque est évitée`},
	{`card "A" { test = true, after(destroys{ this }){ draw(1) } }`,
		`mine.lua:1: A: of which card destroys is cannot be said`,
		`mine.lua:1: A : de quelle carte parle destroys ne peut pas se dire`},
	{`card "A" { test = true, after(gains_tokens{}){ tokens(1) } }`,
		`mine.lua:1: A: this text would set itself off without an end: tokens makes gains_tokens happen`,
		`mine.lua:1: A : ce texte se déclencherait sans fin : tokens fait arriver gains_tokens`},
	{`card "A" { test = true, after(plays{}){ redirect(bottom(deck)) } }`,
		`mine.lua:1: A: redirect changes what is about to happen: acquires, buys, gains`,
		`mine.lua:1: A : redirect change ce qui va arriver : acquires, buys, gains`},
	{`power(0)`,
		`mine.lua:1: A: a number from 1 on stands here, not 0`,
		`mine.lua:1: A : ici se trouve un nombre à partir de 1, et non 0`},
	{`power(deck_size)`,
		`mine.lua:1: A: deck_size is known where the deck is scored only: in stars`,
		`mine.lua:1: A : deck_size n'est connu que là où le deck est compté : dans stars`},
	{`card "A" { test = true, type = "Hero", stars = { count{ hand } } }`,
		`mine.lua:1: A: hand is not known where the decks are scored`,
		`mine.lua:1: A : hand n'est pas connu là où les decks sont comptés`},
	{`power(free_cards)`,
		`mine.lua:1: A: free_cards is known where the deck is scored only: in stars`,
		`mine.lua:1: A : free_cards n'est connu que là où le deck est compté : dans stars`},
	{`card "A" { test = true, type = "Hero", stars = { others_played } }`,
		`mine.lua:1: A: others_played is not known where the decks are scored`,
		`mine.lua:1: A : others_played n'est pas connu là où les decks sont comptés`},
	{`card "A" { test = true, type = "Hero", stars = { tokens_of(you) } }`,
		`mine.lua:1: A: tokens_of is not known where the decks are scored`,
		`mine.lua:1: A : tokens_of n'est pas connu là où les decks sont comptés`},
	{`may(nothing())`,
		`mine.lua:1: A: may has no effect here`,
		`mine.lua:1: A : may n'a aucun effet ici`},
	{`power(1):silent()`,
		`mine.lua:1: A: silent has no effect here`,
		`mine.lua:1: A : silent n'a aucun effet ici`},
	{`when(own_turn){ power(1) }:silent():otherwise{ draw(1) }`,
		`mine.lua:1: A: otherwise has no effect here`,
		`mine.lua:1: A : otherwise n'a aucun effet ici`},
	{`power(1):by "fe.one":unless "fe.one"`,
		`mine.lua:1: A: this sentence depends on that clause already`,
		`mine.lua:1: A : cette phrase dépend déjà de cette clause`},
	{`power(1):cites{ "fe.one", first = true }`,
		`mine.lua:1: A: first has no effect here`,
		`mine.lua:1: A : first n'a aucun effet ici`},
	{`show(this):otherwise{ draw(1) }`,
		`mine.lua:1: A: what stands in :otherwise{ … } would never happen: show is never left undone; leave it out`,
		`mine.lua:1: A : ce qui se trouve dans :otherwise{ … } n'arriverait jamais : show a lieu dans tous les cas ; enlevez-le`},
	{`native "mallet":otherwise{ draw(1) }`,
		`mine.lua:1: A: otherwise has no effect here`,
		`mine.lua:1: A : otherwise n'a aucun effet ici`},
	{`discard(one{ line_up })`,
		`mine.lua:1: A: cards are discarded from a hand or from play: discard(one{ hand }), discard(one{ in_play })`,
		`mine.lua:1: A : des cartes se défaussent d'une main ou du jeu : discard(one{ hand }), discard(one{ in_play })`},
	{`draw(one{ line_up })`,
		`mine.lua:1: A: one of the cards that were revealed is drawn: draw(one{ revealed })`,
		`mine.lua:1: A : une des cartes révélées se pioche : draw(one{ revealed })`},
	{`destroy(one{ main_deck })`,
		`mine.lua:1: A: cards are destroyed in a hand, a discard_pile, in_play, revealed, or in the line_up alone`,
		`mine.lua:1: A : des cartes se détruisent dans hand, discard_pile, in_play, revealed, ou dans line_up seulement`},
	{`put(one{ discard_pile }, line_up)`,
		`mine.lua:1: A: nothing but the top of the main deck is put into the line_up, put(top(main_deck), line_up): no rule says what another card would be there; put(…, bottom(main_deck)) is the nearest that can be said`,
		`mine.lua:1: A : rien que le dessus du deck commun ne se met dans line_up, put(top(main_deck), line_up) : aucune règle ne dit ce qu'une autre carte y serait ; put(…, bottom(main_deck)) est ce qui s'en approche le plus`},
	{`put(one{ discard_pile }, destroyed)`,
		`mine.lua:1: A: cards come to the destroyed pile by destroy(…)`,
		`mine.lua:1: A : des cartes arrivent dans la pile des cartes détruites par destroy(…)`},
	{`put(one{ discard_pile }, in_play)`,
		`mine.lua:1: A: cards come into play by play(…)`,
		`mine.lua:1: A : des cartes arrivent en jeu par play(…)`},
	{`put(one{ hand }, top(main_deck))`,
		`mine.lua:1: A: cards that are chosen are put into a hand, a discard_pile, top(deck), bottom(deck), bottom(main_deck) or the weakness_stack; onto top(main_deck) goes what was found before: { reveal(top(main_deck)), put(it, top(main_deck)) }`,
		`mine.lua:1: A : des cartes choisies se mettent dans hand, discard_pile, top(deck), bottom(deck), bottom(main_deck) ou weakness_stack ; sur top(main_deck) va ce qui a été trouvé avant : { reveal(top(main_deck)), put(it, top(main_deck)) }`},
	{`put(this, in_play)`,
		`mine.lua:1: A: cards come into play by play(…)`, ``},
	{`put(this, hand)`, `mine.lua:1: A: a card that comes back to the hand as it is played could be played without an end`,
		``},
	{`put(this, weakness_stack)`, `mine.lua:1: A: only Weaknesses lie in their stack`, ``},
	{`each_player:put(this, hand)`, `mine.lua:1: A: each player does this to cards of the own`, ``},
	{`attack(one_foe){ foe:destroy(this) }`, `mine.lua:1: A: of the card itself it is you who does it`, ``},
	{`each_foe:draw(1)`,
		`mine.lua:1: A: draw is not what each_foe does; it is done by: you, foe, attacker, each_player; foe is each of those whom an Attack hits`,
		``},
	{`one_player:choose_one{ draw(1), power(1) }`, `mine.lua:1: A: choose_one is not what one_player does`, ``},
	{`card "A" { test = true, type = "Hero", when_destroyed = over_the_turn(plays{ type = "Hero" }){ power(1) } }`,
		`mine.lua:1: A: over_the_turn stands where a card is played or used`,
		`mine.lua:1: A : over_the_turn se trouve là où une carte est jouée ou utilisée`},
	{`card "A" { test = true, type = "Hero", after(ends{}){ optional = true, cost = destroy(that), draw(1) } }`,
		`mine.lua:1: A: nothing has happened yet of which that could be the card`,
		`mine.lua:1: A : rien n'est encore arrivé dont that pourrait être la carte`},
	{`card "A" { test = true, type = "Hero", after(gains{}){ redirect(top(deck)) } }`,
		`mine.lua:1: A: redirect changes what is about to happen: acquires, buys, gains`,
		`mine.lua:1: A : redirect change ce qui va arriver : acquires, buys, gains`},
	{`card "A" { test = true, type = "Hero", play = for_each(gains{ type = "Hero" }){ draw(1) } }`,
		`mine.lua:1: A: the event gains cannot stand here: acquires`,
		`mine.lua:1: A : l'événement gains ne peut pas se trouver ici : acquires`},
	{`card "A" { test = true, type = "Hero", instead(gains{}){ draw(1) } }`,
		`mine.lua:1: A: what stands in the place of an event changes it, such as redirect(…)`,
		`mine.lua:1: A : ce qui remplace un événement le change, comme redirect(…)`},
	{`card "A" { test = true, type = "Hero", instead(gains{ from = hand }){ redirect(top(deck)) } }`,
		`mine.lua:1: A: from is a place of the table, such as line_up`,
		`mine.lua:1: A : from est un lieu de la table, comme line_up`},
	{`card "A" { test = true, type = "Hero", action{ cost = power(1), draw(1) } }`,
		`mine.lua:1: A: this is no cost: cards are destroyed, discarded, put or shown as a cost`,
		`mine.lua:1: A : ceci n'est pas un coût : un coût, c'est détruire, défausser, mettre ou montrer des cartes`},
	{`put(each{ hand }, hand)`,
		`mine.lua:1: A: the cards lie there already`,
		`mine.lua:1: A : les cartes s'y trouvent déjà`},
	{`card "A" { test = true, type = "Hero", when_destroyed = destroy(this) }`,
		`mine.lua:1: A: it is destroyed already`,
		`mine.lua:1: A : elle est déjà détruite`},
	{`card "A" { test = true }`,
		`mine.lua:1: A: its type is missing: type = "…": Equipment, Hero, Location, Starter, Super Power, Villain`,
		`mine.lua:1: A : son type manque : type = "…" : Equipment, Hero, Location, Starter, Super Power, Villain`},
	{`card "A" { test = true, pile = "weakness", cost = 2 }`,
		`mine.lua:1: A: cost stands on no card of pile weakness; it stands on main, start, kick, boss`,
		`mine.lua:1: A : cost n'est sur aucune carte de pile weakness ; c'est sur main, start, kick, boss`},
	{`card "A" { test = true, type = "Hero", first_appearance = { draw(1) } }`,
		`mine.lua:1: A: first_appearance stands on no card of pile main; it stands on boss`,
		`mine.lua:1: A : first_appearance n'est sur aucune carte de pile main ; c'est sur boss`},
	{`card "A" { test = true, type = "Hero", vp = 1, stars = { deck_size } }`,
		`mine.lua:1: A: vp says nothing beside stars`,
		`mine.lua:1: A : vp ne dit rien à côté de stars`},
	{`card "A" { test = true, type = "Hero", unknown = true, play = draw(1) }`,
		`mine.lua:1: A: play says nothing beside unknown`,
		`mine.lua:1: A : play ne dit rien à côté d'unknown`},
	{`card "A" { test = true, type = "Location" }`,
		`mine.lua:1: A: a Location stays in play: stays = true`,
		`mine.lua:1: A : un Lieu reste en jeu : stays = true`},
	{`card "A" { test = true, type = "Hero", fr = "" }`,
		`mine.lua:1: A: fr is empty; leave it out`,
		`mine.lua:1: A : fr est vide ; laissez-le de côté`},
	{`card "A" { type = "Hero", says = { "", "" } }`,
		`mine.lua:1: A: says is said in English and in French: says = { "…", "…" }`,
		`mine.lua:1: A : says se dit en anglais et en français : says = { "…", "…" }`},
	{`card "A" { test = true, after(plays{}){ cost = destroy(that), draw(1) } }`,
		`mine.lua:1: A: only what is optional has a cost, and is asked: optional = true`,
		`mine.lua:1: A : seul ce qui est facultatif a un coût, et se demande : optional = true`},
	{`card "A" { test = true, after(plays{}){ optional = true, cost = { destroy(one{ hand }), put(one{ hand }, top(deck)) }, draw(1) } }`,
		`mine.lua:1: A: a cost has one choice: two could take the same card`,
		`mine.lua:1: A : un coût a un seul choix : deux pourraient prendre la même carte`},
	{`card "A" { test = true, after(plays{}){ optional = true, cost = destroy(one{ hand }):so{ draw(1) }, draw(1) } }`,
		`mine.lua:1: A: a cost is paid in full: nothing in it depends on something else`,
		`mine.lua:1: A : un coût se paie en entier : rien n'y dépend d'autre chose`},
}

// source is a row as a file: a text alone is what a card plays.
func source(text string) string {
	for _, word := range []string{"card", "all ", "all("} {
		if strings.HasPrefix(text, word) {
			return text
		}
	}
	return `card "A" { test = true, play = ` + text + ` }`
}

func TestMistakesAreTold(t *testing.T) {
	for _, m := range mistakes {
		_, wrong := read(source(m.source))
		if len(wrong) == 0 {
			t.Errorf("%s\nis read as if nothing were wrong", m.source)
			continue
		}
		for l, want := range []string{m.en, m.fr} {
			told := engine.Tell(wrong[0], engine.Lang(l))
			if !strings.HasPrefix(told, want) {
				t.Errorf("%s\ntells\n%s\nand not\n%s", m.source, told, want)
			}
		}
		if en, fr := engine.Tell(wrong[0], engine.EN), engine.Tell(wrong[0], engine.FR); fr == "" || en == fr {
			t.Errorf("%s\nis not told in French: %s", m.source, fr)
		}
	}
}

// Every mistake of a file is told, and reading goes on behind it.
func TestAllMistakesAreTold(t *testing.T) {
	cards, wrong := read(`card "A" { test = true, type = "Hero", cots = 3,
  play = { draw(), power("x"),
    steal(1) } }
card "B" { test = true, type = "Hero",
  play = hand(2) }`)
	want := []string{`mine.lua:2: A: draw says too little`, `mine.lua:2: A: a number stands here`,
		`mine.lua:3: A: steal says too little`, `mine.lua:1: A: a card has no cots`,
		`mine.lua:5: B: "hand" cannot stand here`}
	if len(cards) != 2 || len(wrong) != len(want) {
		t.Fatalf("%d cards, %v", len(cards), errors.Join(wrong...))
	}
	for i, err := range wrong {
		if !strings.HasPrefix(err.Error(), want[i]) {
			t.Errorf("%v, not %s", err, want[i])
		}
	}
}

// What is declared is the same each time it is read.
func TestReadingIsDeterministic(t *testing.T) {
	const source = `all { type = "Hero" }
local function both_of(a, b) return { draw(a), power(b + count{ hand, type = { "Hero", "Villain" } }) } end
for i = 1, 3 do card("Card " .. i) { test = true, vp = i, cost = 3, play = both_of(i, 2), fr = "Carte" } end`
	r := cardfile.NewReader(words().All())
	one, err := r.Read("mine.lua", source)
	if err != nil {
		t.Fatal(err)
	}
	for range 10 {
		again, err := r.Read("mine.lua", source)
		if err != nil || !reflect.DeepEqual(one, again) {
			t.Fatalf("%v\n%v\n%v", err, one, again)
		}
	}
	a, wrong := read(source)
	b, _ := read(source)
	if len(wrong) > 0 || !reflect.DeepEqual(a, b) {
		t.Errorf("the same declarations make other cards: %v", wrong)
	}
}
