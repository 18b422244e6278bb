package table

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// refusals are the two sentences of each reason for which a set-up is refused, in the files of a folder.
func refusals(t *testing.T, folder string) (out []engine.Text) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(folder, err)
	}
	pairs := func(list []ast.Expr) {
		said := ""
		for _, x := range list {
			text, is := x.(*ast.BasicLit)
			if !is || text.Kind != gotoken.STRING {
				continue
			}
			s, err := strconv.Unquote(text.Value)
			if err != nil {
				t.Fatal(err)
			}
			if said == "" {
				said = s
				continue
			}
			out, said = append(out, engine.Text{said, s}), ""
		}
	}
	within := func(n ast.Node) {
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				pairs(n.Args)
			case *ast.CompositeLit:
				pairs(n.Elts)
			}
			return true
		})
	}
	called := func(x ast.Expr) string {
		switch x := x.(type) {
		case *ast.Ident:
			return x.Name
		case *ast.SelectorExpr:
			return x.Sel.Name
		}
		return ""
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(gotoken.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if name := called(n.Fun); name == "Impossible" || name == "no" {
					within(n)
				}
			case *ast.CompositeLit:
				if name := called(n.Type); name == "SetupError" || name == "fault" {
					within(n)
				}
			}
			return true
		})
	}
	return out
}

// TestPlainWords: whatever a set-up is refused for is told without a word of a script, in both languages.
func TestPlainWords(t *testing.T) {
	script := regexp.MustCompile(`[a-z]_[a-z]| = |\{\}|\{ | \}|\(\)|…|--[a-z]|\bscript\b`)
	for _, g := range games.All() {
		d, err := NewDraft(g, "")
		if err != nil {
			t.Fatal(err)
		}
		d.Plainly()
		folders := []string{"", "deckbuilder", strings.ReplaceAll(g.ID, "-", "")}
		if g.ID == "champions" {
			folders = []string{"", "champions"}
		}
		for _, folder := range folders {
			all := refusals(t, filepath.Join("..", "..", "engine", folder))
			if folder != "" && len(all) < 5 {
				t.Errorf("%s: %d refusals are found", folder, len(all))
			}
			for _, said := range all {
				for _, s := range []string{"%s", "%d", "%q"} {
					said = engine.Text{strings.ReplaceAll(said[0], s, "7"), strings.ReplaceAll(said[1], s, "7")}
				}
				plain := d.inWords(said)
				for l := range engine.Lang(2) {
					if script.MatchString(plain[l]) {
						t.Errorf("%s: %q is told as %q", g.ID, said[l], plain[l])
					}
				}
			}
		}
	}
}

// TestPlainNames: where a message has the word of a script, players are told the name of the field.
func TestPlainNames(t *testing.T) {
	for _, c := range []struct {
		game string
		said engine.Text
		want engine.Text
	}{
		{"metal", engine.Text{`hand = {}`, `hand = {}`}, engine.Text{"“hand: nothing”", "«\u00a0main : rien\u00a0»"}},
		{"metal", engine.Text{`score_pile = { "Weakness" }`, `score_pile = { "Weakness" }`},
			engine.Text{"“score pile: Weakness”", "«\u00a0pile de score : Faiblesse\u00a0»"}},
		{"metal", engine.Text{"crossover = 1", "crossover = 1"},
			engine.Text{"“with a Crossover pack”", "«\u00a0avec un paquet Crossover\u00a0»"}},
		{"forever-evil", engine.Text{"say played = true too", "dire aussi played = true"},
			engine.Text{"say “played this turn” too", "dire aussi «\u00a0jouée ce tour\u00a0»"}},
		{"forever-evil", engine.Text{"leave used out, in the header turn = …", "enlever used, turn = … dans l'en-tête"},
			engine.Text{"leave used out, “turn”", "enlever used, «\u00a0tour\u00a0»"}},
		{"champions", engine.Text{"character names it, identity too", "character et identity"},
			engine.Text{"character names it, identity too", "«\u00a0personnage\u00a0» et «\u00a0identité\u00a0»"}},
		{"champions", engine.Text{"(it comes with counters = 3)", "(elle arrive avec counters = 3)"},
			engine.Text{"(it comes with “counters: 3”)", "(elle arrive avec «\u00a0jetons : 3\u00a0»)"}},
	} {
		d, err := NewDraft(games.Find(c.game), "")
		if err != nil {
			t.Fatal(err)
		}
		d.Plainly()
		if got := d.inWords(c.said); got != c.want {
			t.Errorf("%q: %q", c.said, got)
		}
	}
}

// TestASettingIsNamed: a set-up that needs another way to play says how that is chosen: on the command line by what is
// typed there, and to whoever fills in a form by the name of its field.
func TestASettingIsNamed(t *testing.T) {
	for _, plainly := range []bool{false, true} {
		d, err := draft(t, "champions", "villain: Rhino III")
		if err != nil {
			t.Fatal(err)
		}
		want := [...]string{`which is chosen by --lay "expert: 1"`, `qui se choisit par --lay "expert: 1"`}
		if plainly {
			d.Plainly()
			want = [...]string{"which is chosen by “expert mode”", "qui se choisit par «\u00a0mode expert\u00a0»"}
		}
		_, err = d.Open(Setup{Before: Beginning})
		for l, says := range want {
			if got := engine.Tell(err, engine.Lang(l)); !strings.Contains(got, says) {
				t.Errorf("%q does not say %q", got, says)
			}
		}
	}
}

// TestTopsOfPiles: French calls the top of a pile with the article of that.
func TestTopsOfPiles(t *testing.T) {
	for game, want := range map[string][]string{
		"champions": {"dessus du deck"},
		"metal":     {"dessus de la pioche", "dessus du deck commun", "dessus des Super-Héros disponibles"},
	} {
		var names []string
		for _, w := range PlaceWords(games.Find(game)) {
			names = append(names, w.Name[engine.FR])
		}
		for _, name := range want {
			if !slices.Contains(names, name) {
				t.Errorf("%s has no %s: %q", game, name, names)
			}
		}
	}
}
