package lesson

import (
	"path"
	"strings"

	"tablereferee/engine"
)

// Check tells whether the steps of lessons are scenarios, and those of a lesson of one game. Names are those of all
// scenarios there are; games gives the game of those that somebody shows. A lesson none of which is shown is let be: it
// belongs to a game that is left out.
func Check(lessons []Lesson, names []string, games map[string]string) error {
	known := map[string]bool{}
	for _, n := range names {
		known[n] = true
	}
	var bad Mistakes
	for i := range lessons {
		l := &lessons[i]
		game := Game(l, games)
		for _, s := range l.Steps {
			switch of := games[s.Scenario]; {
			case !known[s.Scenario]:
				bad = append(bad, Mistake{l.file, s.line, l.noSuch(s.Scenario, names)})
			case game != "" && of != game:
				bad = append(bad, Mistake{l.file, s.line, engine.Sayf(
					"%q is no scenario of %s, as others of this lesson are, or it cannot be played",
					"%q n'est pas un scénario de %s comme d'autres de cette leçon, ou ne peut pas être joué",
					s.Scenario, game)})
			}
		}
	}
	return bad.err()
}

// Game gives the game that a lesson teaches: that of the first of its scenarios that has one among those given.
func Game(l *Lesson, games map[string]string) string {
	for _, s := range l.Steps {
		if g := games[s.Scenario]; g != "" {
			return g
		}
	}
	return ""
}

// noSuch says that there is no scenario of a name, and which one may be meant: one that is spelt alike, or lies in
// another folder.
func (l *Lesson) noSuch(name string, names []string) engine.Text {
	within := func(name string) (string, bool) {
		if l.folder == "." {
			return name, true
		}
		return strings.CutPrefix(name, l.folder+"/")
	}
	short, _ := within(name)
	none := engine.Sayf("there is no scenario %q in the folder of this file",
		"il n'y a pas de scénario %q dans le dossier de ce fichier", short)
	var here []string
	moved := ""
	for _, n := range names {
		rest, below := within(n)
		if !below {
			continue
		}
		here = append(here, rest)
		if moved == "" && path.Base(rest) == path.Base(short) {
			moved = rest
		}
	}
	near := engine.Nearest(short, here)
	if near == "" {
		near = moved
	}
	if near == "" {
		return none
	}
	return engine.Sayf("%v; did you mean %q?", "%v ; vouliez-vous dire %q ?", none, near)
}
