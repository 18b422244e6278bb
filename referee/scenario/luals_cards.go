package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// cardKeys says of each key of a card what it is: its type, and a line about it. What is not here is a number, a word
// or what happens.
var cardKeys = map[string]string{
	"game": `"forever-evil"|"champions"|the game that the cards of the file are for`, "type": "string|string[]|its type",
	"says": "string|string[]|what it says, in your words; or in English and French", "fr": "string|its French name",
	"copies": "integer|how many there are", "cost": `integer|"X"|what it costs`, "title": "string[]|its title in both languages, where the name says more",
	"traits": "string|string[]|its traits", "play": "CardText|what happens when it is played", "revealed": "CardText|what happens when it is revealed",
	"boost": "CardText|its boost ability", "when_defeated": "CardText|what happens when it is defeated", "setup": "CardText|what happens at set-up",
	"when_destroyed": "CardText|what whoever destroys it gets", "defense": "table|what happens when it is discarded to avoid an Attack",
	"first_appearance": "table|what happens when it first comes to the top", "set": "string|the set that it belongs to",
	"aspect": "string|its aspect; without it a basic card, or one of the encounter deck", "modular": "string[]|the name of its modular set, in both languages",
	"scenario": "table|what is played against it: { id = \"golem\", modular = \"bomb_scare\" }", "back": "string|the id of its other side",
	"starter": "table|the starter deck: its aspect, and the ids of basic cards", "makes": "string|string[]|the resources that it gives",
	"hp": "integer|CardWord|its hit points", "thw": "integer|integer[]|THW, of an ally with the damage that it takes for it",
	"editions": "table|what is printed on it otherwise, by edition: { fr = { cost = 4 } }",
	"atk":      "integer|integer[]|ATK, of an ally with the damage that it takes for it", "attach": "CardWord|what it is attached to",
}

// numberKey finds the keys whose words say that they are numbers.
var numberKey = regexp.MustCompile(`^(vp|def|rec|sch|hand_size|stage|threat|threshold|escalation|crisis|hazard|acceleration|boost_icons|retaliate|uses|enters_with|breaks_at|in_deck)$`)

// wordHead is the word that a list of words shows with what stands behind it, and how it is called.
var wordHead = regexp.MustCompile(`^\w+`)

// cards are the words of cards: what a script may declare with card "Name" { … }, and a file of cards.
func (d *definitions) cards() {
	d.add("---What a card does: a sentence, or several in braces. How cards are written: docs/cards.md.").
		add("---@class CardWord").add("---@operator call: CardWord").add("---@field [string] CardWord what stands behind it").
		add("---@alias CardText CardWord|CardWord[]").blank()
	d.add("---What stands on a card.").add("---@class CardFacts").add("---@field [integer] CardWord its abilities")
	isNew := once()
	for _, c := range games.CardFiles() {
		for _, key := range c.Files.Keys() {
			if !isNew(key) {
				continue
			}
			about := cardKeys[key]
			at := strings.LastIndexByte(about, '|')
			switch {
			case at > 0:
				d.add("---@field %s? %s %s", key, about[:at], about[at+1:])
			case numberKey.MatchString(key):
				d.add("---@field %s? integer|CardWord a number", key)
			default:
				d.add("---@field %s? any true, or what is said of it", key)
			}
		}
	}
	d.blank()
	d.add("---Declares a card of your own, or what is otherwise on a printed one: card \"Name\" { … }.").
		add("---@param name CardName|string").add("---@return fun(facts: CardFacts)").add("function card(name) end").blank()
	d.add("---Says something of all cards behind it: all { game = \"champions\", set = \"golem\" }. Behind prevent it is all of it.").
		add("---@param facts CardFacts").add("---@return CardWord").add("function all(facts) end").blank()
	cardWords(func(word, about string) { d.line(about).add("---@type CardWord").add("%s = nil", word).blank() })
}

// cardWords calls f for every word of cards that no script says, with what it is.
func cardWords(f func(word, about string)) {
	known := append(Words(), cardWord, "all")
	for _, c := range games.CardFiles() {
		for _, l := range c.Files.Lists() {
			of := games.Find(c.Files.Game).Name[engine.EN]
			switch {
			case l.Within:
				continue
			case l.Shared:
				of = "every game"
			}
			for _, shown := range l.Words {
				word := wordHead.FindString(shown)
				if word == "" || slices.Contains(known, word) {
					continue
				}
				known = append(known, word)
				f(word, fmt.Sprintf("of cards (%s; %s): `%s`", l.Name[engine.EN], of, shown))
			}
		}
	}
}
