package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// Texts of a script that a person reads go to logs and terminals. What cannot be seen in them is refused, so that none
// can pass for another, none breaks a line, and none moves a cursor.

// fillers are letters and marks that show nothing.
var fillers = map[rune]bool{'\u034f': true, '\u115f': true, '\u1160': true, '\u17b4': true, '\u17b5': true,
	'\u2800': true, '\u3164': true, '\uffa0': true}

// unprintable says what in a text cannot be seen; empty where all can. Lines and the narrow spaces of French are for
// texts that are sentences, not for names.
func unprintable(s string, sentences bool) engine.Text {
	if !utf8.ValidString(s) {
		return engine.Text{"is not valid UTF-8", "n'est pas de l'UTF-8 valide"}
	}
	for _, c := range s {
		switch {
		case c == '\n':
			if !sentences {
				return engine.Text{"holds the end of a line", "contient une fin de ligne"}
			}
		case sentences && (c == '\u00a0' || c == '\u202f' || c == '\t'):
		case unicode.IsControl(c):
			return engine.Sayf("holds a control character (%s)", "contient un caractère de contrôle (%s)", point(c))
		case !unicode.IsPrint(c), fillers[c], unicode.Is(unicode.Variation_Selector, c):
			return engine.Sayf("holds a character that cannot be seen (%s)",
				"contient un caractère qui ne se voit pas (%s)", point(c))
		}
	}
	return engine.Text{}
}

// point names a character by its number.
func point(c rune) string { return fmt.Sprintf("U+%04X", c) }

// printable stops a script whose text cannot be shown as it is.
func (r *run) printable(what engine.Text, s string, sentences bool) {
	if why := unprintable(s, sentences); why != (engine.Text{}) {
		r.failf("%s %s", "%s %s", what, why)
	}
}

// playerName stops a script that names a player as nobody can be named.
func (r *run) playerName(seat int, name string) {
	switch why := unprintable(name, false); {
	case name == "":
		r.failf(`player %d has no name: { "Ann", … }`, `le joueur %d n'a pas de nom : { "Ann", … }`, seat)
	case why != (engine.Text{}):
		r.failf("the name of player %d %s", "le nom du joueur %d %s", seat, why)
	case len(name) > 40:
		r.failf("the name of player %d has %d bytes; the longest allowed has 40",
			"le nom du joueur %d a %d octets ; le plus long permis en a 40", seat, len(name))
	case strings.ContainsAny(name, ",:;()[]{}#\"\\"):
		r.failf("the name of player %d, %s, holds a sign that a log or a script reads otherwise: one of , : ; ( ) [ ] { } # \" \\",
			"le nom du joueur %d, %s, contient un signe qu'un journal ou un script lit autrement : un de , : ; ( ) [ ] { } # \" \\", seat, name)
	case strings.Contains(name, "->") || strings.Contains(name, "="):
		r.failf("the name of player %d, %s, holds a sign that stands in the lines of logs: -> or =",
			"le nom du joueur %d, %s, contient un signe des lignes de journaux : -> ou =", seat, name)
	case logNumber.MatchString(name):
		r.failf("the name of player %d, %s, is read as a number in a log",
			"le nom du joueur %d, %s, se lit comme un nombre dans un journal", seat, name)
	case strings.ContainsFunc(name, dressed):
		r.failf("the name of player %d, %s, has letters that look like others: write it with plain ones",
			"le nom du joueur %d, %s, a des lettres qui ressemblent à d'autres : écrivez-le avec des lettres ordinaires", seat, name)
	case twoScripts(name):
		r.failf("the name of player %d, %s, has letters of two scripts that look alike",
			"le nom du joueur %d, %s, a des lettres de deux écritures qui se ressemblent", seat, name)
	case name != strings.Join(strings.Fields(name), " ") || engine.FoldName(name) == "":
		r.failf("the name of player %d, %q, has spaces at its ends or more than one in a row",
			"le nom du joueur %d, %q, a des espaces à ses bouts ou plus d'une à la suite", seat, name)
	}
	for _, other := range r.names {
		switch mine, its := bare(name), bare(other); {
		case name == other:
			r.failf("two players are called %s", "deux joueurs s'appellent %s", name)
		case mine == its:
			r.failf("%s and %s are one name to a script: write them otherwise",
				"%[2]s et %[1]s sont un seul nom pour un script : écrivez-les autrement", name, other)
		}
	}
	r.taken(name)
}

// logNumber is a name that a log has for a number, or that holds a change of one.
var logNumber = regexp.MustCompile(`^[0-9]+$|(^| )[+-][0-9]+( |$)`)

// lineWords begin the lines of a log, or divide them, in both languages.
var lineWords = []string{"game", "jeu", "edition", "édition", "seed", "graine", "players", "joueurs", "cards", "cartes",
	"rule", "règle", "windows", "fenêtres",
	"impossible", "given", "donné", "state", "état", "ruling", "décision", "refused", "refusé", "legal", "permis",
	"turn", "tour", "or", "ou",
	"referee-log", "journal-arbitre", "nothing", "rien", "empty", "vide", "pass"}

// bare is a name without what tells its spellings apart.
func bare(name string) string {
	return strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Mn, c) {
			return -1
		}
		return c
	}, engine.FoldName(name))
}

// dressed says whether a letter is another one in a wide or a mathematical form.
func dressed(c rune) bool { return c >= '\uff01' && c <= '\uff5e' || c >= 0x1d400 && c <= 0x1d7ff }

// twoScripts says whether a name has letters of several scripts with letters that look the same.
func twoScripts(name string) bool {
	n := 0
	for _, script := range [...]*unicode.RangeTable{unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Armenian,
		unicode.Cherokee} {
		if strings.ContainsFunc(name, func(c rune) bool { return unicode.Is(script, c) }) {
			n++
		}
	}
	return n > 1
}

// taken stops a script whose player is called like something else of the game, alone or behind the name of another
// player: a log could not be read any more.
func (r *run) taken(name string) {
	folded, taken := bare(name), r.script.language.taken()
	for behind := folded; behind != ""; {
		if place := taken.places[behind]; place != "" {
			r.failf("%s is no name for a player: a log calls a place so (%s)",
				"%s n'est pas un nom de joueur : un journal appelle ainsi un endroit (%s)", name, place)
		}
		_, behind, _ = strings.Cut(behind, " ")
	}
	if slices.Contains(taken.nobody, folded) {
		r.failf("%s is no name for a player: a log says so where no player does something",
			"%s n'est pas un nom de joueur : un journal le dit là où aucun joueur n'agit", name)
	}
	if taken.words[folded] {
		r.failf("%s is no name for a player: it is a word of the language, of logs or of choices",
			"%s n'est pas un nom de joueur : c'est un mot du langage, des journaux ou des choix", name)
	}
	if r.rules != nil && r.rules.FindCard(name) != 0 {
		r.failf("%s is no name for a player: a card is called so, and where either may stand nobody knows which is meant",
			"%s n'est pas un nom de joueur : une carte s'appelle ainsi, et là où l'un ou l'autre peut se trouver, on ne sait lequel est désigné", name)
	}
}

// namesTaken are the names that no player can have, folded.
type namesTaken struct {
	places map[string]string
	words  map[string]bool
	nobody []string
}

// said takes the words of a sentence in which a player may stand.
func (t *namesTaken) said(sentence engine.Text) {
	for _, s := range sentence {
		for _, w := range strings.FieldsFunc(anyField.ReplaceAllString(s, " "), func(c rune) bool {
			return !unicode.IsLetter(c) && c != '\'' && c != '-'
		}) {
			if w = bare(w); utf8.RuneCountInString(w) > 1 { // a letter is a name that many use
				t.words[w] = true
			}
		}
	}
}

// anyField is a field of a sentence.
var anyField = regexp.MustCompile(`\{[^}]*\}`)

// takenNames are the names that no player can have: places of any game, and words of the language, of logs and of
// choices.
func (l *Language) takenNames() (taken namesTaken) {
	taken.places, taken.words = map[string]string{}, map[string]bool{}
	for _, g := range l.games {
		rules := g.Rules(g.Editions[0])
		for _, z := range slices.Concat(rules.Shared, rules.PerPlayer) {
			taken.places[bare(z.ID)] = z.ID
			for name := range z.Name.All() {
				taken.places[bare(name)] = name
			}
		}
	}
	delete(taken.places, "")
	for nobody := range engine.Nobody.All() {
		taken.nobody = append(taken.nobody, bare(nobody))
	}
	for _, w := range l.words {
		taken.words[bare(w)] = true
	}
	for _, w := range slices.Concat([]string{"by", "from", "to", "now", random}, lineWords) {
		taken.words[bare(w)] = true
	}
	for _, g := range l.games {
		rules := g.Rules(g.Editions[0])
		for i := range rules.Kinds {
			taken.said(rules.Kinds[i].Says)
		}
		for i := range rules.Verbs {
			taken.said(rules.Verbs[i].Says)
			taken.words[bare(rules.Verbs[i].Word)] = true
		}
		for _, o := range rules.Options {
			for _, s := range o {
				taken.words[bare(s)] = true
			}
		}
	}
	delete(taken.words, "")
	return taken
}

// clip shortens what a message repeats of a script.
func clip(s string) string {
	const longest = 60
	if len(s) <= longest {
		return s
	}
	return strings.ToValidUTF8(s[:longest], "") + "…"
}
