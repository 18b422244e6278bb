package table

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// PlaceWord is a word by which a set-up lays something out, or says how the game is set up.
type PlaceWord struct {
	Word        string // of a script: hand, main_deck, power
	Name        engine.Text
	Player      bool // it is a player's, and not the table's
	Setting     bool // of the moment, or of how the game is set up
	Number      bool // it may be a number, or is one
	Cards       bool // it may be cards
	Yes         bool // it is only yes or no
	Least, Most int  // of the number
}

// PlaceWords gives the words by which a set-up of a game lays something out: what lies before a player, then what lies
// on the table.
func PlaceWords(game *engine.Game) (out []PlaceWord) {
	v := scenario.SetUpWords(game)
	add := func(w *scenario.Word, player bool) {
		if w.Passing || w.Yes {
			return
		}
		out = append(out, PlaceWord{Word: w.Word, Name: w.Name, Player: player, Number: w.Number, Cards: w.Cards,
			Least: w.Least, Most: w.Most})
	}
	for i := range v.Seat {
		add(&v.Seat[i], true)
	}
	for i := range v.Places {
		w := &v.Places[i]
		if add(w, false); w.Top != (engine.Text{}) && !w.Passing {
			out = append(out, PlaceWord{Word: w.Word + top, Name: w.Top, Cards: true})
		}
	}
	return out
}

// SettingWords gives the words by which a set-up says whose turn it is, at which step play begins, and how the game is
// set up.
func SettingWords(game *engine.Game) (out []PlaceWord) {
	v := scenario.SetUpWords(game)
	for i := range v.Header {
		w := &v.Header[i]
		lies := func(p scenario.Word) bool { return p.Word == w.Word }
		if w.Name == (engine.Text{}) && !w.Number || slices.ContainsFunc(v.Places, lies) {
			continue
		}
		out = append(out, PlaceWord{Word: w.Word, Name: w.Name, Setting: true, Number: w.Number, Yes: w.Yes,
			Least: w.Least, Most: w.Most})
	}
	return out
}

// Words of a script.
const (
	character = "character"
	against   = "scenario"
	top       = "_top"
)

// alsoCalled are further words that players have for some of those of scripts.
var alsoCalled = map[string][]string{
	"at": {"step", "etape", "moment"}, "first": {"premier", "premiere joueuse", "starts", "commence"},
	"turn": {"turn of", "tour de"}, "teams": {"team", "equipe"}, "random_modular": {"modulaire aleatoire"},
	"character": {"hero", "heros", "identite de"}, "round": {"manche"}, "acceleration": {"pion acceleration", "acceleration token"},
	"in_play": {"play area", "zone de jeu"}, "hand": {"cards in hand"}, "vp": {"pv"},
	"kick": {"kicks", "coups de pied"}, "weakness": {"weaknesses", "faiblesses"}, "super_heroes": {"super heros"},
	"super_villains": {"super vilains"}, "breakthrough": {"breakthroughs", "surcharges"},
	"captured": {"captures", "tile", "tuile"}, "confronting": {"confrontation"},
}

// token is a word of what somebody calls a place, and how it is compared: empty where it says nothing.
type token struct{ raw, plain string }

// tokens parts what somebody calls a place.
func tokens(said string) (out []token) {
	for _, raw := range strings.Fields(strings.NewReplacer("_", " ", "-", " ", ".", " ", ",", " ", "’", "'").Replace(said)) {
		folded := engine.FoldName(raw)
		if before, of := strings.CutPrefix(folded, "d'"); of && before != "" {
			out = append(out, token{raw[:2], "de"})
			raw, folded = raw[2:], before
		} else if before, the := strings.CutPrefix(folded, "l'"); the && before != "" {
			raw, folded = raw[2:], before
		}
		switch folded {
		case "the", "le", "la", "les":
			folded = ""
		case "du", "des":
			folded = "de"
		}
		out = append(out, token{raw, folded})
	}
	return out
}

// plainly is what somebody calls a place, to be compared.
func plainly(said string) string {
	var out []string
	for _, t := range tokens(said) {
		if t.plain != "" {
			out = append(out, t.plain)
		}
	}
	return strings.Join(out, " ")
}

// forms are the ways to name what a word stands for, as they are compared.
func (w *PlaceWord) forms() []string {
	out := []string{plainly(w.Word)}
	add := func(s string) {
		if f := plainly(s); f != "" && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	for name := range w.Name.All() {
		add(name)
	}
	if before, is := strings.CutSuffix(w.Word, top); is {
		add("top of " + before)
		add("dessus de " + before)
		for _, form := range slices.Clone(out) { // "top main deck"
			add(strings.Replace(strings.Replace(form, "top of ", "top ", 1), "dessus de ", "dessus ", 1))
		}
	}
	for _, other := range alsoCalled[w.Word] {
		add(other)
	}
	return out
}

// called is what messages call a word: as scripts write it, and in French by its name.
func (w *PlaceWord) called() engine.Text {
	out := engine.Text{w.Word, w.Word}
	if fr := w.Name[engine.FR]; fr != "" {
		out[engine.FR] = fr
	}
	return out
}

// called is what messages call a word: players call it by its name.
func (d *Draft) called(w *PlaceWord) engine.Text {
	if d.plainly {
		return w.Name
	}
	return w.called()
}

// gameName is what messages call the game.
func (d *Draft) gameName() engine.Text {
	if d.plainly {
		return d.game.Name
	}
	return engine.Text{d.game.ID, d.game.ID}
}

// scenarios are what messages call those of the game.
func (d *Draft) scenarios() engine.Text {
	var all []engine.Text
	for _, s := range d.game.Scenarios() {
		if all = append(all, s.Name); !d.plainly {
			all[len(all)-1] = engine.Text{s.ID, s.ID}
		}
	}
	return engine.Join(all, engine.Commas)
}

// mine is what a player says before a place of their own.
var mine = []string{"my", "mon", "ma", "mes"}

// of takes the player off a place that is a player's: "Ann hand", "ann.hand", "Ann's hand", "main d'Ann". The name is
// empty where nobody is named. It tells how many words name the place, 0 where it is another one.
func (w *PlaceWord) of(said []token) (name string, long int) {
	for _, form := range w.forms() {
		want := strings.Fields(form)
		if len(want) <= long {
			continue
		}
		if from := fromEnd(said, want); from >= 0 {
			if name = raws(said[:from]); slices.Contains(mine, engine.FoldName(name)) {
				name = ""
			}
			name, long = strings.TrimSuffix(strings.TrimSuffix(name, "'s"), "'"), len(want)
		} else if to := fromStart(said, want); to > 0 && to+1 < len(said) && said[to].plain == "de" {
			name, long = raws(said[to+1:]), len(want)
		}
	}
	return name, long
}

// fromEnd gives where the last words begin, if they are those that are wanted; -1 otherwise.
func fromEnd(said []token, want []string) int {
	i := len(said)
	for k := len(want); k > 0; k-- {
		for i--; i >= 0 && said[i].plain == ""; i-- {
			continue
		}
		if i < 0 || said[i].plain != want[k-1] {
			return -1
		}
	}
	for i > 0 && said[i-1].plain == "" { // an article
		i--
	}
	return i
}

// fromStart gives where the words end that are wanted, if it begins with them; 0 otherwise.
func fromStart(said []token, want []string) int {
	i := 0
	for _, w := range want {
		for i < len(said) && said[i].plain == "" {
			i++
		}
		if i == len(said) || said[i].plain != w {
			return 0
		}
		i++
	}
	return i
}

func raws(said []token) string {
	var b strings.Builder
	for _, t := range said {
		if b.Len() > 0 && !strings.HasSuffix(b.String(), "'") {
			b.WriteByte(' ')
		}
		b.WriteString(t.raw)
	}
	return b.String()
}

// ReadPlace reads what somebody calls a place of a game, and whose it is: empty where no player is named.
func ReadPlace(game *engine.Game, said string) (w PlaceWord, player string, ok bool) {
	words := PlaceWords(game)
	i, player := read(words, said)
	if i < 0 {
		return w, "", false
	}
	return words[i], player, true
}

// read finds the word that is meant, -1 where none is, and the player of whom it is said.
func read(words []PlaceWord, said string) (int, string) {
	whole := plainly(said)
	for i := range words {
		if !words[i].Player && slices.Contains(words[i].forms(), whole) {
			return i, ""
		}
	}
	parts := tokens(said)
	found, player, longest := -1, "", 0 // "top of deck" is no deck of somebody called "top of"
	for i := range words {
		if !words[i].Player {
			continue
		}
		if name, long := words[i].of(parts); long > longest {
			found, player, longest = i, name, long
		}
	}
	return found, player
}

// Lay lays something out that is said with its place before a colon: "Ann hand: Punch, Kick", "Ann's hand: Punch",
// "main d'Ann : Coup de Poing", "line_up: Giganta", "weakness: 1", "Ann power: 3", "turn: Ben".
func (d *Draft) Lay(said string) error {
	d.said = append(d.said, saying{"", said})
	place, what, ok := strings.Cut(said, ":")
	if !ok {
		return mistake(`%q has no colon: what lies there stands behind one, as in "line_up: Giganta, Catwoman"`,
			`%q n'a pas de deux-points : ce qui s'y trouve se met derrière, comme dans "line_up: Giganta, Catwoman"`,
			clip(said))
	}
	i, name := read(d.words, place)
	if i < 0 {
		_, _ = d.cards(what) // the names there may tell which game is meant
		return d.noPlace(place)
	}
	d.known++
	w := &d.words[i]
	switch {
	case w.Setting:
		return d.set(w, what)
	case !w.Player:
		return d.lay(w, -1, what)
	}
	p := 0
	var err error
	if name != "" {
		p, err = d.seat(name)
	} else if len(d.seats) == 0 {
		p, err = d.seat(somebody[0])
	}
	if err != nil {
		return err
	}
	return d.lay(w, p, what)
}

// LayIn lays out what is said of one word: of a player's with the name before a colon, "Ann: Punch, Kick", or without
// it, of the first player.
func (d *Draft) LayIn(word, said string) error {
	d.said = append(d.said, saying{word, said})
	i := slices.IndexFunc(d.words, func(w PlaceWord) bool { return w.Word == word && (!w.Setting || word == against) })
	name, what, ok := strings.Cut(said, ":")
	if i < 0 {
		if !ok {
			what = said
		}
		_, _ = d.cards(what)
		return d.noPlace(word)
	}
	d.known++
	w := &d.words[i]
	switch {
	case w.Setting:
		return d.set(w, said)
	case !w.Player:
		return d.lay(w, -1, said)
	}
	if !ok {
		name, what = somebody[0], said
		if len(d.seats) > 0 {
			name = d.seats[0].name
		}
	}
	p, err := d.seat(name)
	if err != nil {
		return err
	}
	return d.lay(w, p, what)
}

// noPlace says that nothing is called so, and what may be meant.
func (d *Draft) noPlace(place string) error {
	var names []string
	var all []engine.Text
	for i := range d.words {
		all = append(all, d.called(&d.words[i]))
		names = append(names, d.words[i].forms()...)
	}
	said := plainly(place)
	near := engine.Nearest(clip(said), names)
	if words := strings.Fields(said); near == "" && len(words) > 1 { // a player's
		near = engine.Nearest(clip(words[len(words)-1]), names)
	}
	return mistake("nothing that can be laid out is called %q; there are %s",
		"rien de ce qui se garnit ne s'appelle %q ; il y a %s", clip(strings.TrimSpace(place)),
		engine.Join(all, engine.Commas)).over(place, near)
}

// set takes what is said of the moment, or of how the game is set up.
func (d *Draft) set(w *PlaceWord, what string) error {
	what = strings.TrimSpace(what)
	value := ""
	switch {
	case w.Word == "first" && slices.Contains([]string{"random", "hasard", "au hasard"}, engine.FoldName(what)):
		value = strconv.Quote("random")
	case w.Word == "first" || w.Word == "turn":
		if err := d.once(d.called(w)); err != nil {
			return err
		}
		d.named = append(d.named, naming{w.Word, what, len(d.said) - 1})
		return nil
	case w.Word == "at":
		at, no := scenario.StepNamed(d.game, d.rules, what)
		if no != nil {
			var names []string
			for i := range d.rules.Steps {
				names = slices.AppendSeq(names, d.rules.Steps[i].Name.All())
			}
			if d.plainly {
				no.What = engine.Sayf("%s has no step %q", "%s n'a pas d'étape %q", d.gameName(), clip(what))
			}
			return (&Mistake{What: no.What}).over(what, engine.Nearest(clip(what), names))
		}
		if d.rules.Steps[at].SetUp {
			return d.fromSetUp(w, at)
		}
		value = strconv.Quote(what)
	case w.Word == against:
		id, near := d.game.ScenarioNamed(what)
		if id == "" {
			return mistake("%s has no scenario %q; there are %s", "%s n'a pas de scénario %q ; il y a %s", d.gameName(),
				clip(what), d.scenarios()).over(what, near)
		}
		value = strconv.Quote(id)
	default:
		n, no := d.number(w, what)
		if no != nil {
			return no
		}
		value = n
	}
	d.known++
	if err := d.once(d.called(w)); err != nil {
		return err
	}
	d.header = append(d.header, label{text: w.Word + " = " + value, of: len(d.said) - 1})
	return nil
}

// yes and no are what is said of something that is only so or not so.
var yes, no = []string{"yes", "oui", "on", "true", "vrai"}, []string{"no", "non", "off", "false", "faux"}

// number reads the number that is said of a word.
func (d *Draft) number(w *PlaceWord, what string) (string, *Mistake) {
	what = strings.TrimSpace(what)
	if w.Yes {
		switch said := engine.FoldName(what); {
		case slices.Contains(yes, said):
			return "1", nil
		case slices.Contains(no, said):
			return "0", nil
		}
	}
	n, err := strconv.Atoi(what)
	if err == nil && n >= w.Least && n <= w.Most {
		return strconv.Itoa(n), nil
	}
	if w.Yes {
		return "", mistake("%s is yes or no, and not %q", "%s se dit oui ou non, et non %q", d.called(w), clip(what))
	}
	return "", mistake("%s is a whole number from %d to %d, and not %q", "%s est un nombre entier de %d à %d, et non %q",
		d.called(w), w.Least, w.Most, clip(what))
}

// once stops what is said twice.
func (d *Draft) once(what engine.Text) error {
	if d.laid[what[engine.EN]] {
		return mistake("%s is said twice: name all that lies there at once",
			"%s est dit deux fois : nommez d'un coup tout ce qui s'y trouve", what)
	}
	d.laid[what[engine.EN]] = true
	return nil
}

// lay lays a word out: of a player, or of the table where p is -1.
func (d *Draft) lay(w *PlaceWord, p int, what string) error {
	what = strings.TrimSpace(what)
	value, isNumber := "", false
	var cards []laidCard
	_, notNumber := strconv.ParseFloat(what, 64)
	switch {
	case w.Word == character:
		c, err := d.character(what)
		if err != nil {
			return err
		}
		value = c
	case !w.Cards || w.Number && notNumber == nil:
		n, no := d.number(w, what)
		if no != nil {
			return no
		}
		value, isNumber = n, true
	case notNumber == nil && what != "0":
		return mistake("%s is a list of cards: name them, as in %s: %s",
			"%s est une liste de cartes : nommez-les, comme dans %s: %s", d.called(w), d.called(w), d.rules.Cards[1].Name)
	default:
		var err error
		if cards, err = d.cards(what); err != nil {
			return err
		}
		if len(cards) == 0 {
			value = "{}"
		}
	}
	said, of := d.called(w), len(d.said)-1
	if p >= 0 {
		said = engine.Sayf("%s %s", "%s, %s", d.seats[p].name, said)
	}
	if err := d.once(said); err != nil {
		return err
	}
	if w.Cards && !isNumber {
		if err := d.pile(w, p, cards); err != nil {
			return err
		}
	}
	switch base, isTop := strings.CutSuffix(w.Word, top); {
	case p >= 0:
		d.seats[p].labels = append(d.seats[p].labels, label{w.Word + " = " + value, of, cards})
	case isNumber:
		d.stacks = append(d.stacks, label{text: w.Word + " = " + value, of: of})
	case isTop:
		d.places = append(d.places, label{base + ":on_top " + value, of, cards})
	default:
		d.places = append(d.places, label{w.Word + " " + value, of, cards})
	}
	return nil
}

// pile notes the cards that are named of a place: of a pile all, or those on top of it.
func (d *Draft) pile(w *PlaceWord, p int, cards []laidCard) error {
	word, isTop := strings.CutSuffix(w.Word, top)
	at := pile{p, word}
	i := slices.IndexFunc(d.words, func(x PlaceWord) bool { return x.Word == word && x.Player == w.Player })
	switch {
	case isTop && len(cards) == 0:
		return mistake("%s names nothing: leave it out", "%s ne nomme rien : omettez-le", d.called(w))
	case d.piles[at] != "" && i >= 0:
		return mistake("%s and its top cannot both be laid out: name all its cards in one list",
			"%s et son dessus ne se garnissent pas à la fois : nommez toutes ses cartes dans une liste", d.called(&d.words[i]))
	}
	d.piles[at] = w.Word
	d.placed += cardsIn(cards)
	return nil
}
