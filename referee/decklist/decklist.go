// Package decklist reads decks that players write down and exchange as texts: a card and its number on a line, with
// headings, remarks and the name of the hero between them. It says with file and line all that is wrong with one.
package decklist

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablereferee/engine"
)

// Deck is a deck of one's own: whose it is, and its cards.
type Deck struct {
	Head  engine.Def
	Cards []engine.Def

	file  string
	lines []int // of each card
	named int   // the line that names the hero, or the first
}

// MaxBytes is how long a text may be, and mostCopies the greatest number that may stand before a card.
const (
	MaxBytes   = 1 << 16
	mostCopies = 99
)

// Fault is what is wrong with a line.
type Fault struct {
	Line int
	Says engine.Text
	Cite engine.Clauses // none where it is not read
}

// Faulty is all that is wrong with a deck.
type Faulty struct {
	File   string
	Faults []Fault
	book   *engine.Book
}

// Error gives them in English.
func (f *Faulty) Error() string { return f.In(engine.EN) }

// In gives them in a language, one on a line, and what the clauses say.
func (f *Faulty) In(l engine.Lang) string {
	var lines []string
	var cited []engine.Clause
	for _, x := range f.Faults {
		line := f.File + ":" + strconv.Itoa(x.Line) + engine.Text{": ", " : "}.In(l) + x.Says.In(l)
		var ids []string
		for c := range x.Cite.All() {
			if ids = append(ids, f.book.ID(c)); !slices.Contains(cited, c) {
				cited = append(cited, c)
			}
		}
		if len(ids) > 0 {
			line += " [" + strings.Join(ids, " ") + "]"
		}
		lines = append(lines, line)
	}
	for _, c := range cited {
		lines = append(lines, f.book.ID(c)+engine.Text{": ", " : "}.In(l)+f.book.Info(c).Text().Says.In(l))
	}
	return strings.Join(lines, "\n  ")
}

// reader reads one text.
type reader struct {
	game   *engine.Game
	rules  *engine.Rules
	deck   Deck
	lines  []int // of each card
	named  int   // the line that names the hero, 0 if none does
	begun  bool  // something has been read
	faults []Fault
}

// Read reads a deck, and holds it against the rules of building one. Head is whose deck it is where that is settled
// already, zero otherwise. The error is a *Faulty, or says that the game has no such decks.
func Read(file, text string, g *engine.Game, r *engine.Rules, head engine.Def) (*Deck, error) {
	if g.Decks == nil {
		return nil, engine.Errorf("in %s nobody builds a deck", "dans %s, personne ne construit de deck", g.ID)
	}
	x := &reader{game: g, rules: r}
	if no := unreadable(text); no != (engine.Text{}) {
		return nil, &Faulty{file, []Fault{{Line: 1, Says: no}}, g.Book}
	}
	n := 0
	for line := range strings.Lines(lineEnds.Replace(strings.TrimPrefix(text, "\ufeff"))) {
		n++
		x.line(n, clean(line))
	}
	x.judge(head)
	if len(x.faults) > 0 {
		slices.SortStableFunc(x.faults, func(a, b Fault) int { return cmp.Compare(a.Line, b.Line) })
		return nil, &Faulty{file, x.faults, g.Book}
	}
	x.deck.file, x.deck.lines, x.deck.named = file, x.lines, max(1, x.named)
	return &x.deck, nil
}

// lineEnds are the ways to end a line that are written otherwise than with one sign.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// otherFormat is how data begins that programs exchange.
var otherFormat = regexp.MustCompile(`^\s*(?:\{|\[\s*[{"\[\d]|<[?!a-zA-Z])`)

// unreadable tells of a text that is no text of lines in UTF-8, empty of one that is.
func unreadable(text string) engine.Text {
	zeros := strings.Count(text, "\x00")
	switch {
	case strings.HasPrefix(text, "\xff\xfe"), strings.HasPrefix(text, "\xfe\xff"), zeros > 0 && zeros >= len(text)/4:
		return engine.Text{"the file is UTF-16 and not UTF-8: save it as UTF-8",
			"le fichier est en UTF-16 et non en UTF-8 : enregistrez-le en UTF-8"}
	case otherFormat.MatchString(strings.TrimPrefix(text, "\ufeff")):
		return engine.Text{"this is JSON or XML, which is not read: export the deck as text, a card and its number on a line (3x Name)",
			"c'est du JSON ou du XML, qui ne se lit pas : exportez le deck en texte, une carte et son nombre par ligne (3x Nom)"}
	}
	return engine.Text{}
}

// clean is a line without what only adorns it, and without what cannot be shown.
func clean(line string) string {
	line = strings.TrimSpace(strings.Map(func(c rune) rune {
		switch {
		case unicode.IsSpace(c):
			return ' '
		case unicode.Is(unicode.Pd, c), c == '\u2212': // hyphens and dashes of all kinds
			return '-'
		case !unicode.IsGraphic(c):
			return unicode.ReplacementChar
		}
		return c
	}, strings.ToValidUTF8(line, "\ufffd")))
	for _, bullet := range []string{"- ", "* ", "• ", "+ "} {
		line = strings.TrimPrefix(line, bullet)
	}
	return strings.TrimSpace(strings.Trim(line, "*_|"))
}

var (
	numberFirst = regexp.MustCompile(`^(?:[x×]\s?(\d+)|\(?(\d+)\)?\s*[xX×]?)\s+(.+)$|^(\d+)[xX×](\S.*)$`)
	numberLast  = regexp.MustCompile(`^(.+?)\s+(?:[xX×]\s?(\d+)|(\d+)\s?[xX×])$`)
	// A number behind the name in brackets, or behind a colon.
	numberBehind = regexp.MustCompile(`^(.+?)\s*(?:\(\s*[xX×]?\s?(\d+)\s?[xX×]?\s*\)|:\s*[xX×]?\s?(\d+)\s?[xX×]?)$`)
	link         = regexp.MustCompile(`\[([^\[\]]*)\]\([^()\s]*\)`)
	address      = regexp.MustCompile(`[(<]?\b[a-zA-Z][a-zA-Z+.-]*://\S*`)
	subtitle     = regexp.MustCompile(`(?:\s*:|\s+-)\s+\S.*$`)
	keyed        = regexp.MustCompile(`^([^:]+?)\s*:\s*(.*)$`)
	heading      = regexp.MustCompile(`^(?:(.+?)\s*\(\d+\)|\[.*\]|[=~#-]{2,}.*)$`)
	edition      = regexp.MustCompile(`\s*[_*]*[(\[][^()\[\]]*[)\]]$`)
)

// The words that name the hero before a colon, and those that are headings by themselves.
var (
	heroWords    = []string{"hero", "heros", "identity", "identite", "alter ego", "alter-ego", "character", "personnage"}
	headingWords = strings.Fields("ally allies allie allies event events evenement evenements support supports soutien " +
		"soutiens upgrade upgrades amelioration ameliorations resource resources ressource ressources hero heros " +
		"identity identite aspect affinite aggression agressivite justice leadership commandement protection basic " +
		"basique basiques neutral deck cards card cartes carte total")
)

// line reads one line.
func (x *reader) line(n int, said string) {
	if strings.Trim(said, "=-_~*#. ") == "" || strings.HasPrefix(said, "#") || strings.HasPrefix(said, "//") ||
		strings.HasPrefix(said, ";") || strings.HasPrefix(said, "--") {
		return
	}
	if strings.Contains(said, "://") { // where a card or the deck is found besides
		said = clean(address.ReplaceAllString(link.ReplaceAllString(said, "$1"), ""))
		if _, _, numbered := numberOf(said); !numbered && !x.isCard(said) && !x.saysNumber(said) &&
			!keyed.MatchString(said) {
			return
		}
	}
	first := !x.begun
	x.begun = true
	many, name, numbered := numberOf(said)
	switch folded := engine.FoldName(said); {
	case x.saysNumber(said):
		m := numberBehind.FindStringSubmatch(said)
		x.card(n, cmp.Or(m[2], m[3]), m[1])
	case x.nearlySaysNumber(said):
		m := numberBehind.FindStringSubmatch(said)
		x.card(n, cmp.Or(m[2], m[3]), m[1])
	case x.isCard(said):
		x.notACard(n, said)
	case numbered && !slices.Contains(headingWords, engine.FoldName(name)):
		x.card(n, many, name)
	case x.head(n, said):
	case slices.Contains(headingWords, folded), numbered, first && !keyed.MatchString(said):
	case heading.MatchString(said) && !x.behindKey(said):
		x.notACard(n, heading.FindStringSubmatch(said)[1])
	case keyed.MatchString(said):
		x.keyed(n, keyed.FindStringSubmatch(said))
	default:
		x.fault(n, "%q is no card with its number (3x Name), no heading and no remark (# …)%v",
			"%q n'est ni une carte avec son nombre (3x Nom), ni un titre, ni une remarque (# …)%v", clip(said),
			meant(x.rules.NearName(clip(said))))
	}
}

// nearlySaysNumber says whether a line would be such a card, if its name were spelt rightly.
func (x *reader) nearlySaysNumber(said string) bool {
	m := numberBehind.FindStringSubmatch(said)
	if m == nil {
		return false
	}
	name := engine.FoldName(m[1])
	return !slices.Contains(headingWords, name) && !slices.Contains(heroWords, name) &&
		x.rules.NearName(m[1]) != engine.Text{}
}

// isCard says whether a name is that of a card for a deck.
func (x *reader) isCard(name string) bool {
	got := x.cards(name, 1)
	return len(got) == 1 && !x.isHead(got[0])
}

// saysNumber says whether a line is a card with its number behind it, in brackets or behind a colon.
func (x *reader) saysNumber(said string) bool {
	m := numberBehind.FindStringSubmatch(said)
	return m != nil && x.isCard(m[1])
}

// behindKey says whether that stands behind a word and a colon.
func (x *reader) behindKey(said string) bool {
	m := keyed.FindStringSubmatch(said)
	return m != nil && (x.saysNumber(m[2]) || x.nearlySaysNumber(m[2]))
}

// numberOf parts a line into how many of a card it says, and which.
func numberOf(said string) (many, name string, ok bool) {
	if m := numberFirst.FindStringSubmatch(said); m != nil {
		return cmp.Or(m[1], m[2], m[4]), cmp.Or(m[3], m[5]), true
	}
	if m := numberLast.FindStringSubmatch(said); m != nil {
		return cmp.Or(m[2], m[3]), m[1], true
	}
	return "", "", false
}

// cards gives so many cards of a name, with the edition and a subtitle behind it or without.
func (x *reader) cards(name string, n int) []engine.Def {
	for {
		if got := x.game.Decks.Cards(x.rules, name, n, x.deck.Cards); len(got) > 0 {
			return got
		}
		bare := edition.ReplaceAllString(name, "")
		if bare == name {
			bare = subtitle.ReplaceAllString(name, "")
		}
		if bare == name || bare == "" {
			return nil
		}
		name = bare
	}
}

// card reads a card and its number.
func (x *reader) card(n int, many, name string) {
	copies, err := strconv.Atoi(many)
	if err != nil || copies < 1 || copies > mostCopies {
		x.fault(n, "the number of a card is from 1 to %d, and not %s", "le nombre d'une carte va de 1 à %d, et non %s",
			mostCopies, clip(many))
		return
	}
	got := x.cards(name, copies)
	if len(got) == 0 {
		near := x.rules.NearName(clip(edition.ReplaceAllString(name, "")))
		x.fault(n, "there is no card %q%v", "il n'y a pas de carte %q%v", clip(name), meant(near))
		got = x.cards(near[engine.EN], copies) // what else is wrong is told as if it were that
	}
	if len(got) == 1 && x.isHead(got[0]) {
		x.names(n, got[0])
		return
	}
	for _, c := range got {
		x.deck.Cards, x.lines = append(x.deck.Cards, c), append(x.lines, n)
	}
}

func (x *reader) isHead(d engine.Def) bool { return x.game.IsHead(d) }

// head reads a line that is the name of a hero, and says whether it is one.
func (x *reader) head(n int, said string) bool {
	for _, name := range []string{said, edition.ReplaceAllString(said, "")} {
		if d := x.rules.FindCard(name); d != 0 && x.isHead(d) {
			x.names(n, d)
			return true
		}
	}
	return false
}

// names notes whose deck it is.
func (x *reader) names(n int, d engine.Def) {
	if x.deck.Head != 0 && !x.same(x.deck.Head, d) {
		x.fault(n, "the deck is that of %s (line %d), and this is %s",
			"le deck est celui de %s (ligne %d), et ceci est %s", x.rules.Cards[x.deck.Head].Name, x.named,
			x.rules.Cards[d].Name)
		return
	}
	if x.deck.Head == 0 {
		x.deck.Head, x.named = d, n
	}
}

// same says whether two characters are one, whichever of their sides is named.
func (x *reader) same(a, b engine.Def) bool { return a == b || x.rules.Cards[a].Back == b }

// keyed reads a word with something behind a colon: the hero, or what does not matter here.
func (x *reader) keyed(n int, m []string) {
	if !slices.Contains(heroWords, engine.FoldName(m[1])) || m[2] == "" {
		switch many, name, numbered := numberOf(m[2]); {
		case x.isCard(m[1]):
			x.notACard(n, m[1])
		case numbered && (x.isCard(name) || slices.Contains(headingWords, engine.FoldName(m[1]))):
			x.card(n, many, name)
		case x.saysNumber(m[2]), x.nearlySaysNumber(m[2]):
			b := numberBehind.FindStringSubmatch(m[2])
			x.card(n, cmp.Or(b[2], b[3]), b[1])
		default:
			x.notACard(n, m[2])
		}
		return
	}
	if many, name, numbered := numberOf(m[2]); numbered && x.isCard(name) { // its first card
		x.card(n, many, name)
		return
	}
	if !x.head(n, m[2]) {
		x.fault(n, "there is no such hero: %s%v", "il n'y a pas de tel héros : %s%v", clip(m[2]),
			meant(x.rules.NearName(clip(m[2]))))
	}
}

// notACard stops a heading that is a card whose number is written otherwise than numbers are.
func (x *reader) notACard(n int, name string) {
	if got := x.cards(name, 1); name != "" && len(got) == 1 && !x.isHead(got[0]) {
		x.fault(n, "how many of it? write 1x %s", "combien d'exemplaires ? écrivez 1x %s",
			edition.ReplaceAllString(name, ""))
	}
}

// judge holds the deck against the rules of building one.
func (x *reader) judge(head engine.Def) {
	whole := max(1, x.named)
	if h := x.deck.Head; head != 0 && h != 0 && !x.same(head, h) {
		x.fault(whole, "the deck is that of %s, and its player plays %s",
			"le deck est celui de %s, et son joueur joue %s", x.rules.Cards[h].Name, x.rules.Cards[head].Name)
		return
	}
	x.deck.Head = cmp.Or(head, x.deck.Head, x.game.Decks.Head(x.deck.Cards))
	if x.deck.Head == 0 {
		x.fault(whole, "whose deck is it? a line names the hero:  Hero: NAME",
			"à qui est ce deck ? une ligne nomme le héros :  Héros : NOM")
		return
	}
	for _, f := range x.game.Decks.Faults(x.rules, x.deck.Head, x.deck.Cards) {
		at := whole
		if f.Card != engine.WholeDeck {
			at = x.lines[f.Card]
		}
		x.faults = append(x.faults, Fault{at, f.Says, f.Cite})
	}
}

func (x *reader) fault(n int, en, fr string, args ...any) {
	x.faults = append(x.faults, Fault{Line: n, Says: engine.Sayf(en, fr, args...)})
}

// meant proposes a name, nothing where there is none to propose.
func meant(name engine.Text) engine.Text {
	if name == (engine.Text{}) {
		return name
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", name)
}

// clip cuts what somebody wrote to what a message can bear.
func clip(s string) string {
	const most = 60
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// Together tells what is wrong with decks that are each sound, but are played at one table: one hero is played once,
// and the box has only so many copies of a card. A nil deck is that of somebody who has none of their own.
func Together(g *engine.Game, r *engine.Rules, decks []*Deck) error {
	taken, of := map[engine.Def]int{}, map[engine.Def]*Deck{}
	for _, d := range decks {
		if d == nil {
			continue
		}
		var faults []Fault
		begins := g.Decks.Begins(d.Head)
		if first := of[begins]; first != nil {
			faults = append(faults, Fault{Line: d.named, Says: engine.Sayf(
				"the deck is that of %s, as that of %s is: one hero is played once",
				"le deck est celui de %s, comme celui de %s : un héros n'est joué qu'une fois", r.Cards[d.Head].Name,
				first.file)})
		}
		of[begins] = cmp.Or(of[begins], d)
		for _, c := range d.Cards {
			taken[c]++
		}
		for i, c := range d.Cards {
			k := &r.Cards[c]
			if of[begins] != d || taken[c] <= k.Copies || slices.Contains(d.Cards[:i], c) {
				continue
			}
			faults = append(faults, Fault{d.lines[i], engine.Sayf(
				"%s: the box has %d of it, and the decks of this table %d",
				"%s : la boîte en a %d, et les decks de cette table %d", k.Name, k.Copies, taken[c]), r.CopiesClause(c)})
		}
		if len(faults) > 0 {
			return &Faulty{d.file, faults, g.Book}
		}
	}
	return nil
}
