package main

import (
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/rivo/uniseg"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/play"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// player shows a table that is played at.
type player struct {
	*app
	lib        *library
	s          *play.Session
	open, echo bool
	asJSON     bool
	refused    bool // of any line
	unsaved    bool // something was played since a script was saved
	warned     bool // that it is not, by the line before
}

// errQuit ends play.
var errQuit = errors.New("somebody leaves")

// ended tells how play has ended: well where the lines end or somebody leaves.
func (p *player) ended(err error, f *playFlags) error {
	if !errors.Is(err, errQuit) && !errors.Is(err, io.EOF) {
		return err
	}
	if f.strict && p.refused {
		return failed{exitFails}
	}
	return nil
}

// print writes a page as it is: nobody reads an answer in a pager while the next one waits.
func (p *player) print(g *page) error {
	_, err := p.out.Write(g.Bytes())
	return err
}

// prompt is what stands before what is typed: who is asked, and on which branch.
func (p *player) prompt() string {
	who := ""
	if q := p.s.Table().Question(); q != nil {
		who = cleanLine(q.Player)
	}
	if tried := p.s.Tried(); len(tried) > 0 {
		const most = 24
		last := cleanLine(tried[len(tried)-1].In(p.lang))
		if r := []rune(last); len(r) > most {
			last = string(r[:most]) + "…"
		}
		who += " [" + strings.Repeat("+", len(tried)-1) + play.WhatIf.In(p.lang) + " " + last + "]"
	}
	return strings.TrimSpace(who) + "> "
}

// begin shows the table as it is opened.
func (p *player) begin() error {
	if p.asJSON {
		return p.json(play.Board, nil)
	}
	g := p.page()
	t := p.s.Table()
	g.heading(p.sayf("%s, edition %s", "%s, édition %s", t.Game().Name, t.Board().Edition))
	if code, now := p.lang.Code(), t.Board().Edition; code != now && slices.Contains(t.Game().Editions, code) {
		g.aside("", p.sayf("(to play by the booklet of this language: --edition %s)",
			"(pour jouer selon le livret de cette langue : --edition %s)", code))
	}
	if r := t.Result(); r.Question != (engine.Text{}) {
		g.line("", r.Question.In(p.lang))
	} else if r.Title != "" && r.Title != "TITLE" {
		g.line("", r.Title)
	}
	for _, s := range t.Log().Settings {
		g.line("", p.sayf("rule %s = %d", "règle %s = %d", t.Rules().Book.ID(s.Clause), s.Value))
	}
	// A turn that begins says nothing; a table that is entered in the middle may have gone on by itself.
	const beginning = 2
	if last := t.Last(); len(last.Events) > 0 {
		if at, _ := t.Played(); at > 0 || len(last.Events) > beginning {
			p.events(g, last.Events, true)
		}
	}
	p.board(g)
	p.question(g)
	g.aside("", p.sayf("(answer by number or in words; %s: commands; %s: leave)",
		"(répondez par un numéro ou en mots ; %s : les commandes ; %s : partir)", play.Help.Typed(), play.Quit.Typed()))
	return p.print(g)
}

// do does what a line asks for. The error ends play.
func (p *player) do(ctx context.Context, line string) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if p.echo && !p.asJSON {
		g := &page{}
		g.whole("\n" + p.prompt() + cleanLine(line))
		if err := p.print(g); err != nil {
			return err
		}
	}
	line = strings.TrimSpace(strings.ToValidUTF8(line, "\uFFFD"))
	c, arg := p.s.Read(line)
	switch c {
	case play.Quit:
		return errQuit
	case play.Answer, play.Next, play.Undo, play.Redo, play.WhatIf, play.Back, play.Auto:
		if line == "" && !p.terminal(p.out) && p.s.Table().Next() == "" && p.s.Table().Stands() == (engine.Text{}) {
			return nil // between the lines of a file
		}
		return p.played(p.s.Do(ctx, c, arg))
	case play.Open, play.Hide:
		p.open = c == play.Open
		c = play.Board
	}
	if p.asJSON {
		return p.tellJSON(c, arg)
	}
	g := p.page()
	if err := p.tell(g, c, arg); err != nil {
		return p.tellWrong(c, err)
	}
	return p.print(g)
}

// tell shows what a command asks for that plays nothing.
func (p *player) tell(g *page, c play.Command, arg string) error {
	switch c {
	case play.Why:
		why, err := p.s.WhyOf(arg)
		if err != nil {
			return err
		}
		p.why(g, &why)
	case play.Legal:
		p.question(g)
	case play.Board:
		if arg != "" {
			return p.place(g, arg)
		}
		p.board(g)
	case play.Log:
		events, err := p.logOf(arg)
		if err != nil {
			return err
		}
		p.events(g, events, false)
		if len(events) == 0 {
			g.line("", p.sayf("nothing has happened yet", "rien ne s'est encore passé"))
		}
	case play.Clause:
		return p.clause(g, arg)
	case play.Card:
		return p.card(g, arg)
	case play.Script:
		g.WriteString(clean(p.s.Table().Script(p.lang)))
		if f := p.s.Table().Unfinished(); f != nil {
			g.aside("-- ", f.What.In(p.lang))
		}
	case play.Save:
		if arg == "" {
			return p.s.Do(context.Background(), c, "").Err
		}
		out, err := p.save(arg)
		if err != nil {
			return err
		}
		p.unsaved = false
		p.wrote(g, out)
	case play.Help:
		p.commands(g)
	}
	return nil
}

// commands lists what can be typed.
func (p *player) commands(g *page) {
	g.line("", p.sayf("An answer is its number, its words (plays Punch, Punch), or a line of a script (ann:plays \"Punch\").",
		"Une réponse est son numéro, ses mots (joue Coup de Poing, Coup de Poing), ou une ligne de script (ann:plays \"Punch\")."))
	width := 0
	label := func(w *play.Word) string {
		return strings.TrimSpace(w.Command.In(p.lang) + " " + w.With.In(p.lang))
	}
	for i := range play.Words {
		if n := uniseg.StringWidth(label(&play.Words[i])); n < 24 {
			width = max(width, n)
		}
	}
	for i := range play.Words {
		w := &play.Words[i]
		g.row("  ", label(w), width, "  ", w.Says.In(p.lang))
	}
	g.line("", p.sayf("The commands are understood in English and in French. Tab completes, the arrows bring earlier lines back.",
		"Les commandes se comprennent en anglais et en français. Tab complète, les flèches rappellent les lignes d'avant."))
}

// wrote tells of a file, and how one goes on with it.
func (p *player) wrote(g *page, s saved) {
	g.line("", p.sayf("wrote %s; it plays as it stands", "%s est écrit ; il se joue tel quel", cleanLine(s.path)))
	if len(p.s.Tried()) > 0 {
		g.line("  ", p.sayf("this is the branch, written as if it had been played; the line that it leaves is written behind %s",
			"c'est la branche, écrite comme si elle avait été jouée ; la ligne qu'elle quitte s'écrit après %s", play.Back.Typed()))
	}
	flags := p.lib.flags
	if s.name == "" {
		cards := ""
		if p.cards.path != "" {
			cards = " --cards " + shellWord(p.cards.path)
		}
		g.whole(p.sayf("  to see it played:  referee run%s %s", "  pour le voir jouer :  referee run%s %s", cards,
			nameWord(s.path)))
		g.line("  ", p.sayf("to keep it as a ruling, save it in a folder %s and fill in its question, what is expected, and its ruling: referee test looks there",
			"pour le garder comme décision, enregistrez-le dans un dossier %s et remplissez sa question, ce qui est attendu, et sa décision : c'est là que referee test regarde",
			defaultDir))
		return
	}
	g.line("  ", p.sayf("fill in its question and its ruling, in both languages, and what is expected, and read its log; then accept that:",
		"remplissez sa question et sa décision, dans les deux langues, et ce qui est attendu, et lisez son journal ; puis acceptez-le :"))
	g.whole("    referee run" + flags + " " + nameWord(s.name))
	g.whole("    referee test --update" + flags + " " + nameWord(s.name))
}

// logOf gives the events that have happened, or the last of them.
func (p *player) logOf(arg string) ([]table.Event, error) {
	all := len(p.s.Table().Log().Events)
	n, err := strconv.Atoi(arg)
	if arg == "" {
		n, err = all, nil
	}
	if err != nil || n < 1 {
		return nil, engine.Errorf("%q is no number of events: it is a whole number from 1 on",
			"%q n'est pas un nombre d'événements : c'est un nombre entier, 1 ou plus", clip(arg))
	}
	return p.s.Table().Events(max(0, all-n)), nil
}

// clause says what a clause says.
func (p *player) clause(g *page, arg string) error {
	game := p.s.Table().Game()
	if arg == "" {
		return p.s.Do(context.Background(), play.Clause, "").Err
	}
	c, ok := game.Book.Find(strings.ToLower(arg))
	if !ok {
		return noClause([]*engine.Game{game}, arg)
	}
	p.describeClause(g, game, game.Book.Info(c), false)
	return nil
}

// card says what is known of a card.
func (p *player) card(g *page, arg string) error {
	game := p.s.Table().Game()
	if arg == "" {
		return p.s.Do(context.Background(), play.Card, "").Err
	}
	found := p.s.Table().Rules().Called(arg)
	if len(found) == 0 {
		return noCardThere([]*engine.Game{game}, arg, engine.Text{"`board` shows those that lie here",
			"`plateau` montre celles qui sont ici"})
	}
	for _, d := range found {
		p.showCard(g, cardOf{game, d}, nil)
	}
	return nil
}

// played shows what came of a command that plays, and the next question.
func (p *player) played(r play.Reply) error {
	if r.N > 0 && r.Command != play.Undo && r.Command != play.WhatIf {
		p.unsaved = p.s.Table().Changed()
	}
	if p.asJSON {
		return p.json(r.Command, &r)
	}
	if r.Err != nil && r.N == 0 {
		return p.tellWrong(r.Command, r.Err)
	}
	g := p.page()
	p.afterwards(g, &r)
	if r.Err != nil {
		if err := p.print(g); err != nil {
			return err
		}
		return p.tellWrong(r.Command, r.Err)
	}
	if r.Note != (engine.Text{}) {
		g.line("", r.Note.In(p.lang))
	}
	if r.N > 0 || r.Command == play.Back {
		p.question(g)
	}
	return p.print(g)
}

// mostEvents is how many events are shown of what the program has played by itself.
const mostEvents = 60

// afterwards shows what has happened.
func (p *player) afterwards(g *page, r *play.Reply) {
	switch {
	case r.Command == play.Undo && r.N > 0:
		g.line("", p.sayf("taken back: %d", "repris : %d", r.N))
		p.board(g)
	case r.Command == play.Back:
		where := p.sayf("back on the main line", "de retour sur la ligne principale")
		if n := len(p.s.Tried()); n > 0 {
			where = p.sayf("back on the branch: %s", "de retour sur la branche : %s", p.s.Tried()[n-1])
		}
		g.line("", where)
		p.board(g)
	case r.Command == play.WhatIf && r.N > 0:
		g.aside("", p.sayf("what if %s? (%s: leaves this branch)", "et si %s ? (%s : quitte cette branche)",
			p.s.Tried()[len(p.s.Tried())-1], play.Back.Typed()))
	}
	events := p.withTook(r)
	if n := len(events); r.Command == play.Auto && n > mostEvents {
		g.aside("", p.sayf("… (%d events before these; %s tells them all)", "… (%d événements avant ceux-ci ; %s les dit tous)",
			n-mostEvents, play.Log.Typed()))
		events = events[n-mostEvents:]
	}
	p.events(g, events, true)
	if r.Command == play.Auto && r.N > 1 {
		g.aside("", p.sayf("%d answers; to take them back: %s %[1]d", "%d réponses ; pour les reprendre : %s %[1]d", r.N,
			play.Undo.Typed()))
		p.board(g)
	}
}

// events shows what has happened, each event under what brought it about. Briefly, an answer is left out where the next
// line says it, and what happens several times in a row is said once.
func (p *player) events(g *page, events []table.Event, brief bool) {
	if brief {
		events = p.brief(events)
	}
	least := 1 << 30
	for i := range events {
		least = min(least, events[i].Depth)
	}
	for i := 0; i < len(events); i++ {
		e := &events[i]
		says, times := e.Says.In(p.lang), 1
		for brief && i+1 < len(events) && events[i+1].Says == e.Says && events[i+1].Depth == e.Depth {
			i++
			times++
		}
		if times > 1 {
			says += p.sayf(" (%d times)", " (%d fois)", times)
		}
		p.cited(g, strings.Repeat("  ", min(e.Depth-least, 12)+1), says, idsIn(e.Clauses), plainly)
	}
}

// withTook gives the events of a reply, and among them the answers that were taken by themselves.
func (p *player) withTook(r *play.Reply) []table.Event {
	out := slices.Clone(r.Events)
	for i := len(r.Took) - 1; i >= 0; i-- {
		took := &r.Took[i]
		if took.At < r.From { // it was told before
			continue
		}
		at, depth := min(max(0, took.At-r.From), len(r.Events)), 0
		if at < len(r.Events) { // what comes of it stands as deep
			depth = r.Events[at].Depth
		} else if at > 0 {
			depth = r.Events[at-1].Depth
		}
		says := engine.Sayf("no other answer: %s", "aucune autre réponse : %s", took.Says)
		out = slices.Insert(out, at, table.Event{Depth: depth, Says: says, Brief: says, Clauses: took.Clauses})
	}
	return out
}

// brief leaves out of events what else could have been answered, and answers that the next event tells.
func (p *player) brief(events []table.Event) []table.Event {
	out := make([]table.Event, 0, len(events))
	for i := range events {
		e := events[i]
		e.Says = e.Brief
		if e.Kind == engine.Chosen && i+1 < len(events) &&
			strings.HasPrefix(events[i+1].Brief.In(p.lang), e.Brief.In(p.lang)) {
			continue
		}
		out = append(out, e)
	}
	return out
}

func idsIn(clauses []table.Clause) (ids []string) {
	for _, c := range clauses {
		ids = append(ids, c.ID)
	}
	return ids
}

// cited prints a line with the clauses it rests on behind it, dimmed: as many as there is room for, and how many more
// there are. Where there is room for none, the first stands below.
func (p *player) cited(g *page, lead, text string, ids []string, s style) {
	const most = 3 // that anybody reads at once
	text = cleanLine(text)
	if len(ids) == 0 {
		g.fold(lead, text, uniseg.StringWidth(lead)+2, s)
		return
	}
	width := uniseg.StringWidth(lead) + uniseg.StringWidth(text) + 2
	for n := min(len(ids), most); n > 0; n-- {
		cites := strings.Join(ids[:n], " ")
		if n < len(ids) {
			cites += " +" + strconv.Itoa(len(ids)-n)
		}
		if cites = "[" + cites + "]"; g.width == 0 || width+len(cites) <= g.width {
			g.WriteString(lead + g.styled(s, text) + "  " + g.styled(dim, cites) + "\n")
			return
		}
	}
	g.fold(lead, text, uniseg.StringWidth(lead)+2, s)
	cites := "[" + ids[0]
	if len(ids) > 1 {
		cites += " +" + strconv.Itoa(len(ids)-1)
	}
	g.fold(strings.Repeat(" ", uniseg.StringWidth(lead)+2), cites+"]", 4, dim)
}

// question shows what is asked, and the legal answers by number.
func (p *player) question(g *page) {
	t := p.s.Table()
	q := t.Question()
	switch {
	case q != nil:
	case t.Stands() != (engine.Text{}):
		g.heading(p.sayf("play stands before: %s (%s goes on)", "le jeu s'est arrêté avant : %s (%s continue)", t.Stands(),
			play.Next.Typed()))
		return
	default:
		g.heading(p.outcome(t.Board()))
		return
	}
	asks := cleanLine(q.Asks.In(p.lang))
	if n := p.numbers(t.Board().Seats[q.Seat].Numbers); n != "" && q.Menu {
		asks += " (" + n + ")"
	}
	p.cited(g, "", asks, idsIn(q.Clauses), strong)
	digits, width := len(strconv.Itoa(len(q.Answers))), 0
	for i := range q.Answers {
		if n := uniseg.StringWidth(q.Answers[i].Says.In(p.lang)); n <= 44 {
			width = max(width, n)
		}
	}
	for i := range q.Answers {
		n := strconv.Itoa(i + 1)
		says := cleanLine(q.Answers[i].Says.In(p.lang))
		says += strings.Repeat(" ", max(0, width-uniseg.StringWidth(says)))
		p.cited(g, strings.Repeat(" ", 2+digits-len(n))+n+"  ", says, idsIn(t.ClausesOf(i)), plainly)
	}
	if tries := t.Tries(); len(tries) > 0 {
		g.aside("  ", p.sayf("the script tries here, in branches: %s (referee explain tells what comes of them)",
			"le script essaie ici, dans des branches : %s (referee explain dit ce qu'il en vient)",
			cleanLine(strings.Join(tries, "; "))))
	}
	if next := t.Next(); next != "" {
		g.aside("  ", p.sayf("next: %s (Enter plays it)", "ensuite : %s (Entrée le joue)", next))
	}
}

// outcome says how a game has ended.
func (p *player) outcome(b *table.Board) string {
	if len(b.Winners) == 0 {
		return p.sayf("the game is over; nobody has won", "la partie est finie ; personne n'a gagné")
	}
	var names []engine.Text
	for _, w := range b.Winners {
		names = append(names, asIs(b.Seats[w].Name))
	}
	return p.sayf("the game is over; won by %s", "la partie est finie ; gagnée par %s", engine.Join(names, engine.Commas))
}

// why shows why something is legal or not.
func (p *player) why(g *page, why *play.Reasons) {
	switch {
	case why.No != nil:
		p.failure(g, why.No, false)
	case why.Line == (engine.Text{}):
		g.line("", p.sayf("It is legal here.", "C'est permis ici."))
	default:
		g.styledLine("", p.sayf("It is legal: %s", "C'est permis : %s", why.Says), strong)
		for _, c := range why.Clauses {
			g.aside("  ", c.ID)
			g.line("    ", c.Says.In(p.lang))
		}
		if len(why.Comes) > 0 {
			g.line("", p.sayf("It would bring about:", "Il en viendrait :"))
			p.events(g, why.Comes, true)
			if why.Unseen {
				g.aside("  ", "… "+table.Unseen.In(p.lang))
			}
		}
	}
}

// failure shows what the rules have against something, and what may be meant. The legal answers are shown where they
// are some of those that were just listed.
func (p *player) failure(g *page, f *scenario.Failure, whole bool) {
	g.styledLine("", f.What.In(p.lang), strong)
	if hint := f.Hint.In(p.lang); hint != "" {
		for line := range strings.SplitSeq(hint, "\n") {
			g.line("  ", strings.TrimSpace(line))
		}
	}
	for i, says := range f.Says {
		g.aside("  ", f.Clauses[i])
		g.line("    ", says.In(p.lang))
	}
	if q := p.s.Table().Question(); whole && q != nil && len(f.Legal) < len(q.Answers) {
		behind := false // at a question that has been answered
		for _, legal := range f.Legal {
			n := slices.IndexFunc(q.Answers, func(a table.Answer) bool { return a.Line == legal })
			if n < 0 {
				if !behind {
					g.line("  ", p.sayf("then was legal:", "à ce moment-là, c'était permis :"))
				}
				behind = true
				g.line("     ", legal.In(p.lang))
				continue
			}
			g.line("  ", strconv.Itoa(n+1)+"  "+q.Answers[n].Says.In(p.lang))
		}
	}
}

// tellWrong shows why a line was refused.
func (p *player) tellWrong(c play.Command, err error) error {
	p.refused = true
	if p.asJSON {
		return p.json(c, &play.Reply{Command: c, Err: err})
	}
	g := p.page()
	var f *scenario.Failure
	var at *sandbox.Error
	switch {
	case errors.As(err, &f) && !errors.As(err, &at):
		p.failure(g, f, true)
	case errors.As(err, &at) && at.Err != nil:
		g.message("", limited(engine.Tell(at.Err, p.lang)))
	default:
		g.message("", limited(engine.Tell(err, p.lang)))
	}
	return p.print(g)
}

// limited cuts what may be told at once.
func limited(s string) string {
	const most = 2000
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return clean(s)
}
