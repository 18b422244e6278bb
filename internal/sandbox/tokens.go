package sandbox

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"

	"tablereferee/engine"
)

// maxNesting bounds how deep brackets, blocks and expressions stand inside one another. Compiling recurses once or a
// few times per level, and a goroutine that outgrows its stack takes the whole process down.
const maxNesting = 200

// token is one word, number, text or sign of a source.
type token struct {
	kind      int
	line, col int
	text      string
}

// tokens is a source cut into tokens by the scanner of the parser itself, so the two never disagree. It exists for the
// checks that come before parsing, and because the syntax tree knows lines only: columns come from here.
type tokens struct {
	file string
	list []token

	// unbalanced is the first bracket or block that does not close as it should. It is kept until the parser has
	// failed: an earlier mistake explains more.
	unbalanced *Error
}

// blocks maps each word or sign that opens to the one that closes it.
var blocks = map[int]struct {
	by   int
	text string
}{
	'(': {')', ")"}, '{': {'}', "}"}, '[': {']', "]"},
	parse.TFunction: {parse.TEnd, "end"},
	parse.TDo:       {parse.TEnd, "end"},
	parse.TIf:       {parse.TEnd, "end"},
	parse.TRepeat:   {parse.TUntil, "until"},
}

// scan cuts a source into tokens and refuses what the parser should not see.
func scan(file, source string) (*tokens, error) {
	t := &tokens{file: file, list: make([]token, 0, len(source)/4)}
	scanner := parse.NewScanner(strings.NewReader(source), file)
	lexer := &parse.Lexer{}
	starts := lineStarts(source)
	var open []token
	var opened []int // where they stand in the list
	closed := 0      // the opening one of what was closed last
	for {
		tok, err := scanner.Scan(lexer)
		if err != nil {
			return nil, t.lexError(source, tok, err)
		}
		if tok.Type == parse.EOF {
			break
		}
		lexer.PrevTokenType = tok.Type
		here := token{kind: tok.Type, line: tok.Pos.Line, col: tok.Pos.Column, text: tok.Str}
		if len(t.list) == maxTokens {
			return nil, t.errorf(here, "the script is too long: more than %d words and signs",
				"le script est trop long : plus de %d mots et signes", maxTokens)
		}
		t.list = append(t.list, here)

		if tok.Type == '(' && t.goesOn(closed) {
			return nil, t.unclear(here)
		}
		switch tok.Type {
		case '(', '{', '[', parse.TFunction, parse.TDo, parse.TIf, parse.TRepeat:
			if len(open) == maxNesting {
				return nil, t.errorf(here, "brackets and blocks stand in one another too deeply: more than %d levels",
					"parenthèses et blocs sont imbriqués trop profondément : plus de %d niveaux", maxNesting)
			}
			open, opened = append(open, here), append(opened, len(t.list)-1)
		case ')', '}', ']', parse.TEnd, parse.TUntil:
			if t.unbalanced != nil {
				break
			}
			if len(open) == 0 {
				t.unbalanced = t.errorf(here, "%s closes nothing: nothing is open here",
					"%s ne ferme rien : rien n'est ouvert ici", here.text)
				break
			}
			last := open[len(open)-1]
			if blocks[last.kind].by != here.kind {
				t.unbalanced = t.errorf(here, "%s stands where the %s of line %d must first be closed with %s",
					"%s est là où le %s de la ligne %d doit d'abord être fermé par %s",
					here.text, last.text, last.line, blocks[last.kind].text)
				break
			}
			closed = opened[len(open)-1]
			open, opened = open[:len(open)-1], opened[:len(open)-1]
		case parse.TString:
			if e := t.escaped(source, starts, here); e != nil {
				return nil, e
			}
		case parse.TNumber:
			if why := badNumber(here.text); why != noHint {
				return nil, t.errorf(here, "%s", "%s", why)
			}
		case parse.TGoto, parse.T2Colon:
			return nil, t.errorf(here, "goto and its labels are not part of the scenario language",
				"goto et ses étiquettes ne font pas partie du langage des scénarios")
		}
	}
	if t.unbalanced == nil && len(open) > 0 {
		last := open[len(open)-1]
		t.unbalanced = t.errorf(last, "%s is never closed: %s is missing", "%s n'est jamais fermé : il manque %s",
			last.text, blocks[last.kind].text)
	}
	return t, nil
}

// goesOn says whether the bracket at the end of the list, the first sign of its line, would call what the line before
// gives: a word that was said of a text or of braces. closed is where these braces begin.
func (t *tokens) goesOn(closed int) bool {
	n := len(t.list) - 1
	if n < 2 || t.list[n-1].line >= t.list[n].line {
		return false
	}
	first := n - 1
	switch t.list[first].kind {
	case '}':
		first = closed
	case parse.TString:
		if strings.Contains(t.list[first].text, "\n") { // it may end on a later line than it begins
			return false
		}
	default:
		return false
	}
	return first > 0 && slices.Contains([]int{parse.TIdent, parse.TString, ')', ']', '}'}, t.list[first-1].kind)
}

// unclear is the error about a bracket that begins a line.
func (t *tokens) unclear(at token) *Error {
	e := t.errorf(at, "it is unclear whether this ( begins a sentence or calls what stands before it",
		"on ne sait si cette ( commence une phrase ou appelle ce qui la précède")
	e.Hint = engine.Text{"a ; at the end of the line before keeps them apart",
		"un ; à la fin de la ligne précédente les sépare"}
	return e
}

// badNumber says what is wrong with a number; empty where nothing is. The compiler reads a malformed number as "not a
// number" without a word, and one that begins with zeros as octal.
func badNumber(text string) engine.Text {
	if len(text) > 40 {
		return engine.Text{"this number has too many digits", "ce nombre a trop de chiffres"}
	}
	if len(text) > 1 && text[0] == '0' && '0' <= text[1] && text[1] <= '9' {
		return engine.Text{"a number cannot begin with more than one 0",
			"un nombre ne peut pas commencer par plus d'un 0"}
	}
	if n, ok := new(big.Int).SetString(text, 0); ok {
		if x := new(big.Float).SetInt(n); !exact(x) {
			return engine.Sayf("%s has more digits than a number keeps",
				"%s a plus de chiffres qu'un nombre n'en garde", text)
		}
		return noHint
	}
	if _, err := strconv.ParseFloat(text, 64); err != nil {
		return engine.Sayf("%s is not a number", "%s n'est pas un nombre", text)
	}
	return noHint
}

// exact says whether a number of the language can be just this one.
func exact(x *big.Float) bool {
	_, rounded := x.Float64()
	return rounded == big.Exact
}

// errorf makes an error at a token.
func (t *tokens) errorf(at token, en, fr string, args ...any) *Error {
	return &Error{File: t.file, Line: at.line, Col: at.col, Msg: plainText(engine.Sayf(en, fr, args...))}
}

// remarkBegins says how a remark is written.
var remarkBegins = engine.Text{"a remark begins with two hyphens: --", "une remarque commence par deux traits d'union : --"}

// strangers are characters that often stand in a script by mistake, with what to write instead.
var strangers = map[rune]engine.Text{
	'!': {"write ~= for not equal and not for the opposite",
		"écrivez ~= pour différent de et not pour le contraire"},
	'&': {"write and", "écrivez and"},
	'|': {"write or", "écrivez or"},
	'~': {"write ~= for not equal", "écrivez ~= pour différent de"},
	'“': {"write straight quotes \"", "écrivez des guillemets droits \""},
	'”': {"write straight quotes \"", "écrivez des guillemets droits \""},
	'„': {"write straight quotes \"", "écrivez des guillemets droits \""},
	'«': {"write straight quotes \"", "écrivez des guillemets droits \""},
	'»': {"write straight quotes \"", "écrivez des guillemets droits \""},
	'‘': {"write a straight quote '", "écrivez une apostrophe droite '"},
	'’': {"write a straight quote '", "écrivez une apostrophe droite '"},
	'…': {"three dots stand for what is still to be written: write it in their place, or leave the line a remark, with two hyphens at its beginning",
		"trois points sont là pour ce qui reste à écrire : écrivez-le à leur place, ou laissez la ligne en remarque, avec deux traits d'union au début"},
	'–': remarkBegins, '—': remarkBegins,
	'\u00a0': {"this is a space that only looks like one: type it again",
		"cette espace n'en est une qu'en apparence : tapez-la de nouveau"},
}

// lexError puts an error of the scanner into our form.
func (t *tokens) lexError(source string, tok ast.Token, err error) *Error {
	at := token{line: tok.Pos.Line, col: tok.Pos.Column}
	failure, ok := err.(*parse.Error)
	if !ok || at.line < 1 {
		at.line, at.col = 1+strings.Count(source, "\n"), 0
	}
	if !ok {
		return t.errorf(at, "%s", "%s", err)
	}
	switch {
	case strings.HasPrefix(failure.Message, "Invalid"):
		c := runeAt(source, at)
		e := t.errorf(at, "%c cannot stand here", "%c n'a pas de place ici", c)
		e.Fault, e.Name = Misplaced, string(c)
		if e.Hint = strangers[c]; e.Hint == noHint && c >= utf8.RuneSelf {
			e.Hint = engine.Text{"names are made of plain letters, digits and _; accents belong inside quotes",
				"un nom est fait de lettres simples, de chiffres et de _ ; les accents vont entre guillemets"}
		}
		return e
	case strings.Contains(failure.Message, "multiline comment"):
		return t.errorf(at, "the comment that begins here has no end: ]] is missing",
			"le commentaire qui commence ici n'a pas de fin : il manque ]]")
	case strings.Contains(failure.Message, "multiline string"):
		return t.errorf(at, "the text that begins here has no end: ]] is missing",
			"le texte qui commence ici n'a pas de fin : il manque ]]")
	case strings.Contains(failure.Message, "unterminated string"):
		e := t.errorf(at, "the text that begins here has no closing quote on its line",
			"le texte qui commence ici n'a pas de guillemet fermant sur sa ligne")
		e.Fault, e.Name = Misplaced, "'"
		e.Hint = engine.Text{"a text of several lines stands between [[ and ]]",
			"un texte de plusieurs lignes se met entre [[ et ]]"}
		return e
	case strings.Contains(failure.Message, "hexadecimal"):
		return t.errorf(at, "0x must be followed by hexadecimal digits", "0x doit être suivi de chiffres hexadécimaux")
	}
	return t.errorf(at, "%s", "%s", failure.Message)
}

// runeAt gives the character of a source at a position.
func runeAt(source string, at token) rune {
	for line := 1; line < at.line; line++ {
		_, source, _ = strings.Cut(source, "\n")
	}
	if at.col < 1 || at.col > len(source) {
		return utf8.RuneError
	}
	c, _ := utf8.DecodeRuneInString(source[at.col-1:])
	return c
}

// parseError puts an error of the parser into our form; nil where there is none.
func (t *tokens) parseError(err error) error {
	if err == nil {
		if t.unbalanced != nil {
			return t.unbalanced
		}
		return nil
	}
	failure, ok := err.(*parse.Error)
	if !ok {
		return &Error{File: t.file, Line: 1, Err: err}
	}
	gaveUp := t.at(failure.Pos)
	at := token{line: 1}
	if len(t.list) > 0 {
		at = t.list[min(gaveUp, len(t.list)-1)]
	}
	if u := t.unbalanced; u != nil && (gaveUp == len(t.list) || u.Line < at.line || u.Line == at.line &&
		u.Col <= at.col) {
		return u
	}
	switch {
	case failure.Message == "parse error":
		// It is the sentence before this token that is none.
		e := t.errorf(t.list[max(gaveUp-1, 0)], "this is not a whole sentence: a value alone does nothing",
			"ce n'est pas une phrase entière : une valeur seule ne fait rien")
		e.Fault = Incomplete
		return e
	case strings.Contains(failure.Message, "ambiguous"):
		return t.unclear(at)
	case gaveUp == len(t.list):
		e := t.errorf(at, "the script ends in the middle of a sentence", "le script finit au milieu d'une phrase")
		e.Fault, e.Name = Misplaced, at.text
		if n := len(t.list); n > 2 && t.list[n-1].kind == parse.TIdent && t.list[n-2].kind == ':' {
			e.Hint = t.emptyBrackets(n)
		}
		return e
	}
	return t.unexpected(gaveUp)
}

// at finds the token at which the parser gave up: it tells where that ends, or that it was at the end of the file.
func (t *tokens) at(pos ast.Position) int {
	at := len(t.list)
	for i, tok := range t.list {
		if tok.line < pos.Line || tok.line == pos.Line && tok.col <= pos.Column {
			at = i
		}
	}
	return at
}

// unexpected is the error of a token that cannot stand where it stands, with what was probably meant.
func (t *tokens) unexpected(i int) error {
	at := t.list[i]
	what := clip(at.text, 40)
	if at.kind == parse.TString {
		what = strconv.Quote(what)
	}
	e := t.errorf(at, "%s is not expected here", "%s n'est pas attendu ici", what)
	e.Fault, e.Name = Misplaced, at.text
	if e.Hint = t.otherwise(i); e.Hint != noHint {
		return e
	}
	if i > 0 && t.inBrackets(i) && endsValue(t.list[i-1].kind) && beginsValue(at.kind) {
		before := t.list[i-1]
		e.Hint = engine.Text{"is a comma missing before it?", "manque-t-il une virgule devant ?"}
		if before.line < at.line {
			e.Hint = engine.Sayf("is a comma missing at the end of line %d?",
				"manque-t-il une virgule à la fin de la ligne %d ?", before.line)
		}
	}
	return e
}

// emptyBrackets is the hint for a word behind a colon that is followed by nothing, before a token.
func (t *tokens) emptyBrackets(before int) engine.Text {
	word := "…:" + t.list[before-1].text + "()"
	if alone := before < 4 || t.list[before-4].kind != '.'; before > 2 && alone && t.list[before-3].kind ==
		parse.TIdent {
		word = t.list[before-3].text + word[len("…"):]
	}
	return engine.Sayf("a word followed by nothing needs empty brackets: %s",
		"un mot suivi de rien demande des parenthèses vides : %s", word)
}

// spot is a token that is not expected, among those around it.
type spot struct {
	*tokens
	i int
}

// kind is the kind of the token some places before it, its own for 0; 0 before the first.
func (s spot) kind(back int) int {
	if i := s.i - back; i >= 0 && i < len(s.list) {
		return s.list[i].kind
	}
	return 0
}

// is says whether it is of one of some kinds.
func (s spot) is(kinds ...int) bool { return slices.Contains(kinds, s.kind(0)) }

// behind says whether the tokens before it are of these kinds, told backwards.
func (s spot) behind(kinds ...int) bool {
	for i, k := range kinds {
		if s.kind(i+1) != k {
			return false
		}
	}
	return true
}

// within says whether it stands within brackets or a block of this kind.
func (s spot) within(kind int) bool { return s.innermost(s.i) == kind }

// opensLine says whether the token some places before it is the first of its line.
func (s spot) opensLine(back int) bool {
	i := s.i - back
	return i == 0 || s.list[i-1].line < s.list[i].line
}

// onCard says whether it stands in the braces of a card, and in no others within them; inCard, whether in any.
func (s spot) onCard() bool { return s.braces(true) }
func (s spot) inCard() bool { return s.braces(false) }

// braces says whether it stands in the braces of a card, which may have to be the innermost.
func (s spot) braces(innermost bool) bool {
	depth := 0
	for i := s.i - 1; i > 1; i-- {
		switch s.list[i].kind {
		case '}', ')':
			depth++
		case '{', '(':
			if depth--; depth >= 0 {
				continue
			}
			named := s.list[i-1].kind == parse.TString && s.list[i-2].text == "card"
			if s.list[i].kind == '{' && named {
				return true
			}
			if depth = 0; innermost {
				return false
			}
		}
	}
	return false
}

// text is what the token some places before it says.
func (s spot) text(back int) string { return s.list[s.i-back].text }

// slips are what people write who are used to another language, or who leave out what belongs behind a word: how it is
// known, and what is told of it. The first that fits is told, so that those that look at more come before those that
// look at less.
var slips = []struct {
	seen func(s spot) bool
	hint func(s spot) engine.Text
}{
	{func(s spot) bool { return s.is('#', '-', '/') }, // # a remark
		says("a remark begins with --", "une remarque commence par --")},
	{func(s spot) bool { return s.is(parse.TEqeq, '=') && s.behind(')') }, // expect(ann.hand) == 5
		says("what is expected stands behind a colon: expect(ann.hand):count(5)",
			"ce qui est attendu vient après deux-points : expect(ann.hand):count(5)")},
	{func(s spot) bool { // ann:pass
		return s.behind(parse.TIdent, ':') && !s.within('{') || s.is(parse.TEnd) && s.kind(2) == ':'
	}, func(s spot) engine.Text { return s.emptyBrackets(s.i) }},
	{func(s spot) bool { return s.behind(':', parse.TIdent) && s.within('{') }, // { hand: "Kick" }
		func(s spot) engine.Text {
			return engine.Sayf("a label is written with an equals sign: %s = …",
				"une étiquette s'écrit avec un signe égal : %s = …", s.text(2))
		}},
	{func(s spot) bool { // - copies = 2,
		return s.is('=') && s.behind(parse.TIdent, '-') && s.within('{') && s.opensLine(2)
	}, func(spot) engine.Text { return remarkBegins }},
	{func(s spot) bool { return s.is(',', '}') && s.behind('=', parse.TIdent) && s.within('{') }, // play = ,
		func(s spot) engine.Text {
			return engine.Sayf("something is missing behind %s =", "il manque quelque chose derrière %s =", s.text(2))
		}},
	{func(s spot) bool { // type = Super Power
		return s.is(parse.TIdent) && s.behind(parse.TIdent, '=', parse.TIdent) && s.onCard() && s.kind(-1) != '='
	}, func(s spot) engine.Text {
		return engine.Sayf("words that are a name or a type stand in quotes: %s = \"%s %s\"",
			"des mots qui sont un nom ou un type se mettent entre guillemets : %s = \"%s %s\"", s.text(3), s.text(1), s.text(0))
	}},
	{func(s spot) bool { // { copies 2 }
		return s.is(parse.TNumber) && s.onCard() && (s.behind(parse.TIdent, ',') || s.behind(parse.TIdent, '{'))
	}, func(s spot) engine.Text {
		return engine.Sayf("a number stands behind an equals sign: %s = %s",
			"un nombre se met derrière un signe égal : %s = %s", s.text(1), s.text(0))
	}},
	{func(s spot) bool { return s.is(parse.TNumber) && s.behind(parse.TIdent) && s.inCard() }, // draw 1
		func(s spot) engine.Text {
			return engine.Sayf("a number stands in brackets: %s(%s)", "un nombre se met entre parenthèses : %s(%s)",
				s.text(1), s.text(0))
		}},
	{func(s spot) bool { // play = power(2) draw(1)
		return s.is(parse.TIdent) && s.behind(')') && s.onCard() && s.kind(-1) != '='
	}, says("several sentences stand in braces, with commas between them: play = { power(2), draw(1) }",
		"plusieurs phrases se mettent entre accolades, séparées par des virgules : play = { power(2), draw(1) }")},
	{func(s spot) bool { // { fe.hero.one-per-turn = "off" }
		return s.is('=') && (s.behind(parse.TIdent, '.') || s.behind(parse.TIdent, '-')) && s.within('{')
	}, says("a name with points stands in quotes and square brackets: [\"fe.hero.one-per-turn\"] = \"off\"",
		"un nom avec des points se met entre guillemets et crochets : [\"fe.hero.one-per-turn\"] = \"off\"")},
	{func(s spot) bool { return s.is('=', ':') && s.behind(parse.TString) && s.within('{') }, // { "game" = … }
		says("a label is written without quotes and with an equals sign: game = …; the name of a clause in square brackets: "+
			"[\"fe.hero.one-per-turn\"] = …",
			"une étiquette s'écrit sans guillemets et avec un signe égal : game = … ; le nom d'une clause entre crochets : "+
				"[\"fe.hero.one-per-turn\"] = …")},
	{func(s spot) bool { // expect(ann.hand):has "Kick" 2
		return beginsValue(s.kind(0)) && !s.is(parse.TIdent) && s.behind(parse.TString, parse.TIdent, ':') &&
			s.list[s.i-1].line == s.list[s.i].line
	}, func(s spot) engine.Text {
		return engine.Sayf("several values stand in brackets: %s(%s, …)",
			"plusieurs valeurs se mettent entre parenthèses : %s(%s, …)",
			s.text(2), strconv.Quote(clip(s.text(1), 40)))
	}},
	{func(s spot) bool { return s.is('=') && s.behind(parse.TIdent, '(', parse.TIdent) }, // player(hand = …)
		func(s spot) engine.Text {
			return engine.Sayf("labels stand in braces: %s { %s = … }",
				"les étiquettes se mettent entre accolades : %s { %s = … }", s.text(3), s.text(1))
		}},
	{func(s spot) bool { return s.is(',') && s.within(parse.TFunction) }, // refused(function() …, "…")
		says("is end missing before it?", "manque-t-il end devant ?")},
}

// says is a hint that is always the same.
func says(en, fr string) func(spot) engine.Text {
	return func(spot) engine.Text { return engine.Text{en, fr} }
}

// otherwise is the hint for a token that is not expected, where it shows what was meant.
func (t *tokens) otherwise(gaveUp int) engine.Text {
	for _, slip := range slips {
		if s := (spot{t, gaveUp}); slip.seen(s) {
			return slip.hint(s)
		}
	}
	return noHint
}

// inBrackets says whether a token stands inside brackets of any kind, where commas part values.
func (t *tokens) inBrackets(i int) bool {
	last := t.innermost(i)
	return last == '{' || last == '('
}

// innermost is the kind of the innermost bracket or block in which a token stands, 0 where it stands in none.
func (t *tokens) innermost(i int) int {
	var open []int
	for _, tok := range t.list[:i] {
		if _, opens := blocks[tok.kind]; opens {
			open = append(open, tok.kind)
		} else if n := len(open); n > 0 && blocks[open[n-1]].by == tok.kind {
			open = open[:n-1]
		}
	}
	if len(open) == 0 {
		return 0
	}
	return open[len(open)-1]
}

// endsValue and beginsValue say whether a value may end or begin with a token of this kind.
func endsValue(kind int) bool {
	switch kind {
	case '}', ')', ']', parse.TIdent, parse.TString, parse.TNumber, parse.TTrue, parse.TFalse, parse.TNil, parse.TEnd:
		return true
	}
	return false
}

func beginsValue(kind int) bool {
	switch kind {
	case '{', '(', '[', parse.TIdent, parse.TString, parse.TNumber, parse.TTrue, parse.TFalse, parse.TNil,
		parse.TFunction:
		return true
	}
	return false
}

// excerpt is a line of a source with a mark under a column; empty where either is unknown.
func excerpt(source string, line, col int) string {
	const before, after = 60, 40 // bytes shown of a long line
	if line < 1 || col < 1 {
		return ""
	}
	for n := 1; n < line; n++ {
		_, source, _ = strings.Cut(source, "\n")
	}
	text, _, _ := strings.Cut(source, "\n")
	text = strings.TrimRight(text, "\r")
	at := min(col-1, len(text))
	start, end, cut := 0, len(text), ""
	if at > before {
		start, cut = at-before, "…"
	}
	left := cut + strings.ToValidUTF8(text[start:at], "")
	right := text[at:]
	if end-at > after {
		right = strings.ToValidUTF8(right[:after], "") + "…"
	}
	show := func(s string) string { return plain(strings.ReplaceAll(s, "\t", " ")) }
	number := strconv.Itoa(line)
	left = show(left)
	return "  " + number + " | " + left + show(right) + "\n  " + strings.Repeat(" ", len(number)) + " | " +
		strings.Repeat(" ", utf8.RuneCountInString(left)) + "^"
}

// clip shortens a text for a message.
func clip(text string, n int) string {
	if len(text) <= n {
		return text
	}
	return strings.ToValidUTF8(text[:n], "") + "…"
}

// column finds where a name stands in a line, for errors about a name that the syntax tree places by line only. It
// skips names after a dot or a colon, which are not names of their own, and prefers one that is not the key of a table.
func (t *tokens) column(line int, name string) int {
	col := 0
	for i, tok := range t.list {
		if tok.line < line || tok.kind != parse.TIdent || tok.text != name {
			continue
		}
		if tok.line > line {
			break
		}
		if i > 0 && (t.list[i-1].kind == '.' || t.list[i-1].kind == ':') {
			continue
		}
		key := i+1 < len(t.list) && t.list[i+1].kind == '='
		if !key {
			return tok.col
		}
		if col == 0 {
			col = tok.col
		}
	}
	return col
}
