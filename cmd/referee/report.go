package main

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/changes"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// slowest is how many of the slowest scenarios the summary names.
const slowest = 3

// plenty is how many bytes of failures a run shows with their differences; of those beyond, it only says how to see
// them.
const plenty = 200 << 10

// statuses are the words for how a case came out.
var statuses = map[suite.Status]engine.Text{
	suite.Passed:  {"passed", "réussi"},
	suite.Failed:  {"failed", "échoué"},
	suite.Differs: {"differs", "différent"},
	suite.Missing: {"missing", "sans journal"},
	suite.Orphan:  {"orphan", "sans scénario"},
	suite.Broken:  {"broken", "cassé"},

	suite.Uncompared: {"not compared", "non comparé"},
}

// unwritten are the words for a case whose log holds, and could not be written: it is not the script that is broken.
var unwritten = engine.Text{"not written", "non écrit"}

// outcome is the word for how a case came out.
func outcome(c *suite.Case) engine.Text {
	if c.Unwritten {
		return unwritten
	}
	return statuses[c.Status]
}

// counted is the word for how some cases came out, which in French agrees with their number.
func counted(s suite.Status, n int) engine.Text {
	word := statuses[s]
	return engine.Each(func(l engine.Lang) string {
		if l == engine.FR && n > 1 && s != suite.Missing && s != suite.Orphan {
			return word.In(l) + "s"
		}
		return word.In(l)
	})
}

// showText prints what was found, for people.
func (t *tester) showText(report *suite.Report) error {
	var b bytes.Buffer
	colour := t.colour()
	say := func(en, fr string, args ...any) { fmt.Fprintln(&b, cleanLine(t.sayf(en, fr, args...))) }
	for _, file := range report.Cleared {
		say("removed %s, which an earlier run left half-written",
			"%s supprimé : une exécution antérieure l'a laissé à moitié écrit", file)
	}
	t.showChanges(&b, report)
	t.leftAlone(&b, report)
	t.whoseTheyAre(&b)
	t.whoseCards(&b)
	t.turned(&b, report)
	t.summary(&b, report, colour)
	_, err := t.out.Write(b.Bytes())
	return err
}

// showChanges prints what was done about each case, and what is not well: those that change in the same way as one.
func (t *tester) showChanges(b *bytes.Buffer, report *suite.Report) {
	colour := t.colour()
	say := func(en, fr string, args ...any) { fmt.Fprintln(b, cleanLine(t.sayf(en, fr, args...))) }
	together := groupsOf(report.Cases)
	atOnce := func(g *changes.Group) bool { return g != nil && len(g.Members) >= fewest && !t.flags.whole }
	for _, g := range together.groups {
		if atOnce(g) {
			t.block(b, together, g, colour)
		}
	}
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Moved != "" {
			say("renamed %s -> %s", "renommé %s -> %s", t.lib.golden.Path(c.Moved), c.Golden)
		}
		switch {
		case c.Removed:
			say("removed %s", "supprimé %s", c.Golden)
		case c.Written:
			say("wrote %s", "écrit %s", c.Golden)
		}
		if !c.OK() && !atOnce(together.of[c]) {
			fmt.Fprintf(b, "%s %s\n", paint(colour, c.Status, outcome(c).In(t.lang)), cleanLine(c.Name))
			view := golden.View{Colour: colour, Lang: t.lang, Whole: t.flags.whole, Width: t.width()}
			b.WriteString(t.account(c, "  ", t.width(), view, b.Len() > plenty))
			b.WriteByte('\n')
		}
	}
}

// showNames prints the names of what is not well, for other commands to go on with.
func (t *tester) showNames(report *suite.Report) error {
	var b bytes.Buffer
	for i := range report.Cases {
		if c := &report.Cases[i]; !c.OK() {
			fmt.Fprintln(&b, cleanLine(c.Name))
		}
	}
	_, err := t.out.Write(b.Bytes())
	return err
}

// leftAlone tells of what a run has seen and not touched: files that are no logs, and golden files that it was not told
// to remove.
func (t *tester) leftAlone(b *bytes.Buffer, report *suite.Report) {
	if n := len(report.Others); n > 0 {
		more := engine.Text{}
		if n > 1 {
			more = engine.Sayf(" and %d more", " et %d de plus", n-1)
		}
		fmt.Fprintln(b, t.sayf("left alone: %s%v, not a log of the referee",
			"laissé tel quel : %s%v, qui n'est pas un journal de l'arbitre", report.Others[0], more))
	}
	const most = 3
	for i, o := range t.overlooked {
		if i == most && len(t.overlooked) > most+1 {
			fmt.Fprintln(b, t.sayf("left alone: %d more of the kind", "laissés de côté : %d autres du même genre",
				len(t.overlooked)-most))
			break
		}
		if o.kept {
			fmt.Fprintln(b, t.sayf("careful: %s: %v", "attention : %s : %v", o.path, o.why))
			continue
		}
		fmt.Fprintln(b, t.sayf("left alone: %s: %v", "laissé de côté : %s : %v", o.path, o.why))
	}
	// golden files that nothing says to be of a scenario that there is; those that were named in vain
	var gone, held []string
	for i := range report.Cases {
		switch c := &report.Cases[i]; {
		case c.Held:
			held = append(held, c.Name)
		case c.Status == suite.Orphan && !c.Removed && c.Twin == "" && c.Beside == "" && c.Heir == "":
			gone = append(gone, c.Name)
		}
	}
	if len(held) > 0 {
		fmt.Fprintln(b,
			t.sayf("left alone: %s without a scenario: nothing is removed while a scenario that is run fails",
				"laissé tel quel : fichier de référence sans scénario (%s) : rien n'est supprimé tant qu'un scénario joué échoue",
				engine.Counted(len(held), engine.Text{"golden file", "fichier"})))
	}
	if len(gone) > 1 && t.at.Golden {
		some := gone[:min(len(gone), mostNamed)]
		remove := engine.Text{"to remove them", "pour les supprimer"}
		if len(some) < len(gone) {
			remove = engine.Sayf("to remove the first %d", "pour supprimer les %d premiers", len(some))
		}
		fmt.Fprintln(b,
			cleanLine(t.sayf("golden files without a scenario: %d; %v, if their scenarios are gone for good:  %s",
				"fichiers de référence sans scénario : %d ; %v, si leurs scénarios n'existent vraiment plus :  %s",
				len(gone), remove, t.command("--update --prune", some...))))
	}
}

// mostNamed is how many golden files a command that is proposed names.
const mostNamed = 50

// whoseTheyAre says that the built-in scenarios were run, where somebody stands in a folder of their own and may think
// that it was those.
func (t *tester) whoseTheyAre(b *bytes.Buffer) {
	if t.at.BuiltIn && !t.at.Within && t.at.Loose != "" {
		fmt.Fprintln(b, t.sayf("these are the scenarios built into this program, and %s is none of them; to test what lies in this folder:  referee test --scenarios .",
			"ce sont les scénarios intégrés à ce programme, et %s n'en est pas ; pour tester ce qui est dans ce dossier :  referee test --scenarios .",
			cleanLine(t.at.Loose)))
	}
	if !t.at.BuiltIn || !t.at.Within {
		return
	}
	fmt.Fprintln(b,
		t.sayf("these are the scenarios built into this program; those of the folder you are in:  referee test --scenarios ../%s",
			"ce sont les scénarios intégrés à ce programme ; ceux du dossier où vous êtes :  referee test --scenarios ../%s", defaultDir))
}

// whoseCards says what has been played with the cards of --cards, and what has not.
func (t *tester) whoseCards(b *bytes.Buffer) {
	switch {
	case !t.at.Cards:
	case t.at.Printed:
		fmt.Fprintln(b, t.sayf("played with the printed cards and with those of --cards; what differs comes out otherwise with these",
			"joués avec les cartes imprimées et avec celles de --cards ; ce qui diffère tourne autrement avec ces dernières"))
	case t.at.Beside && !t.at.Besides:
		fmt.Fprintln(b, t.sayf("these are your own scenarios; to see which built-in ones come out otherwise with your cards:  referee test --all%s",
			"ce sont vos propres scénarios ; pour voir quels scénarios intégrés tournent autrement avec vos cartes :  referee test --all%s", t.at.Flags))
	}
}

// paint colours a status.
func paint(colour bool, s suite.Status, text string) string {
	switch {
	case !colour:
		return text
	case s == suite.Passed:
		return "\x1b[32m" + text + "\x1b[0m"
	case s == suite.Missing || s == suite.Orphan || s == suite.Uncompared:
		return "\x1b[33m" + text + "\x1b[0m"
	}
	return "\x1b[31m" + text + "\x1b[0m"
}

// account says what is wrong with a case and what mends it, within a width if it is not 0. The difference has its own
// first column and takes no margin; where enough has been shown, it is only told how to see it.
func (t *tester) account(c *suite.Case, margin string, width int, v golden.View, enough bool) string {
	b := page{width: width}
	say := func(s string) { fmt.Fprintln(&b, margin+strings.ReplaceAll(clean(s), "\n", "\n"+margin)) }
	b.message(margin, c.Says(v.Lang))
	if c.Difference != nil {
		left := 0
		if enough = enough && !v.Whole; !enough {
			// A buffer takes everything.
			left, _ = c.Difference.Write(&b, v)
		}
		if c.Difference.New != "" && (enough || left > 0) {
			say(engine.Text{"--whole shows all of it", "--whole montre tout"}.In(v.Lang))
		} else if enough || left > 0 {
			say(engine.Sayf("to see all of it:  %s", "pour tout voir :  %s", t.command("--whole", c.Name)).In(v.Lang))
		}
	}
	if m := t.mend(c).In(v.Lang); m != "" {
		say(m)
	}
	return b.String()
}

// command is a call of this command about some scenarios.
func (t *tester) command(flag string, names ...string) string {
	return "referee test " + flag + t.at.Flags + " " + strings.Join(shellArgs(names), " ")
}

// mend names what to do about a case.
func (t *tester) mend(c *suite.Case) engine.Text {
	if c.Difference != nil && c.Difference.New != "" { // two logs that were read
		return engine.Text{}
	}
	if c.Status == suite.Differs && t.turning() {
		return engine.Sayf("the whole log:  referee run%s%s %s", "le journal entier :  referee run%s%s %s", t.at.Flags,
			t.flags.set.command(), nameWord(c.Name))
	}
	if c.Status == suite.Differs && c.Golden == "" { // with cards of one's own
		return engine.Sayf("the whole log:  referee run%s %s", "le journal entier :  referee run%s %s", t.at.Flags,
			nameWord(c.Name))
	}
	if !t.at.Golden || c.Removed {
		return engine.Text{}
	}
	switch {
	case c.Unaccepted && c.HasGolden:
		return engine.Sayf("%s was left as it was: only a scenario that holds is accepted",
			"%s est resté tel quel : seul un scénario qui tient est accepté", c.Golden)
	case c.Unaccepted && c.Golden != "":
		return engine.Sayf("%s was not written: only a scenario that holds is accepted",
			"%s n'a pas été écrit : seul un scénario qui tient est accepté", c.Golden)
	case c.Status == suite.Missing && c.Twin != "":
		return engine.Sayf("to move it:  %s", "pour le déplacer :  %s", t.command("--update", c.Twin, c.Name))
	case c.Status == suite.Orphan && c.Twin != "":
		return engine.Sayf("to move it:  %s", "pour le déplacer :  %s", t.command("--update", c.Name, c.Twin))
	case c.Status == suite.Missing:
		return engine.Sayf("read its log, and if it is right:  %s", "lisez son journal, et s'il est juste :  %s",
			t.command("--update", c.Name))
	case c.Status == suite.Differs:
		return engine.Sayf("if the new log is right:  %s", "si le nouveau journal est juste :  %s",
			t.command("--update", c.Name))
	case c.Status == suite.Orphan && c.Beside != "":
		return engine.Sayf("perhaps its script is %s, overlooked because of its name or place: a scenario's name ends in .lua "+
			"and begins with neither a point nor _, and it lies in no folder lib or behind a link",
			"son script est peut-être %s, laissé de côté à cause de son nom ou de sa place : le nom d'un scénario finit par .lua "+
				"et ne commence ni par un point ni par _, et il n'est ni dans un dossier lib ni derrière un lien",
			c.Beside)
	case c.Status == suite.Orphan && c.Heir != "":
		return engine.Sayf("%v\n%v", "%v\n%v", mayBe(c), t.toRemove(c))
	case c.Status == suite.Orphan:
		return t.toRemove(c)
	}
	return engine.Text{}
}

// toRemove says how a golden file without a scenario is removed.
func (t *tester) toRemove(c *suite.Case) engine.Text {
	return engine.Sayf("to remove it, if its scenario is gone for good:  %s",
		"pour le supprimer, si son scénario n'existe vraiment plus :  %s",
		t.command("--update --prune", c.Name))
}

// mayBe says whose a golden file without a scenario may be.
func mayBe(c *suite.Case) engine.Text {
	if c.Heirs == 1 {
		return engine.Sayf("it may be the log of %s under its former name",
			"c'est peut-être le journal de %s sous son ancien nom", c.Heir)
	}
	return engine.Sayf("it may be the log of %s under its former name, or that of another of the %d scenarios without a golden file",
		"c'est peut-être le journal de %s sous son ancien nom, ou celui d'un autre des %d scénarios sans fichier de référence", c.Heir, c.Heirs)
}

// summary counts the outcomes in one line, and names the slowest in a second.
func (t *tester) summary(b *bytes.Buffer, report *suite.Report, colour bool) {
	scenarios := len(report.Cases) - report.Count(suite.Orphan)
	b.WriteString(engine.Counted(scenarios, scenarioWord).In(t.lang))
	sep := t.sayf(": ", " : ")
	for _, s := range []suite.Status{suite.Passed, suite.Failed, suite.Differs, suite.Missing, suite.Broken,
		suite.Orphan, suite.Uncompared} {
		n, unsaved := 0, 0
		for i := range report.Cases {
			if c := &report.Cases[i]; c.Unwritten && c.Status == s {
				unsaved++
			} else if c.Status == s && !c.Removed {
				n++
			}
		}
		if unsaved > 0 {
			b.WriteString(sep + paint(colour, s, fmt.Sprintf("%d %s", unsaved, unwritten.In(t.lang))))
			sep = ", "
		}
		if n > 0 {
			b.WriteString(sep + paint(colour, s, fmt.Sprintf("%d %s", n, counted(s, n).In(t.lang))))
			sep = ", "
		}
	}
	b.WriteByte('\n')
	took := seconds(report.Wall).In(t.lang)
	sep = t.sayf("; slowest ", " ; les plus lents : ")
	for _, c := range report.Slowest(slowest) {
		if c.Took > 0 {
			took += fmt.Sprintf("%s%s %s", sep, cleanLine(c.Name), seconds(c.Took).In(t.lang))
			sep = ", "
		}
	}
	p := t.page()
	p.fold("", took, hangs, plainly)
	b.Write(p.Bytes())
}

// hangs is by how many columns the further lines of a summary are indented.
const hangs = 2

// scenarioWord is the word for what is played, where it is counted.
var scenarioWord = engine.Text{"scenario", "scénario"}

// seconds writes a duration to the precision that matters to a person.
func seconds(d time.Duration) engine.Text {
	if d < time.Second {
		return engine.Sayf("%.1f ms", "%.1f ms", float64(d)/1e6)
	}
	return engine.Sayf("%.2f s", "%.2f s", d.Seconds())
}
