package scenario

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Mistakes of the language of which the game knows what was meant: a name without its quotes, and a word of the set-up
// or a label that is written as if it were a name of the script's own. Whoever took such a name for an own one would
// leave out what was to be laid out.

// meantBy adds to an error of the language what was most likely meant.
func (l *Language) meantBy(err error, source string) error {
	var e *sandbox.Error
	if !errors.As(err, &e) {
		return err
	}
	line := sourceLine(source, e.Line)
	if m := unbracketed.FindStringSubmatchIndex(line); m != nil && e.Col > m[0] && e.Col <= m[1] {
		e.Hint = engine.Sayf("what %s is said of stands in brackets: %[1]s(%s):…",
			"ce dont %s parle se met entre parenthèses : %[1]s(%s):…",
			line[m[2]:m[3]], line[m[4]:m[5]])
		return err
	}
	switch e.Fault {
	case sandbox.Unknown, sandbox.Misplaced:
		if t := unquoted(e, l.namesOf(source), line); t != (engine.Text{}) {
			e.Hint = t
		}
		if t := pointed(e, l.gamesOf(source), line); t != (engine.Text{}) {
			e.Hint = t
		}
	case sandbox.Incomplete:
		e.Hint = begun(l.gamesOf(source), line)
	case sandbox.Reassigned, sandbox.Renamed:
		if t := l.assigned(e, l.gamesOf(source), line); t != (engine.Text{}) {
			e.Hint = t
		}
	}
	if e.Fault == sandbox.Unknown && e.Hint == (engine.Text{}) {
		e.Hint = didYouMean(wordInFrench(e.Name, l.gamesOf(source)))
	}
	return unnamed(err, source)
}

// uncoloned is a move without a colon: ann plays "Punch".
var uncoloned = regexp.MustCompile(`^\s*([\pL_][\pL\pN_]*)\s+([\pL_][\pL\pN_]*)\b\s*(.*)$`)

// begun is the hint for a line that is begun like a sentence and is none: a move without its colon, or the header of a
// script.
func begun(about []*engine.Game, line string) engine.Text {
	m := uncoloned.FindStringSubmatch(line)
	if m == nil || m[1] == "scenario" {
		if strings.TrimSpace(line) == "scenario" || m != nil {
			return header
		}
		return engine.Text{}
	}
	for _, g := range about {
		rules := g.Rules(g.Editions[0])
		if slices.ContainsFunc(rules.Verbs, func(v engine.VerbInfo) bool { return v.Word == m[2] }) {
			what := " " + m[3]
			if m[3] == "" {
				what = "()"
			}
			return engine.Sayf("a colon stands behind who does it:  %s:%s%s", "deux-points suivent celui qui agit :  %s:%s%s",
				m[1], m[2], what)
		}
	}
	return engine.Text{}
}

// header is how a script begins.
var header = engine.Text{`a script begins with  scenario "What it shows" { game = "forever-evil" }`,
	`un script commence par  scenario "Ce qu'il montre" { game = "forever-evil" }`}

// inFrench are words of scripts as somebody may say them in French.
var inFrench = map[string]string{"joueurs": "players", "joueur": "players", "attend": "expect", "attendre": "expect",
	"refuse": "refused", "refus": "refused", "decision": "ruling", "reponse": "ruling", "commence": "begin",
	"debut": "begin", "carte": "card", "piles": "stacks", "jeu": "game", "jamais": "never", "toujours": "always"}

// wordInFrench gives the word of a script that a French one means: one of all games, or a place of the table that is
// called so; empty where none is.
func wordInFrench(said string, about []*engine.Game) string {
	said = engine.FoldName(strings.ReplaceAll(said, "_", " "))
	if word := inFrench[said]; word != "" {
		return word
	}
	for _, g := range about {
		for _, z := range g.Rules(g.Editions[0]).Shared {
			if !z.Inner && z.ID != "" && engine.FoldName(z.Name.In(engine.FR)) == said {
				return z.ID
			}
		}
	}
	return ""
}

// unbracketed is a claim of something that stands without brackets: expect ann.power:is(2).
var unbracketed = regexp.MustCompile(`\b(expect|that)\s+([\pL_][\pL\pN_.]*)\s*:`)

// behindColon is a word behind a colon at the end of a text.
var behindColon = regexp.MustCompile(`([\pL_][\pL\pN_]*):([\pL_][\pL\pN_]*)\s*$`)

// pointed is the hint for a place or a number of a player behind a colon, where a mistake is that nothing follows: it
// stands behind a point.
func pointed(e *sandbox.Error, about []*engine.Game, line string) engine.Text {
	m := behindColon.FindStringSubmatch(line[:min(max(e.Col-1, 0), len(line))])
	if m == nil || e.Fault != sandbox.Misplaced {
		return engine.Text{}
	}
	for _, g := range about {
		verb := slices.ContainsFunc(g.Rules(g.Editions[0]).Verbs, func(v engine.VerbInfo) bool {
			return v.Word == m[2]
		})
		if !verb && slices.Contains(playerWords(g), m[2]) {
			return engine.Sayf("a place and a number stand behind a point:  %s.%s",
				"un lieu et un nombre se mettent derrière un point :  %s.%s", m[1], m[2])
		}
	}
	return engine.Text{}
}

// sourceLine gives a line of a source, counted from 1; empty where there is none.
func sourceLine(source string, n int) string {
	lines := strings.SplitN(strings.TrimPrefix(source, "\ufeff"), "\n", n+1)
	if n < 1 || len(lines) < n {
		return ""
	}
	return strings.TrimRight(lines[n-1], "\r")
}

// gameNamed is the game that a source names, and where it names none that there is, all of them.
var gameNamed = regexp.MustCompile(`\bgame\s*=\s*["']([^"']+)["']`)

func (l *Language) gamesOf(source string) []*engine.Game {
	if m := gameNamed.FindStringSubmatch(source); m != nil {
		if g := l.find(m[1]); g != nil {
			return []*engine.Game{g}
		}
	}
	return l.games
}

// seatedAs is how a source names a player.
var seatedAs = regexp.MustCompile(`\{\s*"([^"\n]+)"`)

// before a name that stands without quotes: the word that is said of it, or the label whose value it is.
var (
	saidOf  = regexp.MustCompile(`((?:[\pL_][\pL\pN_.]*)?:[\pL_][\pL\pN_]*)\s*(\(?)\s*$`)
	valueOf = regexp.MustCompile(`([\pL_][\pL\pN_]*)\s*=\s*$`)
)

// unquoted is the hint for a card, a player or another name that stands without quotes where the mistake is.
func unquoted(e *sandbox.Error, names *namesIn, line string) engine.Text {
	at := e.Col - 1
	if at < 0 || at >= len(line) || e.Name != "" && strings.ContainsAny(e.Name[:1], `=,;:(){}[]"#+*/<>~&|`) {
		return engine.Text{}
	}
	from, to, name := nameAt(line, at, names.exact)
	switch {
	case name != "" && e.Fault == sandbox.Unknown && e.Hint != (engine.Text{}) && !names.card(name):
		return engine.Text{} // a player, whom the script holds under a name of its own, or another word that is near
	case name == "" && e.Hint != (engine.Text{}) && e.Fault == sandbox.Unknown:
		return engine.Text{}
	case name == "":
		if from, to = wholeAt(line, at); to-from < 3 {
			return engine.Text{}
		}
		name = names.near(line[from:to])
	}
	if name == "" || to < len(line) && strings.ContainsRune(":.=", rune(line[to])) {
		return engine.Text{}
	}
	written := strconv.Quote(strings.Trim(name, "“”„‘’«» "))
	if m := valueOf.FindStringSubmatch(line[:from]); m != nil {
		written = m[1] + " = " + written
	} else if m := saidOf.FindStringSubmatch(line[:from]); m != nil {
		word := strings.TrimPrefix(m[1], ":")
		if m[2] == "" || strings.HasPrefix(strings.TrimLeft(line[to:], " \t"), ")") {
			written = word + " " + written
		} else {
			written = word + "(" + written + ", …)"
		}
	}
	return engine.Sayf("a name stands in quotes: %s", "un nom se met entre guillemets : %s", written)
}

// nameAt finds the longest stretch of a line, outside of quotes, that goes over a place and is a name.
func nameAt(line string, at int, find func(string) string) (from, to int, name string) {
	least, most := wholeAt(line, at)
	for from = least; from <= at && from < most; from++ {
		if !begins(line, from) {
			continue
		}
		for to = most; to > at; to-- {
			if to < len(line) && inWord(line[to]) && inWord(line[to-1]) || line[to-1] == ' ' {
				continue
			}
			if name = find(line[from:to]); name != "" {
				return from, to, name
			}
		}
	}
	return at, at, ""
}

// longestBare is how far around a mistake a name without quotes is looked for, in bytes.
const longestBare = 60

// wholeAt gives the stretch of a line around a place in which a name without quotes may stand: up to the next sign that
// no name has.
func wholeAt(line string, at int) (from, to int) {
	ends := func(i int) bool {
		return strings.IndexByte(`"(){}[],;=:<>`, line[i]) >= 0 || strings.HasPrefix(line[i:], "--")
	}
	for from = at; from > max(0, at-longestBare) && !ends(from-1); from-- {
	}
	for to = at; to < min(len(line), at+longestBare) && !ends(to); to++ {
	}
	for to > from && (line[to-1] == ' ' || line[to-1] == '\t') {
		to--
	}
	// the word behind a colon is a verb, and no part of the name
	if i := strings.LastIndexByte(line[:from], ':'); i >= 0 && i == from-1 {
		for from < to && inWord(line[from]) {
			from++
		}
	}
	for from < to && !begins(line, from) {
		from++
	}
	return from, to
}

func inWord(c byte) bool {
	return c == '_' || c >= 0x80 || unicode.IsLetter(rune(c)) || unicode.IsDigit(rune(c))
}

func begins(line string, i int) bool { return inWord(line[i]) && (i == 0 || !inWord(line[i-1])) }

// namesIn are the names that a source may mean: those of its games and of its players.
type namesIn struct {
	language *Language
	games    []*engine.Game
	seats    []string
}

func (l *Language) namesOf(source string) *namesIn {
	n := &namesIn{language: l, games: l.gamesOf(source)}
	for _, m := range seatedAs.FindAllStringSubmatch(source, 2*engine.MostSeats) {
		n.seats = append(n.seats, m[1])
	}
	return n
}

// exact is what may be meant by a name, as it is written in quotes; empty where nothing is called so.
func (n *namesIn) exact(said string) string {
	switch option := func(g *engine.Game) bool { return g.Rules(g.Editions[0]).FindOption(said) != 0 }; {
	case n.card(said), slices.ContainsFunc(n.games, option), n.language.find(said) != nil, said == "pass",
		said == "off", n.edition(said):
		return said
	}
	return n.seat(said)
}

// edition says whether an edition is called so.
func (n *namesIn) edition(said string) bool {
	return slices.ContainsFunc(n.games, func(g *engine.Game) bool { return slices.Contains(g.Editions, said) })
}

// card says whether a card is called so.
func (n *namesIn) card(said string) bool {
	return slices.ContainsFunc(n.games, func(g *engine.Game) bool { return g.Rules(g.Editions[0]).FindCard(said) != 0 })
}

// seat is the player of the source who is called so; empty where none is.
func (n *namesIn) seat(said string) string {
	if i := slices.IndexFunc(n.seats, func(s string) bool {
		return engine.FoldName(s) == engine.FoldName(said)
	}); i >= 0 && said != "" {
		return n.seats[i]
	}
	return ""
}

// near is the card or the player whose name is near; empty where none is.
func (n *namesIn) near(said string) string {
	for _, g := range n.games {
		if name := g.Rules(g.Editions[0]).NearCard(said); name != "" {
			return name
		}
	}
	return engine.Nearest(said, n.seats)
}

// assigned is the hint for a word of the set-up, or a label, that is given a value as if it were a name: how it is
// written.
func (l *Language) assigned(e *sandbox.Error, about []*engine.Game, line string) engine.Text {
	if head := line[:min(max(e.Col-1, 0), len(line))]; e.Fault == sandbox.Renamed &&
		!strings.HasSuffix(strings.TrimRight(head, " \t"), "local") {
		return engine.Text{} // a parameter, or what a loop counts in
	}
	value := ""
	if at := e.Col - 1 + len(e.Name); at <= len(line) && e.Col > 0 {
		if rest, ok := strings.CutPrefix(strings.TrimLeft(line[at:], " \t"), "="); ok {
			if value = firstValue(strings.TrimSpace(rest)); len(value) > longestBare {
				value = ""
			}
		}
	}
	for _, g := range about {
		if t := l.asSaid(g, e.Name, value); t != "" {
			if e.Fault == sandbox.Renamed {
				return engine.Sayf("what lies on the table is said so: %s; a name of your own is another one",
					"ce qui est sur la table se dit ainsi : %s ; un nom à vous est un autre nom", t)
			}
			return engine.Sayf("this is written so: %s", "cela s'écrit ainsi : %s", t)
		}
	}
	for _, g := range about {
		if t := asLabel(g, e.Name, value); t != (engine.Text{}) && e.Fault == sandbox.Reassigned {
			return t
		}
	}
	return engine.Text{}
}

// firstValue is the value with which a text of a script begins; a table that goes on beyond the line is told as { … }.
func firstValue(s string) string {
	depth, quote := 0, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth == 0 {
				return s[:i+1]
			}
		case depth == 0 && (c == ',' || c == ';' || strings.HasPrefix(s[i:], "--")):
			return strings.TrimSpace(s[:i])
		}
	}
	if depth > 0 {
		return "{ … }"
	}
	return s
}

// asSaid is how a word of the set-up is written with a value; empty for a word that fixes nothing.
func (l *Language) asSaid(g *engine.Game, word, value string) string {
	table := strings.HasPrefix(value, "{")
	list := value
	switch {
	case strings.HasPrefix(value, `"`) || strings.HasPrefix(value, "'"):
		list = "{ " + value + " }"
	case !table:
		list = `{ … }`
	}
	_, err := strconv.Atoi(value)
	number := err == nil
	rules := g.Rules(g.Editions[0])
	for i := 1; i < len(rules.Shared); i++ {
		info := &rules.Shared[i]
		if info.ID != word || info.Inner {
			continue
		}
		if _, option := g.SetupWords()[word]; number && (option || info.Sized) {
			return "stacks { " + word + " = " + value + " }"
		}
		return word + " " + list
	}
	switch word {
	case "stacks", "shuffle_gives", "ruling":
		return word + " " + list
	case "players":
		return "local ann, ben = players " + list
	case "use", "until_step":
		if list != value && !number {
			return word + " " + value
		}
	case "as_if", "begin":
		return word + "()"
	case "scenario":
		if list != value && !table {
			return "scenario " + value + ` { game = "` + g.ID + `" }`
		}
	case "game":
		if l.find(strings.Trim(value, `"'`)) != nil {
			return `scenario "…" { game = ` + value + " }"
		}
	}
	return ""
}

// asLabel tells where a label belongs that is written like a name.
func asLabel(g *engine.Game, word, value string) engine.Text {
	if value == "" {
		value = "…"
	}
	switch {
	case slices.Contains(headerWords(g), word):
		if word == "question" && !strings.HasPrefix(value, "{") {
			value = "{ en = …, fr = … }"
		}
		return engine.Sayf(`%s stands in the header: scenario "…" { game = "%s", %[1]s = %[3]s }; a name of your own has local before it`,
			`%s se met dans l'en-tête : scenario "…" { game = "%s", %[1]s = %[3]s } ; un nom à vous a local devant`,
			word, g.ID, value)
	case slices.Contains(seatWords(g), word):
		return engine.Sayf(`%s stands beside the name of its player: players { { "Ann", %[1]s = %[2]s } }; a name of your own has local before it`,
			`%s se met à côté du nom de son joueur : players { { "Ann", %[1]s = %[2]s } } ; un nom à vous a local devant`, word, value)
	case slices.Contains(markWords(g), word):
		return engine.Sayf(`%s stands in braces with its card: { "…", %[1]s = %[2]s }; a name of your own has local before it`,
			`%s se met entre accolades avec sa carte : { "…", %[1]s = %[2]s } ; un nom à vous a local devant`, word,
			value)
	}
	return engine.Text{}
}
