package champions

import (
	"strings"

	"tablereferee/engine"
)

// Set is the number of the set a card belongs to, in the order in which the card files name them.
type Set uint8

// NoSet is the set of a card that belongs to none, such as a basic one.
const NoSet Set = 0

// The sets that every encounter deck is made with: always, and in expert mode (mc.encounter-deck.expert-mode).
const (
	standardSet = "standard"
	expertSet   = "expert"
)

// nemesisMark ends the word of a hero's nemesis set (mc.nemesis.set-aside).
const nemesisMark = "_nemesis"

// setInfo is a set as its cards say what it is.
type setInfo struct {
	word    string      // in card files; that of a modular set is also the set-up word that asks for it
	modular engine.Text // the name of a modular set, which goes with any scenario; empty for any other
	cards   []engine.Def
}

// isModular says whether it is a modular set.
func (s *setInfo) isModular() bool { return s.modular[engine.EN] != "" }

// setNamed gives a set by its word, NoSet if no card belongs to it.
func (k *Box) setNamed(word string) Set {
	for s := range k.sets {
		if word != "" && k.sets[s].word == word {
			return Set(s)
		}
	}
	return NoSet
}

// joinSet puts a card among those of its set.
func (k *Box) joinSet(d engine.Def) {
	c := &k.Cards[d]
	if c.SetWord != "" {
		if c.Set = k.setNamed(c.SetWord); c.Set == NoSet {
			c.Set = Set(len(k.sets))
			k.sets = append(k.sets, setInfo{word: c.SetWord})
		}
	}
	set := &k.sets[c.Set]
	set.cards = append(set.cards, d)
	if c.Modular[engine.EN] != "" {
		set.modular = c.Modular
	}
}

// nemesisOf gives the nemesis set of a hero's set, NoSet where it has none (mc.nemesis.set-aside).
func (k *Box) nemesisOf(s Set) Set {
	if s == NoSet {
		return NoSet
	}
	return k.setNamed(k.sets[s].word + nemesisMark)
}

// modularSets gives the modular sets, in the order in which one is drawn by chance.
func (k *Box) modularSets() []Set {
	var out []Set
	for s := range k.sets {
		if k.sets[s].isModular() {
			out = append(out, Set(s))
		}
	}
	return out
}

// nowhere says whether a set is one of which no card would ever be taken: neither that of a hero nor a hero's nemesis,
// neither of a scenario nor modular, as where its word is misspelt.
func (k *Box) nowhere(s Set) bool {
	set := &k.sets[s]
	if s == NoSet || set.isModular() || set.word == standardSet || set.word == expertSet {
		return false
	}
	of := s
	if hero, ok := strings.CutSuffix(set.word, nemesisMark); ok {
		if of = k.setNamed(hero); of == NoSet {
			return true
		}
	}
	for _, d := range k.sets[of].cards {
		if c := &k.Cards[d]; c.Type == Hero || c.Scenario != nil {
			return false
		}
	}
	return true
}
