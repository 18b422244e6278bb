package shards

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Merger is who puts parts together: what it is, and how it writes a word for a shell in a command that it proposes.
type Merger struct {
	Program  string
	Language string // the code of the language beside English and French that it is asked to speak, empty: none
	Quote    func(word string) string
}

// mostTold is how many things that are wrong are told at once.
const mostTold = 10

// Gather reads the files of all parts of a run and gives them in the order of their shards. Where one is missing, is
// there twice, is of another run or is not whole, the error says of each which shard is to be played again.
func (m Merger) Gather(names []string) ([]*Part, error) {
	var parts []*Part
	var wrong []error
	for _, name := range names {
		if info, err := os.Stat(name); err == nil && info.IsDir() {
			wrong = append(wrong, engine.Errorf("%s: is a folder; name the files in it:  referee merge %s",
				"%s : est un dossier ; nommez les fichiers qu'il contient :  referee merge %s", files.Name(name),
				m.Quote(filepath.Clean(name))+"/*.json"))
			continue
		}
		text, err := files.Read(name, MaxBytes)
		if err != nil {
			wrong = append(wrong, files.Missing(err, engine.Text{"such a file is written by --shard-out",
				"un tel fichier est écrit par --shard-out"}))
			continue
		}
		p, err := Decode(text)
		if err != nil {
			wrong = append(wrong, engine.Errorf("%s %v", "%s %v", files.Name(name), err))
			continue
		}
		p.File = name
		parts = append(parts, p)
	}
	for _, check := range []func([]*Part) []error{m.strangers, m.doubles, m.missing} {
		if len(wrong) > 0 {
			return nil, together(wrong)
		}
		wrong = check(parts)
	}
	if len(wrong) > 0 {
		return nil, together(wrong)
	}
	slices.SortFunc(parts, func(a, b *Part) int { return a.Shard - b.Shard })
	return parts, nil
}

// together makes one error of several, a line each.
func together(wrong []error) error {
	if len(wrong) == 1 {
		return wrong[0]
	}
	told := wrong[:min(len(wrong), mostTold)]
	err := told[0]
	for _, next := range told[1:] {
		err = engine.Errorf("%v\n%v", "%v\n%v", err, next)
	}
	if n := len(wrong) - len(told); n > 0 {
		err = engine.Errorf("%v\nand %d more", "%v\net %d de plus", err, n)
	}
	return err
}

// again is the command that plays a shard, into a file.
func (m Merger) again(r *Run, o Of, file string) string {
	words := []string{"referee", r.Command, "--shard", o.String(), "--shard-out", m.Quote(file)}
	for _, w := range r.Words {
		words = append(words, m.Quote(w))
	}
	return strings.Join(words, " ")
}

// call is the command of which parts are parts.
func (m Merger) call(r *Run) string {
	words := []string{"referee", r.Command}
	for _, w := range r.Words {
		words = append(words, m.Quote(w))
	}
	return strings.Join(words, " ")
}

// same says whether two parts are of one run.
func same(a, b *Part) bool {
	return a.Of == b.Of && a.Command == b.Command && a.Program == b.Program && a.Language == b.Language &&
		slices.Equal(a.Words, b.Words) && slices.Equal(a.Sources, b.Sources)
}

// strangers tells which parts are not of the run that most of them are of, and whether that is one of another program.
func (m Merger) strangers(parts []*Part) (wrong []error) {
	var usual *Part
	most := 0
	for _, p := range parts {
		n := 0
		for _, other := range parts {
			if same(p, other) {
				n++
			}
		}
		if n > most {
			usual, most = p, n
		}
	}
	for _, p := range parts {
		if !same(p, usual) {
			wrong = append(wrong, m.otherwise(p, usual))
		}
	}
	if len(wrong) > 0 || usual == nil {
		return wrong
	}
	switch {
	case usual.Program != m.Program:
		wrong = append(wrong, engine.Errorf("%s was played by referee %s, and this is referee %s: merge with the program that played the shards, or play them all again with this one",
			"%s a été joué par referee %s, et voici referee %s : réunissez avec le programme qui a joué les parts, ou rejouez-les toutes avec celui-ci",
			files.Name(usual.File), short(usual.Program), short(m.Program)))
	case m.Language != "" && usual.Language != m.Language:
		wrong = append(wrong, engine.Errorf("%s does not speak %s: say --lang when the shards are played, as here",
			"%s ne parle pas %s : donnez --lang quand les parts sont jouées, comme ici", files.Name(usual.File),
			m.Language))
	}
	return wrong
}

// otherwise says why a part is not of the run of another, and what to do.
func (m Merger) otherwise(p, usual *Part) error {
	file, other := files.Name(p.File), files.Name(usual.File)
	again := engine.Errorf("run it again as the others:  %s", "rejouez-la comme les autres :  %s",
		m.again(&usual.Run, p.ID(), p.File))
	switch {
	case p.Command != usual.Command:
		return engine.Errorf("%s is a part of referee %s, and %s of referee %s: merge the parts of one command",
			"%s est une part de referee %s, et %s de referee %s : réunissez les parts d'une seule commande", file,
			short(p.Command), other, short(usual.Command))
	case p.Of != usual.Of:
		return engine.Errorf("%s is shard %s, and %s is shard %s of a run that is cut otherwise: leave it out, or run all shards again as --shard I/%d",
			"%s est la part %s, et %s est la part %s d'une exécution coupée autrement : laissez-la, ou rejouez toutes les parts avec --shard I/%d",
			file, p.ID().String(), other, usual.ID().String(), usual.Of)
	case p.Program != usual.Program:
		return engine.Errorf("%s was played by referee %s, and %s by referee %s; run it again with the program of the others",
			"%s a été joué par referee %s, et %s par referee %s ; rejouez-la avec le programme des autres", file,
			short(p.Program), other, short(usual.Program))
	case !slices.Equal(p.Words, usual.Words):
		return engine.Errorf("%s is a part of  %s,  and %s of  %s;  %v", "%s est une part de  %s,  et %s de  %s ;  %v",
			file, m.call(&p.Run), other, m.call(&usual.Run), again)
	case p.Language != usual.Language:
		return engine.Errorf("%s was played with another --lang than %s; run shard %s again with theirs",
			"%s a été joué avec un autre --lang que %s ; rejouez la part %s avec le leur", file, other,
			p.ID().String())
	}
	what := engine.Text{"something else", "autre chose"}
	for i, s := range usual.Sources {
		if i < len(p.Sources) && p.Sources[i] != s {
			what = map[string]engine.Text{
				Scenarios: {"other scenarios", "d'autres scénarios"},
				Golden:    {"other golden files", "d'autres fichiers de référence"},
				Cards:     {"other cards", "d'autres cartes"}}[s.Of]
			break
		}
	}
	return engine.Errorf("%s was played with %v than %s: they were changed meanwhile, or lie otherwise on that machine; %v",
		"%s a été joué avec %v que %s : ils ont changé entre-temps, ou ne sont pas les mêmes sur cette machine ; %v",
		file, what, other, again)
}

// doubles tells which shards are there more than once.
func (m Merger) doubles(parts []*Part) (wrong []error) {
	first := map[int]*Part{}
	for _, p := range parts {
		if other := first[p.Shard]; other != nil {
			wrong = append(wrong, engine.Errorf("%s and %s are both shard %s: leave one of them out",
				"%s et %s sont toutes deux la part %s : n'en donnez qu'une", files.Name(other.File),
				files.Name(p.File), p.ID().String()))
			continue
		}
		first[p.Shard] = p
	}
	return wrong
}

// missing tells which shards are not there.
func (m Merger) missing(parts []*Part) (wrong []error) {
	if len(parts) == 0 {
		return nil
	}
	there := map[int]bool{}
	for _, p := range parts {
		there[p.Shard] = true
	}
	for i := 1; i <= parts[0].Of; i++ {
		if o := (Of{i, parts[0].Of}); !there[i] {
			wrong = append(wrong, engine.Errorf("shard %s is missing: name its file too, or run it:  %s",
				"il manque la part %s : nommez son fichier aussi, ou jouez-la :  %s", o.String(),
				m.again(&parts[0].Run, o, "part-"+strings.ReplaceAll(o.String(), "/", "-of-")+".json")))
		}
	}
	return wrong
}
