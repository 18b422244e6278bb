package engine_test

import (
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "tablereferee/"

// pkg is a package of this module and what it imports, its tests left out.
type pkg struct {
	ImportPath, Dir  string
	Name             string
	GoFiles, Imports []string
	Export           string
	Standard         bool
}

// list asks the go command for packages.
func list(t *testing.T, args ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-json=ImportPath,Dir,Name,GoFiles,Imports,Export,Standard"},
		args...)...)
	cmd.Dir = ".."
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, stderr.String())
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var p pkg
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// storey is where a package stands in the house. Imports go to the same storey, where that is allowed, or to one below.
type storey struct {
	name string
	may  []string // storeys of this module that it imports
}

// house, from the bottom. A game is any package under engine that is not named here, and its book the package under it.
var house = []storey{
	{"engine", nil},
	{"engine/log", []string{"engine"}}, // the kernel keeps what happened, and reads none of it
	{"engine/cardtext", []string{"engine"}},
	{"internal", []string{"engine", "engine/cardtext", "internal"}},
	{"engine/deckbuilder", []string{"engine", "engine/cardtext", "internal"}},
	{"internal/dbtest", []string{"engine", "engine/cardtext", "engine/deckbuilder", "internal"}},
	{"a book", []string{"engine"}},
	{"a game", []string{"engine", "engine/cardtext", "engine/deckbuilder", "internal", "a book"}},
	{"engine/games", []string{"engine", "a game", "internal"}},
	{"data", nil},
	{"referee", []string{"engine", "engine/log", "internal", "engine/games", "data", "referee"}},
	{"many", []string{"engine", "engine/log", "internal", "engine/games", "data", "referee", "many"}},
	{"referee/ask", []string{"engine", "engine/log", "engine/games", "internal", "referee", "many", "referee/ask"}},
	{"referee/mcp", []string{"engine", "engine/log", "internal", "referee", "many", "referee/ask"}},
	{"referee/desk", []string{"engine", "engine/log", "engine/games", "internal", "referee", "referee/ask"}},
	{"referee/book", []string{"engine", "engine/log", "internal", "referee", "many", "referee/ask"}},
	{"cmd", []string{"engine", "engine/log", "internal", "engine/games", "data", "referee", "many", "referee/ask",
		"referee/mcp", "referee/desk", "referee/book", "cmd"}},
	{"cmd/strengthen", []string{"engine", "engine/games", "a game"}}, // it learns of one game what that alone knows
	{"examples", []string{"engine", "engine/log", "engine/games", "data", "referee", "referee/ask"}},
}

// many are the packages that run many scenarios and look at what came of them. They stand in internal, but above the
// scenarios.
var many = []string{"internal/suite", "internal/suite/record", "internal/review", "internal/coverage",
	"internal/sentences"}

func storeyOf(path string) string {
	path = strings.TrimPrefix(path, module)
	top, _, _ := strings.Cut(path, "/")
	switch {
	case path == "engine" || path == "engine/log" || path == "engine/cardtext" || path == "engine/deckbuilder" ||
		path == "internal/dbtest" || path == "engine/games":
		return path
	case path == "referee/ask" || strings.HasPrefix(path, "referee/ask/"):
		return "referee/ask"
	case path == "referee/mcp" || path == "referee/desk" || path == "referee/book" || path == "cmd/strengthen":
		return path
	case slices.Contains(many, path):
		return "many"
	case top == "engine" && strings.HasSuffix(path, "/book"):
		return "a book"
	case top == "engine":
		return "a game"
	case top == "scenarios" || top == "golden" || top == "languages":
		return "data"
	}
	return top
}

func TestImportsGoOneWay(t *testing.T) {
	may := map[string]map[string]bool{}
	for _, s := range house {
		may[s.name] = map[string]bool{}
		for _, below := range s.may {
			may[s.name][below] = true
		}
	}
	seen := map[string]bool{}
	for _, p := range list(t, "./...") {
		from := storeyOf(p.ImportPath)
		seen[from] = true
		if may[from] == nil {
			t.Errorf("%s has no place in the house", p.ImportPath)
		}
		for _, i := range p.Imports {
			if strings.HasPrefix(i, module) && !may[from][storeyOf(i)] {
				t.Errorf("%s (%s) imports %s (%s)", p.ImportPath, from, i, storeyOf(i))
			}
			outside := strings.Contains(strings.SplitN(i, "/", 2)[0], ".")
			if strings.HasPrefix(p.ImportPath, module+"engine") && outside {
				t.Errorf("%s imports %s: kernel and games use the standard library only", p.ImportPath, i)
			}
			if strings.Contains(i, "lua") && !strings.HasPrefix(p.ImportPath, module+"referee/scenario") &&
				!strings.HasPrefix(p.ImportPath, module+"internal/") {
				t.Errorf("%s imports %s: only the sandbox and what speaks through it know Lua", p.ImportPath, i)
			}
		}
	}
	for _, s := range []string{"engine", "engine/log", "engine/deckbuilder", "a game", "engine/games", "referee"} {
		if !seen[s] {
			t.Errorf("no package was found for %s: the test looks in the wrong place", s)
		}
	}
}
