// Package champions is Marvel Champions: The Card Game, core box, by the rules reference.
//
//	book            every clause, in our own words, with the constant that cites it
//	game.go         the rules, and the game as the referee lists it
//
// What there is:
//
//	card.go         what a card is: facts, abilities, costs, constants; traits.go; box.go all of them
//	cards           the cards as they are declared: a file for each hero, aspect, villain and modular set
//	read.go         reads them; read_texts.go their texts; text.go carries these out, text_verbs.go what a text does,
//	                (text_deeds.go attacks, threat, statuses; text_choices.go choices; text_could.go whether it
//	                could), text_waits.go what it waits for, text_words.go what it looks at, text_says.go how it is
//	                told in words; natives.go what no words say
//	scenario.go     what is played against, as the cards of a villain declare it; sets.go the sets of cards
//	conditions.go   what texts ask of the game; targets.go whom they mean
//	zones.go        the places of the table; places.go where a card lies and where it never does
//	counters.go     counters, tokens and marks
//	events.go       what happens, with which cards and between which places; types.go the card types
//	verbs.go        what players do; questions.go what they are asked
//	reasons.go      why something is refused, in words
//	facts.go        what is printed on a card, as it is shown; sayings.go what players say of the lines of a log
//	testcards.go    cards that are not printed and show what no printed card shows
//
// What a match knows and does:
//
//	state.go        who is who, and where; form.go hero or alter ego; modifiers.go every modified value, from scratch
//	by.go           by whose doing and by which text something happens
//	say.go          what happens, is said and is asked passes here; prevent.go what is kept from happening
//	choose.go       players who choose; draw.go decks and hands; search.go looking for cards
//	shared_text.go  what several cards say, and the rules behind it; text_understood.go what a verb of a text
//	                understands
//	minds.go        what the rules keep in mind while they run
//
// How it is played:
//
//	setup.go        laying out the table; setup_players.go identities and decks; setup_scenario.go what is played
//	                against; possible.go what no game comes to; construction.go how a deck is built
//	earlier.go      a table laid out in the middle of a round; never.go what can never lie on it; unshown.go what
//	                nobody watches of it; locate.go which card a name means; samples.go examples in messages
//	steps.go        the fourteen steps
//	turn.go         the player phase; villain_phase.go the villain phase and the end of the round
//	initiate.go     playing events and starting abilities; pay.go resources; ability.go what waits for its moment
//	enter.go        cards that enter play
//	attack.go       attacks of heroes and allies; enemy_attack.go those of enemies, step by step; boost.go boost
//	                cards; defence.go who defends; retaliate.go Retaliate; victims.go who may be attacked
//	damage.go       damage, healing, status, defeat; after_damage.go what follows it; spread.go damage to several
//	scheme.go       threat and schemes; reveal.go encounter cards; nemesis.go nemesis sets
//	special.go      Special abilities; called.go allies out of a discard pile
//	judge.go        what is legal, and why something is not, by the table of demands.go: demands_play.go (of
//	                playing a card), demands_use.go (of using one), demands_powers.go, demands_turn.go,
//	                demands_defend.go, demands_pay.go, demands_open.go (of a question); demands_ability.go (of an
//	                ability and what it costs) and judge_answer.go (of an answer); demands_words.go is their words
//	sensible.go     a player who plays as a careful beginner would; invariants.go what holds after every event
package champions
