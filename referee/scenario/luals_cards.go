package scenario

import (
	"fmt"
	"regexp"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// cardKeys are the types of what stands under the keys of a card. What is not here is a number, a word or what happens.
var cardKeys = map[string]string{
	"game": `"forever-evil"|"champions"`, "type": "string|string[]", "says": "string|string[]", "fr": "string",
	"copies": "integer", "cost": `integer|"X"`, "title": "string[]", "traits": "string|string[]", "play": "CardText",
	"revealed": "CardText", "boost": "CardText", "when_defeated": "CardText", "setup": "CardText",
	"when_destroyed": "CardText", "defense": "table", "first_appearance": "table", "set": "string", "aspect": "string",
	"modular": "string[]", "scenario": "table", "back": "string", "starter": "table", "makes": "string|string[]",
	"hp": "integer|CardWord", "editions": "table", "thw": "integer|integer[]", "atk": "integer|integer[]", "attach": "CardWord",
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
	isNew, all := once(), meanings()
	for _, c := range games.CardFiles() {
		for _, key := range c.Files.Keys() {
			if !isNew(key) {
				continue
			}
			kind, about := cardKeys[key], cardWordMeans(all, onCard, c.Files.Game, key)
			switch {
			case kind != "":
			case numberKey.MatchString(key):
				kind = "integer|CardWord"
			default:
				kind = "any"
			}
			d.add("---@field %s? %s %s", key, kind, about)
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
	known, all := append(Words(), cardWord, "all"), meanings()
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
				f(word, fmt.Sprintf("of cards (%s; %s): `%s`: %s", l.Name[engine.EN], of, shown,
					cardWordMeans(all, l.Name[engine.EN], c.Files.Game, shown)))
			}
		}
	}
}
