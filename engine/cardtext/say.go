package cardtext

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// A text is told in sentences, made of the same steps that are carried out. The words of the grammar are said here; a
// game says its own in a Phrases. So an author reads what was understood, and not what was meant.

// Teller tells the texts of one card in one language.
type Teller struct {
	Words    *Vocabulary
	Phrases  *Phrases
	Lang     engine.Lang
	This     string                       // what the card is called
	Card     func(engine.Def) engine.Text // what other cards are called
	Ruled    func(engine.Clause) bool     // which clauses are in force
	ClauseID func(engine.Clause) string   // how they are called
	Native   func(number uint8) string    // what a function does, in words written by hand
	Picks    engine.Text                  // who picks one of several that fit where no text lets anybody choose

	subject Who    // who does what is being told
	spoken  bool   // somebody else has done something in the same sentence: that it is you who does the next is said
	you     string // who you are, where it is not you
	last           // what was given last
	event   *Trigger
	named   [Names]givenName
}

// last is what was given last, as far as it is told by it.
type last struct {
	many  bool // it is several cards
	units Noun // what its number counts; nothing where "that many" says it
}

// givenName is what a sentence gave under a name.
type givenName struct {
	verb Verb
	many bool
	same int // which it is among those that the same verb gave, counted from 1
	of   int // how many there are
}

// say picks the language.
func (t *Teller) say(en, fr string, args ...any) string {
	format := engine.Text{en, fr}.In(t.Lang)
	if len(args) == 0 {
		return format
	}
	return fmt.Sprintf(format, args...)
}

// in picks the language of a text.
func (t *Teller) in(x engine.Text) string { return x.In(t.Lang) }

// Told makes a sentence whole: its French words meet, it begins with a capital and ends with a full stop.
func (t *Teller) Told(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return t.ended(string(unicode.ToUpper(first)) + s[size:])
}

// ended is a sentence without the capital.
func (t *Teller) ended(s string) string {
	if t.Lang == engine.FR {
		s = meet(s)
	}
	if s != "" && !strings.ContainsAny(s[len(s)-1:], ".!?]") {
		s += "."
	}
	return s
}

// Begin readies it for another text, which has waited for an event; nil for none.
func (t *Teller) Begin(on *Trigger, text ...Text) {
	t.subject, t.last, t.event, t.you, t.spoken = You, last{}, on, "", false
	if on != nil {
		t.units = t.Phrases.Events[on.Event].Counts
	}
	t.named = [Names]givenName{}
	for _, x := range text {
		x.Walk(func(s *Step) {
			if s.As == 0 {
				return
			}
			g := &t.named[s.As-1]
			g.verb, g.many, g.same, g.of = s.Verb, t.several(s), 1, 1
			for i := range t.named[:s.As-1] {
				if o := &t.named[i]; o.verb == s.Verb {
					g.same++
					o.of++
					g.of = o.of
				}
			}
		})
	}
}

// Text tells a text, sentence after sentence.
func (t *Teller) Text(text Text) string { return t.sentences(text, true) }

// Behind tells a text behind a colon or an arrow.
func (t *Teller) Behind(text Text) string { return t.sentences(text, false) }

func (t *Teller) sentences(text Text, capital bool) string {
	var out []string
	for i := range text {
		for _, piece := range t.pieces(&text[i]) {
			if capital || len(out) > 0 {
				out = append(out, t.Told(piece))
			} else {
				out = append(out, t.ended(piece))
			}
		}
	}
	return strings.Join(out, " ")
}

// Costs tells what something costs: sentences in a row.
func (t *Teller) Costs(text Text) string {
	var out []string
	for i := range text {
		out = append(out, t.pieces(&text[i])...)
	}
	return strings.Join(out, t.say(" and ", " et "))
}

// Clause tells a text as part of a sentence.
func (t *Teller) Clause(text Text) string {
	if len(text) == 1 {
		if p := t.pieces(&text[0]); len(p) == 1 {
			return p[0]
		}
	}
	var out []string
	simple := true
	defer func(was bool) { t.spoken = was }(t.spoken)
	for i := range text {
		p := t.pieces(&text[i])
		t.spoken = t.spoken || text[i].Who != You
		if len(p) > 1 || nests(&text[i]) {
			simple = false
			out = append(out, "("+strings.Join(p, t.say("; ", " ; "))+")")
			continue
		}
		out = append(out, p[0])
	}
	if len(out) == 2 && simple {
		return out[0] + t.say(" and ", " et ") + out[1]
	}
	return strings.Join(out, t.say("; ", " ; "))
}

// nests says whether there are sentences in a sentence.
func nests(s *Step) bool { return len(s.Body)+len(s.Ways)+len(s.So)+len(s.Else) > 0 }

// pieces tells one step: a sentence, and what follows if it was done and if not.
func (t *Teller) pieces(s *Step) []string {
	var out []string
	switch s.Verb {
	case When:
		return t.marked(s, t.when(s))
	case ChooseOne:
		out = []string{t.chooses(s)}
	case ForEach:
		t.last = last{}
		out = []string{t.say("for each %s, %s", "pour chaque %s, %s", t.counted(s.Event, card), t.Clause(s.Body))}
	case Lasts:
		out = []string{t.say("for each %s, %s", "pour chaque %s, %s", t.lasts(s.Event), t.Clause(s.Body))}
	case Native:
		out = []string{t.Hand(t.Native(s.Word))}
	case Nothing:
		out = []string{t.say("no effect", "sans effet")}
	default:
		out = []string{t.deed(s)}
	}
	if s.Optional && s.Verb < FirstVerb {
		out[0] = t.say("if you like, ", "si vous le voulez, ") + out[0]
	}
	found := t.last
	done, undone, cannot := t.depends(s)
	if len(s.So) > 0 {
		out = append(out, done+t.Clause(s.So))
	}
	t.last = found
	switch {
	case len(s.Else) == 0:
	case s.Optional || s.What != nil && s.What.How == UpTo:
		out = append(out, undone+t.Clause(s.Else))
	default:
		out = append(out, cannot+t.Clause(s.Else))
	}
	return t.marked(s, out)
}

// chooses tells a choice of several things: by you, or by somebody else, where you are told apart.
func (t *Teller) chooses(s *Step) string {
	before := t.say("choose one: ", "choisissez : ")
	defer func(was bool) { t.spoken = was }(t.spoken)
	if s.Who != You {
		before = t.player(s.Who) + t.say(" chooses one: ", " choisit : ")
		t.spoken = s.Who != EachPlayer
	}
	var ways []string
	found := t.last
	for _, w := range s.Ways {
		t.last = found
		ways = append(ways, t.Clause(w))
	}
	return before + strings.Join(ways, t.say("; or ", " ; ou "))
}

// depends begins what follows a sentence that was done, that was left undone, and that could not be done.
func (t *Teller) depends(s *Step) (done, undone, cannot string) {
	done = t.say("if you do, ", "si c'est fait, ")
	switch {
	case s.Verb >= FirstVerb && t.Phrases.Verbs[s.Verb-FirstVerb].Done != (engine.Text{}):
		v := &t.Phrases.Verbs[s.Verb-FirstVerb]
		not := t.ofWhom(s, v.Undone)
		return t.ofWhom(s, v.Done), not, not
	case s.Verb >= FirstVerb && !strings.Contains(t.in(t.Phrases.Verbs[s.Verb-FirstVerb].Says), "["):
		not := t.say("if that does not happen, ", "si cela n'arrive pas, ")
		return t.say("if that happens, ", "si cela arrive, "), not, not
	case s.Who != You:
		return t.say("if they do, ", "si c'est fait, "), t.say("if they do not, ", "si ce n'est pas fait, "), t.say("if they cannot, ", "si c'est impossible, ")
	}
	return done, t.say("if you do not, ", "si vous ne le faites pas, "), t.say("if you cannot, ", "si c'est impossible, ")
}

// ofWhom picks of a phrase what is said where a sentence is done to one, in front of the bar, and where to several.
func (t *Teller) ofWhom(s *Step, says engine.Text) string {
	one, all, _ := strings.Cut(t.in(says), "|")
	if s.Whom == EachFoe || s.Whom == EachPlayer {
		return all
	}
	return one
}

// when tells what depends on a condition. What the rules decide for good is left out.
func (t *Teller) when(s *Step) []string {
	c, known, holds := t.cond(s.If, true)
	body := s.Body
	if known {
		if !holds {
			body = s.Else
		}
		var out []string
		for i := range body {
			out = append(out, t.pieces(&body[i])...)
		}
		return out
	}
	found := t.last
	out := []string{t.say("if %s, %s", "si %s, %s", c, t.Clause(body))}
	if t.last = found; len(s.Else) > 0 {
		out = append(out, t.say("otherwise, ", "sinon, ")+t.Clause(s.Else))
	}
	return out
}

// marked says of a sentence that is done without a rule only, or by one, that this is so, unless the rule is as the
// sentence wants it.
func (t *Teller) marked(s *Step, out []string) []string {
	for _, r := range s.Rules {
		if t.Ruled(r.Clause) != r.Off || len(out) == 0 {
			continue
		}
		without := t.say("by the rule", "par la règle")
		if r.Off {
			without = t.say("without the rule", "sans la règle")
		}
		return []string{"[" + without + " " + t.ClauseID(r.Clause) + t.say(": ", " : ") + strings.Join(out,
			t.say("; ", " ; ")) + "]"}
	}
	return out
}

// Hand marks words as written by hand.
func (t *Teller) Hand(words string) string {
	if words == "" {
		return t.say("[done by a function, without words]", "[fait par une fonction, sans paroles]")
	}
	return t.say("[written by hand: ", "[écrit à la main : ") + words + "]"
}

// deed tells what a verb of the game does.
func (t *Teller) deed(s *Step) string {
	v := &t.Phrases.Verbs[s.Verb-FirstVerb]
	was, held := t.subject, t.last
	t.subject = s.Who
	defer func() {
		t.subject = was
		w := &t.Words.Verbs[s.Verb-FirstVerb]
		if !w.Nameless && (s.What == nil || s.What.How != This) {
			t.many = t.several(s)
		} else {
			t.many = held.many && !w.Event // that card, if it is done to one
		}
		if t.units = held.units; w.Leaves(s) || w.Numbers(s) {
			t.units = v.Counts
		}
	}()
	says := t.in(v.Says)
	other := s.Who != You
	switch {
	case s.Who == EachPlayer && v.Each != (engine.Text{}):
		says, other, t.subject = t.in(v.Each), false, You
	case other && v.Other != (engine.Text{}):
		says, other, t.subject = t.in(v.Other), false, You
	}
	if s.Whom == You && t.you == "" && v.Yours != (engine.Text{}) {
		says = t.in(v.Yours)
	}
	for _, m := range s.Marks {
		if marked, whole := v.Marked[m.Mark]; whole {
			says = t.in(marked)
		}
	}
	verbal := strings.Contains(says, "[")
	form := formOrder
	before := ""
	switch {
	case !verbal && s.Optional:
		before = t.say("if you like, ", "si vous le voulez, ")
	case !verbal:
	case s.Optional && other:
		form, before = formInfinitive, t.player(s.Who)+t.say(" may ", " peut ")
	case s.Optional:
		form, before = formInfinitive, t.say("you may ", "vous pouvez ")
	case other:
		form, before = formOther, t.player(s.Who)+" "
	case t.spoken:
		before = t.say("you ", "vous ")
	}
	out := t.fill(says, s, form)
	out += t.behind(s, v, says)
	if len(s.Body) > 0 && !strings.Contains(says, "{body}") {
		t.many = false
		before := t.say(": ", " : ")
		if v.Braces != (engine.Text{}) {
			before = t.in(v.Braces)
		}
		out += before + t.Clause(s.Body)
	}
	return before + out
}

// Forms of a verb.
const (
	formOrder = iota
	formInfinitive
	formOther
)

// verb picks a form of a verb.
func (t *Teller) verb(forms string, form int) string {
	f := strings.Split(forms, "|")
	if t.Lang != engine.FR && form > 0 {
		form-- // an English order is the infinitive
	}
	return f[min(form, len(f)-1)]
}

// fill fills a phrase.
func (t *Teller) fill(says string, s *Step, form int) string {
	var b strings.Builder
	for says != "" {
		open := strings.IndexAny(says, "[{")
		if open < 0 {
			break
		}
		b.WriteString(says[:open])
		shut := open + strings.IndexAny(says[open:], "]}")
		if in := says[open+1 : shut]; says[open] == '[' {
			b.WriteString(t.verb(in, form))
		} else {
			b.WriteString(t.field(in, s))
		}
		says = says[shut+1:]
	}
	b.WriteString(says)
	return b.String()
}

// field is what stands in braces in the phrase of a verb.
func (t *Teller) field(name string, s *Step) string {
	switch name {
	case "what":
		return t.Cards(s.What)
	case "whom":
		return t.player(s.Whom)
	case "who":
		return t.player(s.Who)
	case "to":
		return t.to(s.To)
	case "place":
		return t.place(s.To)
	case "this":
		return t.This
	case "card":
		return t.in(t.Card(s.What.Card))
	case "words":
		return t.spent(s.What)
	case "gains":
		tell := func() string { return t.Cards(s.Gets[0].To) + t.say(" gets ", " reçoit ") + t.Changes(s.Gets) }
		if s.Who != You {
			return t.as(Foe, tell)
		}
		return tell()
	case "one":
		switch {
		case s.What.How == That && s.What.Card != 0: // it is looked for by its name
			return t.in(t.Card(s.What.Card))
		case s.What.How >= FirstCards:
			return t.Cards(s.What)
		}
		return t.described(s.What, aCard, takenFrom)
	case "all":
		return t.described(s.What, theCards, takenFrom)
	case "body":
		return t.Clause(s.Body)
	case "that":
		return t.that()
	case "n":
		return t.number(s.N)
	}
	noun, _ := strings.CutPrefix(name, "n ")
	if s.N == nil && s.What != nil {
		return t.Cards(s.What)
	}
	noun, whole := strings.CutSuffix(noun, " whole")
	head, tail := t.quantity(s.N, t.Phrases.Nouns[noun])
	if whole {
		head += tail
	}
	return head
}

// behind is what follows a deed: the rest of its number, and what else is said of it.
func (t *Teller) behind(s *Step, v *VerbPhrase, says string) string {
	out := ""
	if s.N != nil && !strings.Contains(says, " whole}") && !strings.Contains(says, "{n}") {
		_, tail := t.quantity(s.N, Noun{})
		out = tail
	}
	for _, m := range s.Marks {
		if _, whole := v.Marked[m.Mark]; whole {
			continue
		}
		mark := t.in(t.Phrases.Marks[m.Mark])
		if m.If != nil {
			mark += t.say(" if ", " si ") + t.Cond(m.If)
		}
		out += " (" + mark + ")"
	}
	return out
}

// spent names words of Sets in a row: what is spent.
func (t *Teller) spent(s *Selector) string {
	var out []string
	for i := 0; i < len(s.Tests); {
		n := 1
		for i+n < len(s.Tests) && s.Tests[i+n].Bits == s.Tests[i].Bits {
			n++
		}
		of := t.Words.Spent
		if of == nil {
			of = sorted(t.Words.Sets)
		}
		for _, word := range of {
			if t.Words.Sets[word] == s.Tests[i].Bits {
				head, _ := t.quantity(&Amount{N: n}, t.Phrases.Nouns[word])
				out = append(out, head)
			}
		}
		i += n
	}
	return strings.Join(out, t.say(" and ", " et "))
}

// several says whether a sentence may give several cards.
func (t *Teller) several(s *Step) bool {
	if s.Who == EachPlayer {
		return true
	}
	if s.Verb >= FirstVerb && strings.Contains(t.in(t.Phrases.Verbs[s.Verb-FirstVerb].Says), "{one}") {
		return false
	}
	if s.What == nil {
		return s.N != nil && (s.N.Op != Number || s.N.N != 1)
	}
	switch s.What.How {
	case UpTo, OneTo, Exactly, OneOfEach, Each:
		return true
	case Top, Bottom:
		return s.What.N != nil && (s.What.N.Op != Number || s.What.N.N != 1)
	case It:
		return t.many
	case Called:
		return s.What.Name > 0 && t.named[s.What.Name-1].many
	}
	return false
}

// players are how they are called in sentences.
var playerPhrases = [...]engine.Text{You: {"you", "vous"}, Foe: {"that foe", "cet adversaire"},
	Attacker: {"the attacker", "l'attaquant"},
	OneFoe:   {"a foe of your choice", "un adversaire de votre choix"}, EachFoe: {"each foe", "chaque adversaire"},
	OnePlayer: {"a player of your choice", "un joueur de votre choix"}, EachPlayer: {"each player", "chaque joueur"},
	FirstPlayer:   {"the first player", "le premier joueur"},
	EngagedPlayer: {"the player with whom it is engaged", "le joueur avec qui il est engagé"}, Owner: {"its owner", "son propriétaire"},
	Nobody: {"nobody", "personne"}}

// player names somebody.
func (t *Teller) player(w Who) string {
	if w == You && t.you != "" {
		return t.you
	}
	if says, ok := t.Phrases.Players[w]; ok {
		return t.in(says)
	}
	return t.in(playerPhrases[w])
}

// as tells something of another player as if they were you: of one who is chosen.
func (t *Teller) as(w Who, tell func() string) string {
	was := t.you
	t.you = t.player(w)
	out := tell()
	t.you = was
	return out
}
