package log

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// A description tells of an event in the words of the log: a line of it, with any part left out. This is how a script
// says what it expects to have happened. Sentences.Read finds which kinds of events may be meant; one that none can fit
// is an error, since nothing could ever be expected by it in earnest.

// Description is an event as it is told: what its line says, what it names, and by which clauses it happens.
type Description struct {
	// between the names: "gains", "is defeated"; a kind's own name ("gain-vp") or a verb of the moves will do. May be
	// none
	Words  []string
	Things []Thing
	By     []engine.Clause
	// every line that says so is meant, as where it is said that there is none: the words must be all of a line's
	Every bool

	fits []fitting     // the kinds it may mean, and how
	open bool          // it tells of whatever is done by its clauses
	verb engine.Verb   // it tells of a choice
	way  engine.Option // and of this one
}

// Sort is the sort of a Thing.
type Sort uint8

// What a description may name.
const (
	SomePlayer Sort = iota
	SomeCard
	SomeZone
	SomeNumber
)

// Thing is something that a description names.
type Thing struct {
	Sort   Sort
	Behind int // how many of the Words stand before it
	Player engine.Player
	Card   string // its name
	Zone   engine.Zone
	Role   Role // of a zone: where the card comes from or goes to
	N      int
	Signed bool // of a number: +2 or -2, and not just 2
	Now    bool // of a number: what there is afterwards
}

// Role says which zone of an event is meant.
type Role uint8

// Either, or the one before the arrow, or the one behind it.
const (
	EitherZone Role = iota
	FromZone
	ToZone
)

// fitting is how a description fits a kind of event: which fields of its sentence what it names may be.
type fitting struct {
	kind   engine.Kind
	exact  bool             // the words are all of a phrase, or the kind's own name
	named  bool             // they are the kind's own name, as it is spelt
	whole  bool             // and every player and card of the sentence is named: this is the line itself
	saying *engine.Saying   // they are the players' and not the line's own
	fields [][]engine.Field // by Thing; a zone's for a player is that its owner is meant
}

// Read finds which kinds of events a description may mean, once it is whole. The error says what is wrong with it.
func (s *Sentences) Read(d *Description) error {
	if len(d.Words) == 0 {
		return s.anything(d)
	}
	words := folded(strings.Join(d.Words, " "))
	if v := s.verbOf(words); v != engine.NoVerb && strings.Contains(s.rules.Verbs[v].Word, "_") {
		words = saysOf(&s.rules.Verbs[v], engine.EN)
	}
	meant, all := s.meant(words, d)
	if d.Every { // "discard" is also what "discards" says, if that is not open
		more, _ := s.meant(words+"s", d)
		if len(meant) > 0 && len(more) > 0 && !slices.ContainsFunc(more, func(f fitting) bool { return !f.exact }) {
			meant = append(meant, more...)
		}
	}
	switch s.verbOf(words) {
	case engine.VerbDecline, engine.VerbChoose: // no event has these words
		meant = nil
	}
	if len(meant) == 0 {
		if s.choice(words, d) {
			return nil
		}
		return s.unknown(d, words, all)
	}
	has := func(what func(f fitting) bool) bool { return slices.ContainsFunc(meant, what) }
	sums := func(f fitting) bool { return s.rules.Kinds[f.kind].Sums }
	if has(func(f fitting) bool { return f.exact && !sums(f) }) { // each thing tells of itself
		meant = slices.DeleteFunc(meant, sums)
	}
	exact := has(func(f fitting) bool { return f.exact })
	switch {
	case d.Every && !exact:
		return engine.Errorf("%q is only the beginning of a line, and behind has_no and count another line might tell the same: %s; "+
			"write all words of one, or in its place the name in brackets, such as %q",
			"%q n'est que le début d'une ligne, et derrière has_no et count une autre pourrait dire la même chose : %s ; "+
				"écrivez tous les mots de l'une, ou à sa place le nom entre parenthèses, comme %q",
			d.told(), s.list(s.nearby(words, d, kindsOf(meant))), s.rules.Kinds[meant[0].kind].Name)
	case has(func(f fitting) bool { return f.named }):
		meant = slices.DeleteFunc(meant, func(f fitting) bool { return !f.exact })
	case !d.Every && has(func(f fitting) bool { return f.whole }):
		meant = slices.DeleteFunc(meant, func(f fitting) bool { return !f.exact })
	case s.differ(meant, exact):
		return engine.Errorf("%q can mean more than one thing here: %s; write more of the line, or in its place the name in brackets, such as %q",
			"%q peut vouloir dire plus d'une chose ici : %s ; écrivez-en plus, ou à sa place le nom entre parenthèses, comme %q",
			d.told(), s.list(kindsOf(meant)), s.rules.Kinds[meant[0].kind].Name)
	}
	d.fits = meant
	if s.verbOf(words) != engine.NoVerb {
		s.choice(words, d) // the choice counts where nothing else tells of it
	}
	return nil
}

// anything reads a description without words: only its clauses tell what happened.
func (s *Sentences) anything(d *Description) error {
	if len(d.By) == 0 {
		return engine.Errorf("this tells of nothing that happens: a word of the log is missing, such as \"%s\"",
			"ceci ne parle de rien qui se passe : il manque un mot du journal, comme « %s »", s.example())
	}
	var fits []fitting
	for k := range s.rules.Kinds {
		if told(s.rules, engine.Kind(k)) {
			if f, ok := s.align(engine.Kind(k), s.anywhere(engine.Kind(k), byClause), d); ok {
				fits = append(fits, f)
			}
		}
	}
	d.fits = fits
	d.open = !slices.ContainsFunc(d.Things, func(t Thing) bool { return t.Sort != SomePlayer }) && len(d.Things) <= 1
	if len(d.fits) == 0 && !d.open {
		return engine.Errorf("no line of the log names all this", "aucune ligne du journal ne nomme tout cela")
	}
	return nil
}

// anywhere is the wording of a kind without words.
func (s *Sentences) anywhere(k engine.Kind, begin int) wording {
	return wording{begin: begin, places: s.places[k]}
}

// example is a word of the log of this game.
func (s *Sentences) example() engine.Text {
	if len(s.rules.Verbs) <= int(engine.FirstVerb) {
		return engine.Text{}
	}
	v := &s.rules.Verbs[engine.FirstVerb]
	return engine.Each(func(l engine.Lang) string { return saysOf(v, l) })
}

// meant gives the kinds that words may mean and that can name what the description names, each in every way that fits
// it best; all are those the words alone may mean.
func (s *Sentences) meant(words string, d *Description) (meant []fitting, all []engine.Kind) {
	spelt := strings.TrimSpace(strings.ToLower(d.told()))
	for k := range s.rules.Kinds {
		kind := engine.Kind(k)
		if !told(s.rules, kind) {
			continue
		}
		name := s.rules.Kinds[k].Name
		var best []fitting
		try := func(w wording, exact, named bool) {
			if len(best) > 0 && !exact {
				return
			}
			if f, ok := s.align(kind, w, d); ok {
				f.exact, f.named, f.whole, f.saying = exact, named, exact && f.whole && w.begin >= 0 && w.saying == nil,
					w.saying
				if len(best) > 0 && !best[0].exact {
					best = nil
				}
				best = append(best, f)
			}
		}
		known, whole := false, false
		for _, w := range s.wordings[k] {
			exact := w.text == words && (w.saying == nil || !w.saying.Apart)
			if w.saying != nil && !exact && !d.Every { // a beginning is that of the line
				continue
			}
			if exact || w.text == words || strings.HasPrefix(w.text, words+" ") {
				known, whole = true, whole || exact && w.saying == nil
				try(w, exact, exact && spelt == name)
			}
		}
		if spelt == name || words == strings.ReplaceAll(name, "-", " ") {
			if !whole { // where the line itself has these words, what it names stands around them as in the line
				try(s.anywhere(kind, byName), true, spelt == name)
			}
			known = true
		}
		if known {
			all = append(all, kind)
		}
		meant = append(meant, best...)
	}
	return meant, all
}

// differ says whether several kinds are told in different words, so that it is open which of them is meant.
func (s *Sentences) differ(fits []fitting, exact bool) bool {
	for i := range fits {
		if fits[i].exact != exact {
			return true
		}
		if !exact && s.wordings[fits[i].kind][0].text != s.wordings[fits[0].kind][0].text {
			return true
		}
	}
	return false
}

// align finds for everything that a description names the fields of a kind that it may be. Players and cards stand
// between the same words as in the line; so "gains" and a card are not "gains no card of".
func (s *Sentences) align(k engine.Kind, w wording, d *Description) (fitting, bool) {
	f := fitting{kind: k, fields: make([][]engine.Field, len(d.Things)), whole: len(d.Things) > 0}
	places := w.places
	for sort := SomePlayer; sort <= SomeNumber; sort++ {
		var free []place
		for _, p := range places {
			if sortOf(p.field) == sort {
				free = append(free, p)
			}
		}
		var named []int
		for i := range d.Things {
			if d.Things[i].Sort == sort {
				named = append(named, i)
			}
		}
		if sort == SomePlayer && len(free) == 0 && len(named) == 1 {
			if w.begin != byClause && d.Things[named[0]].Behind == 0 && s.passive(k, &w) &&
				!(w.begin >= 0 && d.begins(SomeCard)) {
				return f, false // "Ann, defeat" is no card of hers that is defeated, nor is "Ann, is defeated"
			}
			for _, p := range places {
				if sortOf(p.field) == SomeZone {
					f.fields[named[0]] = append(f.fields[named[0]], p.field)
				}
			}
			if len(f.fields[named[0]]) == 0 {
				return f, false
			}
			continue
		}
		if len(named) > len(free) {
			return f, false
		}
		if len(named) < len(free) && (sort == SomePlayer || sort == SomeCard) {
			f.whole = false
		}
		for n, i := range named {
			t := &d.Things[i]
			for j, p := range free {
				if t.allows(p.field) && (len(named) < len(free) || n == j || sort >= SomeZone) &&
					(sort >= SomeZone || d.stands(t, p, w.begin)) {
					f.fields[i] = append(f.fields[i], p.field)
				}
			}
			if len(f.fields[i]) == 0 {
				return f, false
			}
		}
	}
	return f, true
}

// begins says whether a description names something of a sort before its words.
func (d *Description) begins(sort Sort) bool {
	return slices.ContainsFunc(d.Things, func(t Thing) bool { return t.Sort == sort && t.Behind == 0 })
}

// passive says whether a line begins with a card and then says what becomes of it: a player in front would do it, or it
// would become of him.
func (s *Sentences) passive(k engine.Kind, w *wording) bool {
	text := w.text
	if w.begin == byName {
		text = s.wordings[k][0].text
	}
	return len(w.places) > 0 && w.places[0].words == 0 && sortOf(w.places[0].field) == SomeCard && text != ""
}

// stands says whether a player or a card stands in a description where a field stands in a sentence of which some words
// are left out.
func (d *Description) stands(t *Thing, p place, begin int) bool {
	switch begin {
	case byClause:
		return true
	case byName: // "Ann, attack" is no Attack on Ann
		return t.Behind > 0 || p.words == 0
	}
	return d.wordsBefore(t) == max(0, p.words-begin)
}

// told gives the words of a description in one.
func (d *Description) told() string { return strings.Join(d.Words, " ") }

// wordsBefore is how many single words stand before a thing.
func (d *Description) wordsBefore(t *Thing) int {
	return len(strings.Fields(folded(strings.Join(d.Words[:min(t.Behind, len(d.Words))], " "))))
}

// sortOf is the sort of thing that a field names; those that name nothing have none of the sorts.
func sortOf(f engine.Field) Sort {
	switch f {
	case engine.FieldActor, engine.FieldPlayer:
		return SomePlayer
	case engine.FieldCard, engine.FieldSource, engine.FieldOn, engine.FieldBack:
		return SomeCard
	case engine.FieldFrom, engine.FieldTo:
		return SomeZone
	case engine.FieldN, engine.FieldPlusN, engine.FieldNow:
		return SomeNumber
	}
	return SomeNumber + 1
}

// allows says whether a thing of the field's sort may be meant by it.
func (t *Thing) allows(f engine.Field) bool {
	switch {
	case f == engine.FieldFrom:
		return t.Role != ToZone
	case f == engine.FieldTo:
		return t.Role != FromZone
	case t.Sort == SomeNumber:
		return t.Now == (f == engine.FieldNow)
	}
	return true
}

// verbOf is the verb that words are, NoVerb if they are none.
func (s *Sentences) verbOf(words string) engine.Verb {
	for v := range s.rules.Verbs {
		if info := &s.rules.Verbs[v]; info.Word != "" && (words == folded(info.Word) ||
			slices.Contains(allSays(info), words)) {
			return engine.Verb(v)
		}
	}
	return engine.NoVerb
}

// allSays is what a verb says in each language, without what it is said of.
func allSays(v *engine.VerbInfo) []string {
	out := make([]string, engine.Spoken())
	for l := range engine.Spoken() {
		out[l] = saysOf(v, l)
	}
	return out
}

// saysOf is what a verb says without what it is said of.
func saysOf(v *engine.VerbInfo, l engine.Lang) string {
	return folded(strings.Replace(v.Says.In(l), "{x}", "", 1))
}

// choice reads a description as that of an answer that was chosen.
func (s *Sentences) choice(words string, d *Description) bool {
	for v := range s.rules.Verbs {
		info := &s.rules.Verbs[v]
		if info.Word == "" {
			continue
		}
		for _, says := range append([]string{folded(info.Word)}, allSays(info)...) {
			rest, ok := strings.CutPrefix(words, says)
			if !ok || rest != "" && (rest[0] != ' ' || info.Of == engine.OfNothing) {
				continue
			}
			way := engine.Option(0)
			if rest != "" {
				way = s.rules.FindOption(rest)
			}
			if (rest == "" || way != 0) && s.chosenFits(d, engine.Verb(v), way) {
				d.verb, d.way = engine.Verb(v), way
				return true
			}
		}
	}
	return false
}

// chosenFits says whether what a description names can be named of a choice: who chooses, and one thing that is chosen.
func (s *Sentences) chosenFits(d *Description, v engine.Verb, way engine.Option) bool {
	of := s.rules.Verbs[v].Of
	before, chosen := 0, 0
	for i := range d.Things {
		switch t := &d.Things[i]; {
		case t.Sort == SomePlayer && t.Behind == 0:
			before++
		case t.Sort == SomePlayer && (v == engine.VerbDecline || v != engine.VerbChoose && before == 0):
			return false // who does it stands before the word
		case t.Sort == SomeCard && t.Behind == 0:
			return false // and what it is done with, behind it
		case v != engine.VerbDecline && (t.Sort == SomePlayer && of&engine.OfPlayers == 0 ||
			t.Sort == SomeCard && of&engine.OfCards == 0):
			return false
		case t.Sort == SomePlayer || t.Sort == SomeCard:
			chosen++
		case t.Sort == SomeNumber || t.Role == ToZone:
			return false
		}
	}
	if v == engine.VerbDecline {
		return before <= 1 && way == 0
	}
	return before <= 1 && chosen <= 1 && (way == 0 || chosen == 0 && of&engine.OfOptions != 0)
}

// unknown says why a description with words can mean nothing.
func (s *Sentences) unknown(d *Description, words string, all []engine.Kind) error {
	switch {
	case len(all) > 0:
		if missing := s.missing(d, words, all); missing != "" {
			return engine.Errorf("no line of the log that says %q names all this so; %q is missing before the last name: %s",
				"aucune ligne du journal qui dit %q ne nomme tout cela ainsi ; il manque %q devant le dernier nom : %s",
				d.told(), missing, s.list(all))
		}
		return engine.Errorf("no line of the log that says %q names all this in this order; there is: %s",
			"aucune ligne du journal qui dit %q ne nomme tout cela dans cet ordre ; il y a : %s", d.told(), s.list(all))
	case s.verbOf(words) != engine.NoVerb:
		return engine.Errorf("%q does not go with all this: who chooses is named before the word, and one thing that is chosen behind it",
			"%q ne va pas avec tout cela : qui choisit se nomme avant le mot, et une chose choisie après", d.told())
	case words == "refuse" || words == "refused" || words == "refuse les":
		return engine.Errorf("a refusal is expected by refused(function() … end, \"…\")",
			"un refus s'attend par refused(function() … end, \"…\")")
	case words == "claim" || words == "proven":
		return engine.Errorf("a proof is a matter of possible, always and never",
			"une preuve est l'affaire de possible, always et never")
	}
	if said := s.saidOf(words); len(said) > 0 {
		return engine.Errorf("no line of the log says %q; players say it of these: %s; write the words of the one that is meant",
			"aucune ligne du journal ne dit %q ; les joueurs le disent de celles-ci : %s ; écrivez les mots de celle qui est voulue", d.told(), s.list(said))
	}
	return engine.Errorf("no line of the log says %q%s", "aucune ligne du journal ne dit %q%s", d.told(), s.near(words))
}

// Besides tells of the lines of which players say the words of a description, too, and which it does not mean; nothing
// if there are none.
func (s *Sentences) Besides(d *Description) engine.Text {
	said := slices.DeleteFunc(s.saidOf(folded(strings.Join(d.Words, " "))), func(k engine.Kind) bool {
		return slices.ContainsFunc(d.fits, func(f fitting) bool { return f.kind == k })
	})
	if len(said) == 0 {
		return engine.Text{}
	}
	return engine.Sayf("players say %q of these, too: %s; write the words of the one that is meant",
		"les joueurs disent %q aussi de celles-ci : %s ; écrivez les mots de celle qui est voulue",
		d.told(), s.list(said))
}

// saidOf gives the kinds of lines of which players say something that is no line's own.
func (s *Sentences) saidOf(words string) []engine.Kind {
	var out []engine.Kind
	for k := range s.wordings {
		if slices.ContainsFunc(s.wordings[k], func(w wording) bool { return w.apart() && w.text == words }) {
			out = append(out, engine.Kind(k))
		}
	}
	return out
}

// missing gives the words that a line has before the last thing that a description names, and that were left out; "" if
// that is not what is wrong.
func (s *Sentences) missing(d *Description, words string, all []engine.Kind) string {
	last := len(d.Things) - 1
	if last < 0 || d.Things[last].Behind < len(d.Words) {
		return ""
	}
	for _, k := range all {
		for _, w := range s.wordings[k] {
			rest, ok := strings.CutPrefix(w.text, words+" ")
			if !ok {
				continue
			}
			whole := Description{Words: append(slices.Clone(d.Words), rest), Things: slices.Clone(d.Things)}
			whole.Things[last].Behind = len(whole.Words)
			if _, ok := s.align(k, w, &whole); ok {
				return rest
			}
		}
	}
	return ""
}

func kindsOf(fits []fitting) []engine.Kind {
	out := make([]engine.Kind, len(fits))
	for i := range fits {
		out[i] = fits[i].kind
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Amount reads a number as the log writes it: +2, -2.
func Amount(s string) (int, bool) {
	if len(s) < 2 || s[0] != '+' && s[0] != '-' {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil && n > -10_000 && n < 10_000
}
