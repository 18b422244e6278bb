package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Draft is a set-up that somebody says in words, place by place: "Ann hand: Punch, Kick", "weakness: 1", "turn: Ben".
// It becomes the text of a script. Whether the set-up is possible is seen when a table is opened with it.
type Draft struct {
	game    *engine.Game
	rules   *engine.Rules
	edition string
	closed  bool // the players are named: nobody else sits down
	seats   []seat
	header  []string // labels of the header
	stacks  []string // how many cards piles have
	places  []string // lines that lay places out
	laid    map[string]bool
	asIf    bool
}

// seat is a player of a draft.
type seat struct {
	name   string
	labels []string
}

// PlaceWord is a word by which a set-up lays something out.
type PlaceWord struct {
	Word   string // of a script: hand, main_deck, power
	Name   engine.Text
	Player bool // it is a player's, and not the table's
	Number bool // it may be a number, or is one
	Cards  bool // it may be cards
}

// PlaceWords gives the words by which a set-up of a game lays something out: what lies before a player, then what lies
// on the table.
func PlaceWords(game *engine.Game) (out []PlaceWord) {
	r := game.Rules(game.Editions[0])
	out = append(out, PlaceWord{Word: character, Name: engine.Text{"character", "personnage"}, Player: true})
	add := func(z *engine.ZoneInfo, player bool) {
		if z.Inner || z.Passing {
			return
		}
		_, word := game.SetupWords()[z.ID]
		out = append(out, PlaceWord{z.ID, z.Name, player, z.Sized || word, true})
		if z.Piled {
			out = append(out, PlaceWord{z.ID + top, engine.Sayf("top of %s", "dessus : %s", z.Name), player, false, true})
		}
	}
	for i := range r.PerPlayer {
		add(&r.PerPlayer[i], true)
	}
	for _, c := range r.CountInfo {
		if !c.Global && !c.Outcome {
			out = append(out, PlaceWord{c.ID, c.Name, true, true, false})
		}
	}
	for i := 1; i < len(r.Shared); i++ {
		add(&r.Shared[i], false)
	}
	return out
}

// Words of a script.
const (
	character = "character"
	top       = "_top"
)

// NewDraft begins the set-up of a game. An edition that is empty is the first.
func NewDraft(game *engine.Game, edition string) (*Draft, error) {
	d := &Draft{game: game, edition: strings.ToLower(edition), laid: map[string]bool{}}
	if edition == "" {
		d.edition = game.Editions[0]
	}
	if !slices.Contains(game.Editions, d.edition) {
		return nil, engine.Errorf("%s has no edition %q; its editions are %s%v",
			"%s n'a pas d'édition %q ; ses éditions sont %s%v", game.ID, clip(edition), strings.Join(game.Editions, ", "),
			meant(engine.Nearest(edition, game.Editions)))
	}
	d.rules = game.Rules(d.edition)
	if edition != "" {
		d.header = append(d.header, "edition = "+strconv.Quote(d.edition))
	}
	return d, nil
}

// meant proposes a name, nothing where there is none to propose.
func meant(name string) engine.Text {
	if name == "" {
		return engine.Text{}
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", name)
}

// mostPlayers bounds how many sit down; a game has bounds of its own.
const mostPlayers = 12

// Players names all players. Who is named elsewhere must be one of them.
func (d *Draft) Players(names ...string) error {
	for _, n := range names {
		if strings.TrimSpace(n) == "" {
			return engine.Errorf("a name beside a comma is empty", "il manque un nom à côté d'une virgule")
		}
		if _, err := d.seat(n); err != nil {
			return err
		}
	}
	d.closed = true
	return nil
}

// somebody are the names of players that nobody has named.
var somebody = []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Leo"}

// Fill has so many players sit at the table: those who are named, and others.
func (d *Draft) Fill(n int) error {
	if n < 1 || n > mostPlayers {
		return engine.Errorf("there are from 1 to %d players, and the rules of the game may want fewer of them",
			"il y a de 1 à %d joueurs, et les règles du jeu peuvent en vouloir moins", mostPlayers)
	}
	if len(d.seats) > n {
		return engine.Errorf("%d players are named, and %d are to play", "%d joueurs sont nommés, et %d doivent jouer",
			len(d.seats), n)
	}
	for _, name := range somebody {
		if len(d.seats) < n && d.index(name) < 0 {
			d.seats = append(d.seats, seat{name: name})
		}
	}
	return nil
}

// Seated is how many players are named so far.
func (d *Draft) Seated() int { return len(d.seats) }

// Least gives the least number of players, from those who are named on, with which the game can be set up.
func (d *Draft) Least() int {
	for n := max(1, len(d.seats)); n <= mostPlayers; n++ {
		s := &engine.Setup{Seed: 1, Options: map[string]int{}, Sizes: map[engine.Zone]int{}}
		for i := range n {
			s.Players = append(s.Players, engine.SeatSetup{Name: somebody[i]})
		}
		if _, err := d.game.Start(d.rules, s, nil); err == nil {
			return n
		}
	}
	return max(2, len(d.seats))
}

// Seed sets the number that decides all chance.
func (d *Draft) Seed(n uint64) { d.header = append(d.header, "seed = "+strconv.FormatUint(n, 10)) }

// AsIf allows what no real game could hold.
func (d *Draft) AsIf() { d.asIf = true }

func (d *Draft) index(name string) int {
	return slices.IndexFunc(d.seats, func(s seat) bool { return engine.FoldName(s.name) == engine.FoldName(name) })
}

// seat gives the place of a player by the name. Who is not named yet sits down.
func (d *Draft) seat(name string) (int, error) {
	name = strings.Join(strings.Fields(name), " ")
	if i := d.index(name); i >= 0 {
		return i, nil
	}
	if d.closed {
		var names []string
		for _, s := range d.seats {
			names = append(names, s.name)
		}
		return 0, engine.Errorf("no player is called %q; there are %s%v", "aucun joueur ne s'appelle %q ; il y a %s%v",
			clip(name), strings.Join(names, ", "), meant(engine.Nearest(name, names)))
	}
	if name == "" || len(d.seats) == mostPlayers {
		return 0, engine.Errorf("there are from 1 to %d players, and each has a name",
			"il y a de 1 à %d joueurs, et chacun a un nom", mostPlayers)
	}
	if strings.ToLower(name) == name {
		first, size := utf8.DecodeRuneInString(name)
		name = string(unicode.ToUpper(first)) + name[size:]
	}
	d.seats = append(d.seats, seat{name: name})
	return len(d.seats) - 1, nil
}

// Lay lays something out that is said with its place before a colon: "Ann hand: Punch, Kick", "Ann's hand: Punch",
// "main d'Ann : Coup de Poing", "line_up: Giganta", "weakness: 1", "Ann power: 3", "turn: Ben".
func (d *Draft) Lay(said string) error {
	place, what, ok := strings.Cut(said, ":")
	if !ok {
		return engine.Errorf(`%q has no colon: what lies there stands behind one, as in "line_up: Giganta, Catwoman"`,
			`%q n'a pas de deux-points : ce qui s'y trouve se met derrière, comme dans "line_up: Giganta, Catwoman"`,
			clip(said))
	}
	folded := spaced(place)
	words := PlaceWords(d.game)
	for i := range words {
		w := &words[i]
		if !w.Player && w.means(folded) {
			return d.lay(w, -1, what)
		}
	}
	if done, err := d.head(folded, what); done {
		return err
	}
	for i := range words {
		w := &words[i]
		if !w.Player {
			continue
		}
		if name, ok := w.of(place); ok {
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
	}
	return d.noPlace(place, words)
}

// LayIn lays out what is said of one word: of a player's with the name before a colon, "Ann: Punch, Kick", or without
// it, of the first player.
func (d *Draft) LayIn(word, said string) error {
	words := PlaceWords(d.game)
	i := slices.IndexFunc(words, func(w PlaceWord) bool { return w.Word == word })
	if i < 0 {
		return d.noPlace(word, words)
	}
	if !words[i].Player {
		return d.lay(&words[i], -1, said)
	}
	name, what, ok := strings.Cut(said, ":")
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
	return d.lay(&words[i], p, what)
}

// spaced is a place as somebody says it, to be compared.
func spaced(s string) string {
	return strings.Join(strings.Fields(strings.NewReplacer("_", " ", "-", " ", ".", " ").Replace(engine.FoldName(s))), " ")
}

// forms are the ways to name what a word stands for.
func (w *PlaceWord) forms() []string {
	out := []string{spaced(w.Word)}
	for name := range w.Name.All() {
		if f := spaced(name); f != "" && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	if before, is := strings.CutSuffix(w.Word, top); is {
		out = append(out, "top of "+spaced(before), "dessus de "+spaced(before))
	}
	return out
}

func (w *PlaceWord) means(folded string) bool { return slices.Contains(w.forms(), folded) }

// of takes the player off a place that is a player's: "Ann hand", "ann.hand", "Ann's hand", "main d'Ann". The name is
// empty where nobody is named.
func (w *PlaceWord) of(place string) (name string, ok bool) {
	words := strings.Fields(strings.NewReplacer("_", " ", ".", " ", "’", "'").Replace(place))
	for _, form := range w.forms() {
		n := len(strings.Fields(form))
		switch {
		case len(words) < n:
		case spaced(strings.Join(words[len(words)-n:], " ")) == form:
			name = strings.Join(words[:len(words)-n], " ")
			return strings.TrimSuffix(strings.TrimSuffix(name, "'s"), "'"), true
		case spaced(strings.Join(words[:n], " ")) == form && len(words) > n:
			rest := words[n:]
			if lower := strings.ToLower(rest[0]); lower == "de" && len(rest) > 1 {
				return strings.Join(rest[1:], " "), true
			} else if strings.HasPrefix(lower, "d'") {
				return strings.Join(rest, " ")[2:], true
			}
		}
	}
	return "", false
}

// noPlace says that nothing is called so, and what may be meant.
func (d *Draft) noPlace(place string, words []PlaceWord) error {
	var names, all []string
	for i := range words {
		if words[i].Word != "" {
			all = append(all, words[i].Word)
		}
		names = append(names, words[i].forms()...)
	}
	near := engine.Nearest(clip(spaced(place)), names)
	if said := strings.Fields(place); near == "" && len(said) > 1 { // a player's
		near = engine.Nearest(clip(spaced(said[len(said)-1])), names)
	}
	return engine.Errorf("nothing that can be laid out is called %q; there are %s%v",
		"rien de ce qui se garnit ne s'appelle %q ; il y a %s%v", clip(strings.TrimSpace(place)),
		strings.Join(all, ", "), meant(near))
}

// head takes what is said of the moment, or of how the game is set up; done is false where it is neither.
func (d *Draft) head(folded, what string) (done bool, err error) {
	what = strings.TrimSpace(what)
	label := strings.ReplaceAll(folded, " ", "_")
	value := ""
	_, option := d.game.SetupWords()[label]
	switch {
	case label == "first" || label == "turn":
		if what != "random" {
			p, err := d.seat(what)
			if err != nil {
				return true, err
			}
			what = d.seats[p].name
		}
		value = strconv.Quote(what)
	case label == "at":
		value = strconv.Quote(what)
	case option || slices.ContainsFunc(d.rules.CountInfo, func(c engine.CounterInfo) bool {
		return c.Global && !c.Outcome && c.ID == label
	}):
		if value, err = number(label, what); err != nil {
			return true, err
		}
	default:
		return false, nil
	}
	d.header = append(d.header, label+" = "+value)
	return true, d.once(label)
}

func number(label, what string) (string, error) {
	n, err := strconv.ParseUint(strings.TrimSpace(what), 10, 16)
	if err != nil {
		return "", engine.Errorf("%s is a whole number from 0 on, and not %q", "%s est un nombre entier, 0 ou plus, et non %q",
			label, clip(strings.TrimSpace(what)))
	}
	return strconv.FormatUint(n, 10), nil
}

// once stops what is said twice.
func (d *Draft) once(what string) error {
	if d.laid[what] {
		return engine.Errorf("%s is said twice: name all that lies there at once",
			"%s est dit deux fois : nommez d'un coup tout ce qui s'y trouve", what)
	}
	d.laid[what] = true
	return nil
}

// lay lays a word out: of a player, or of the table where p is -1.
func (d *Draft) lay(w *PlaceWord, p int, what string) error {
	what = strings.TrimSpace(what)
	value, isNumber := "", false
	_, notNumber := strconv.Atoi(what)
	switch {
	case w.Word == character:
		c, err := d.card(what)
		if err != nil {
			return err
		}
		value = c
	case !w.Cards || w.Number && notNumber == nil:
		n, err := number(w.Word, what)
		if err != nil {
			return err
		}
		value, isNumber = n, true
	case notNumber == nil && what != "0":
		return engine.Errorf("%s is a list of cards: name them, as in %s: %s", "%s est une liste de cartes : nommez-les, comme dans %s: %s",
			w.Word, w.Word, d.rules.Cards[1].Name)
	default:
		cards, err := d.cards(what)
		if err != nil {
			return err
		}
		value = "{ " + strings.Join(cards, ", ") + " }"
		if len(cards) == 0 {
			value = "{}"
		}
	}
	said := w.Word
	switch base, isTop := strings.CutSuffix(w.Word, top); {
	case p >= 0:
		d.seats[p].labels = append(d.seats[p].labels, w.Word+" = "+value)
		said = d.seats[p].name + " " + said
	case isNumber:
		d.stacks = append(d.stacks, w.Word+" = "+value)
	case isTop:
		d.places = append(d.places, base+":on_top "+value)
	default:
		d.places = append(d.places, w.Word+" "+value)
	}
	return d.once(said)
}

// cards reads a list of cards: "Punch, 2 Kick, Tigra (damage 2, exhausted, with Inspired)".
func (d *Draft) cards(what string) (out []string, err error) {
	const most = 400
	if what == "-" || what == "0" || what == "" {
		return nil, nil
	}
	for _, part := range parted(what) {
		n := 1
		name := strings.TrimSpace(part)
		if count, rest, ok := strings.Cut(name, " "); ok {
			if c, err := strconv.Atoi(strings.TrimSuffix(strings.ToLower(count), "x")); err == nil && c > 0 {
				n = c
				rest = strings.TrimSpace(rest)
				name = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(rest, "x "), "× "))
			}
		}
		card, err := d.marked(name)
		if err != nil {
			return nil, err
		}
		if len(out)+n > most {
			return nil, engine.Errorf("more than %d cards in one set-up", "plus de %d cartes dans une mise en place", most)
		}
		for range n {
			out = append(out, card)
		}
	}
	return out, nil
}

// parted parts a list at its commas, those in brackets left aside.
func parted(s string) (out []string) {
	depth, from := 0, 0
	for i, c := range s {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth <= 0:
			out = append(out, s[from:i])
			from = i + 1
		}
	}
	return append(out, s[from:])
}

// card gives the name of a card, quoted.
func (d *Draft) card(name string) (string, error) {
	name = strings.Trim(strings.TrimSpace(name), `"“”«» `)
	c := d.rules.FindCard(name)
	if c == 0 {
		return "", engine.Errorf("%s has no card %q%v", "%s n'a pas de carte %q%v", d.game.ID, clip(name),
			meant(d.rules.NearCard(clip(name))))
	}
	return strconv.Quote(d.rules.Cards[c].Name[engine.EN]), nil
}

// marked is a card with what lies on it, in brackets behind its name.
func (d *Draft) marked(said string) (string, error) {
	open := strings.Index(said, " (")
	if open < 0 || d.rules.FindCard(said) != 0 || !strings.HasSuffix(said, ")") {
		return d.card(said)
	}
	for d.rules.FindCard(said[:open]) == 0 { // a name may hold brackets of its own
		next := strings.Index(said[open+1:], " (")
		if next < 0 {
			break
		}
		open += 1 + next
	}
	card, err := d.card(said[:open])
	if err != nil {
		return "", err
	}
	out := card
	var with []string
	for _, mark := range parted(said[open+2 : len(said)-1]) {
		mark = strings.Join(strings.Fields(strings.ReplaceAll(mark, "=", " ")), " ")
		if name, is := strings.CutPrefix(mark, "with "); is {
			c, err := d.marked(name)
			if err != nil {
				return "", err
			}
			with = append(with, c)
			continue
		}
		label, err := d.mark(mark)
		if err != nil {
			return "", err
		}
		out += ", " + label
	}
	if len(with) > 0 {
		out += ", with = { " + strings.Join(with, ", ") + " }"
	}
	return "{ " + out + " }", nil
}

// mark is one thing that lies on a card: "damage 2", "2 damage", "exhausted".
func (d *Draft) mark(said string) (string, error) {
	word, n, _ := strings.Cut(said, " ")
	if _, err := strconv.Atoi(word); err == nil {
		word, n = n, word
	}
	var words []string
	for i := range d.rules.Tokens {
		k := &d.rules.Tokens[i]
		if k.ID == "" {
			continue
		}
		if words = append(words, k.ID); k.ID == engine.FoldName(word) || k.Name.Means(engine.FoldName(word)) {
			value, err := number(k.ID, n)
			return k.ID + " = " + value, err
		}
	}
	for _, f := range d.rules.Flags {
		if words = append(words, f.ID); f.ID == engine.FoldName(said) || f.Name.Means(engine.FoldName(said)) {
			return f.ID + " = true", nil
		}
	}
	for i := range d.rules.Deeds {
		if id := d.rules.Deeds[i].ID; id == engine.FoldName(said) {
			return id + " = true", nil
		}
	}
	return "", engine.Errorf("nothing called %q lies on a card; there are %s%v", "rien qui s'appelle %q n'est sur une carte ; il y a %s%v",
		clip(said), strings.Join(words, ", "), meant(engine.Nearest(word, words)))
}

// Source is the script that sets the table up.
func (d *Draft) Source() string {
	source := d.source(func(i int) string { return variableOf(d.seats[i].name, i) })
	if _, err := scenario.For(d.game).Compile("", "", source); err != nil { // a name may be a word of the language
		source = d.source(func(i int) string { return "player" + strconv.Itoa(i+1) })
	}
	return source
}

// variableOf is the name under which a script holds a player.
func variableOf(name string, i int) string {
	plain := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' {
			return c
		}
		return -1
	}, strings.ReplaceAll(engine.FoldName(name), " ", "_"))
	if plain == "" || plain[0] >= '0' && plain[0] <= '9' {
		return "player" + strconv.Itoa(i+1)
	}
	return plain
}

func (d *Draft) source(variable func(i int) string) string {
	var b strings.Builder
	b.WriteString("scenario \"TITLE\" {\n  game = " + strconv.Quote(d.game.ID) + ",\n")
	for _, label := range d.header {
		b.WriteString("  " + label + ",\n")
	}
	b.WriteString("}\n\nlocal ")
	for i := range d.seats {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(variable(i))
	}
	b.WriteString(" = players {\n")
	for _, s := range d.seats {
		b.WriteString("  { " + strings.Join(append([]string{strconv.Quote(s.name)}, s.labels...), ", ") + " },\n")
	}
	b.WriteString("}\n")
	if len(d.stacks) > 0 {
		b.WriteString("stacks { " + strings.Join(d.stacks, ", ") + " }\n")
	}
	for _, line := range d.places {
		b.WriteString(line + "\n")
	}
	if d.asIf {
		b.WriteString("as_if()\n")
	}
	return b.String()
}
