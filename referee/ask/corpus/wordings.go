package corpus

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/ask/index"
)

// WordingsFile is the name of the files that say how players put the questions of a folder, beside its scenarios, and
// how they ask for the clauses of a rulebook, beside that.
const WordingsFile = "asked_as.yaml"

// Wordings are other ways to put a question, in English and in French, by the name of its scenario or the id of its
// clause.
type Wordings map[string][2][]string

// written is an entry of a file of wordings.
type written struct {
	EN []string `yaml:"en"`
	FR []string `yaml:"fr"`
}

// ReadWordings reads all files of wordings in a folder. Names are those of scenarios in the folder of the file; in a
// file at the top of the folder they are whole.
func ReadWordings(folder fs.FS) (Wordings, error) {
	out := Wordings{}
	err := fs.WalkDir(folder, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() != WordingsFile {
			return err
		}
		return out.read(folder, path.Dir(p))
	})
	return out, err
}

// WordingsBeside reads the files of wordings that lie beside some scenarios of a folder.
func WordingsBeside(folder fs.FS, names []string) (Wordings, error) {
	out := Wordings{}
	done := map[string]bool{}
	for _, n := range names {
		dir := path.Dir(n)
		if done[dir] {
			continue
		}
		done[dir] = true
		if err := out.read(folder, dir); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	return out, nil
}

// largest is how many bytes a file of wordings may have.
const largest = 4 << 20

func (w Wordings) read(folder fs.FS, dir string) error {
	file := path.Join(dir, WordingsFile)
	data, err := files.ReadFS(folder, file, largest)
	if err != nil {
		return err
	}
	var entries map[string]written
	if err := readYAML(data, &entries); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for name, said := range entries {
		if dir != "." {
			name = dir + "/" + name
		}
		w[name] = [2][]string{said.EN, said.FR}
	}
	return nil
}

// into adds the wordings of an item to its texts.
func (w Wordings) into(it index.Item) index.Item {
	for l, all := range w[it.Name] {
		for _, s := range all {
			if s = strings.TrimSpace(s); s != "" {
				it.Texts = append(it.Texts, index.Text{Lang: engine.Lang(l), Field: index.Wording, Words: s})
			}
		}
	}
	return it
}
