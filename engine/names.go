package engine

import (
	"strconv"
	"strings"
)

// Nobody is what a log says for the player who does something, where no player does.
var Nobody = Text{"nobody", "personne"}

// AnswerNames gives every legal answer as the log prints it: "plays Punch", unique among themselves.
func (t *Table) AnswerNames(as []Answer, players []string, lang Lang) []string {
	out := make([]string, len(as))
	for i := range as {
		out[i] = t.answerName(as, i, players, lang)
	}
	return out
}

// AnswerThing gives what an answer is said of, the way a script names it; where the same name lies in several zones
// the zone's word is given as well; number is 2 and up where even that does not tell two cards apart.
func (t *Table) AnswerThing(as []Answer, i int, players []string, lang Lang) (name, zone string, number int) {
	name, zoned, number := t.answerThing(as, i, players, lang)
	if zoned {
		zone = t.zoneWord(as[i].Zone, players)
	}
	return name, zone, number
}

func (t *Table) answerThing(as []Answer, i int, players []string, lang Lang) (name string, zoned bool, number int) {
	a := &as[i]
	switch {
	case a.Card != 0:
		name, number = t.rules.Cards[t.Def(a.Card)].Name.In(lang), 1
		if t.seen && t.Veiled(a.Card) {
			name = t.rules.VeilSays.In(lang)
		}
		for j := range as {
			b := &as[j]
			if b.Verb != a.Verb || b.Card == 0 || j == i || !t.alike(a.Card, b.Card) {
				continue
			}
			if b.Zone != a.Zone {
				zoned = true
			} else if j < i {
				number++
			}
		}
	case a.Ability != 0:
		name = t.rules.Abilities[a.Ability].Name
	case a.Option != 0:
		name = t.rules.Options[a.Option].In(lang)
	case t.rules.Verbs[a.Verb].Of != OfNothing:
		name = players[a.Player]
	}
	return name, zoned, number
}

func (t *Table) answerName(as []Answer, i int, players []string, lang Lang) string {
	return string(t.AppendAnswer(nil, as, i, players, lang))
}

// AppendAnswer writes a legal answer as the log prints it.
func (t *Table) AppendAnswer(b []byte, as []Answer, i int, players []string, lang Lang) []byte {
	name, zoned, number := t.answerThing(as, i, players, lang)
	before, after, ofSomething := strings.Cut(t.rules.Verbs[as[i].Verb].Says.In(lang), "{x}")
	b = append(b, before...)
	if !ofSomething {
		return b
	}
	b = append(b, name...)
	if number > 1 {
		b = strconv.AppendInt(append(b, '#'), int64(number), 10)
	}
	if zoned {
		b = append(append(append(b, " ("...), t.ZoneName(as[i].Zone, players, lang)...), ')')
	}
	return append(b, after...)
}

// ZoneName is a zone's name with its owner's: "Ben discard pile".
func (t *Table) ZoneName(z Zone, players []string, lang Lang) string {
	name := t.Info(z).Name.In(lang)
	switch p := t.Owner(z); {
	case p == NoPlayer:
		return name
	case lang == FR:
		return name + " " + OfFrench(players[p])
	default:
		return players[p] + " " + name
	}
}

// zoneWord is how a script names a zone: "discard", or "Ben discard" with its owner.
func (t *Table) zoneWord(z Zone, players []string) string {
	if p := t.Owner(z); p != NoPlayer {
		return players[p] + " " + t.Info(z).ID
	}
	return t.Info(z).ID
}

// AttemptName gives what a player tried, as the log prints it.
func (t *Table) AttemptName(a Attempt, lang Lang) string {
	name := a.Name
	switch {
	case a.Card != 0:
		name = t.Label(a.Card, lang)
	case a.Option != 0:
		name = t.rules.Options[a.Option].In(lang)
	}
	return fill(t.rules.Verbs[a.Verb].Says.In(lang), name)
}

// fill puts a name where a verb's phrase has {x}.
func fill(says, x string) string {
	for i := 0; i+2 < len(says); i++ {
		if says[i:i+3] == "{x}" {
			return says[:i] + x + says[i+3:]
		}
	}
	return says
}
