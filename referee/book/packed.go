package book

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"strings"

	"github.com/klauspost/compress/zstd"

	"tablereferee/referee/ask"
	pageengine "tablereferee/referee/book/engine"
)

// What the pages need besides what stands on them comes as scripts: pages that are opened as files may load nothing
// else. Each holds a text with a letter for every byte; page.js reads them as x-user-defined, in which the last eight
// bits of each letter are the byte.

// put writes the call by which a script gives bytes to the page.
func put(b *bytes.Buffer, name string, data []byte) {
	fmt.Fprintf(b, "refereePut(%q,\"", name)
	for _, c := range data {
		switch c {
		case '\n':
			b.WriteString(`\n`)
		case '\r':
			b.WriteString(`\r`)
		case '"', '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteString("\");\n")
}

// packed gives the pages that hold the engine, with that by which it is told from others, and the scripts of all
// scenarios: none where the program was built without one.
func packed(b *book, s *Source) []page {
	module, glue := pageengine.Files()
	if module == nil {
		return nil
	}
	sum := fnv.New32a()
	sum.Write(module)
	for _, g := range s.Games {
		for _, file := range s.Cards[g.ID] {
			io.WriteString(sum, file.Text)
		}
	}
	return []page{
		{"engine.js", func() ([]byte, error) {
			var b bytes.Buffer
			put(&b, "engine", module)
			put(&b, "glue", glue)
			put(&b, "version", fmt.Appendf(nil, "%08x", sum.Sum32()))
			return b.Bytes(), nil
		}},
		{"finder.js", func() ([]byte, error) {
			known, filed := ask.Files()
			var b bytes.Buffer
			for _, f := range []struct{ name, text string }{{"known", known}, {"filed", filed}} {
				compressed, err := compress([]byte(f.text))
				if err != nil {
					return nil, err
				}
				put(&b, f.name, compressed)
			}
			return b.Bytes(), nil
		}},
		{"scenarios.js", func() ([]byte, error) { return s.scripts(b) }},
	}
}

// scripts packs, for the engine of the pages (referee/desk), the games of a book, the cards of somebody's own and the
// scripts of all questions, with what these use; of several with one name that of the first shelf.
func (s *Source) scripts(b *book) ([]byte, error) {
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	store := func(path, text string) error {
		w, err := z.CreateHeader(&zip.FileHeader{Name: path, Method: zip.Store})
		if err == nil {
			_, err = io.WriteString(w, text)
		}
		return err
	}
	var ids []string
	for _, g := range s.Games {
		ids = append(ids, g.ID)
	}
	if err := store("games", strings.Join(ids, " ")); err != nil {
		return nil, err
	}
	for _, g := range s.Games {
		for i, file := range s.Cards[g.ID] {
			if err := store(fmt.Sprintf("cards/%s/%04d.lua", g.ID, i), file.Text); err != nil {
				return nil, err
			}
		}
	}
	told, taken := map[string]bool{}, map[string]bool{}
	for _, g := range b.games {
		for _, q := range g.questions {
			told[q.name] = true
		}
	}
	for i := range s.Shelves {
		in := s.Shelves[i].Folder.FS()
		names, err := s.Shelves[i].Folder.Names()
		if err != nil {
			return nil, err
		}
		other := map[string]bool{} // scenarios that have no page
		for _, name := range names {
			other[name] = !told[name]
		}
		err = fs.WalkDir(in, ".", func(path string, d fs.DirEntry, err error) error {
			name, isScript := strings.CutSuffix(path, ".lua")
			if err != nil || !isScript || taken[path] || other[name] || !d.Type().IsRegular() {
				return err
			}
			taken[path] = true
			_, text, err := s.Shelves[i].Folder.Use(path)
			if err != nil {
				return nil // it is too large, or cannot be read: no page plays it either
			}
			return store("scenarios/"+path, text)
		})
		if err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	compressed, err := compress(archive.Bytes())
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	put(&out, "scenarios", compressed)
	return out.Bytes(), nil
}

// given is a file that gives something to the script of the pages, as JSON and compressed.
func given(at string, what func() any) page {
	return page{at, func() ([]byte, error) {
		data, err := json.Marshal(what())
		if err != nil {
			return nil, err
		}
		var compressed, b bytes.Buffer
		w, err := flate.NewWriter(&compressed, flate.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err = w.Write(data); err == nil {
			err = w.Close()
		}
		put(&b, "json", compressed.Bytes())
		return b.Bytes(), err
	}}
}

func compress(data []byte) ([]byte, error) {
	packer, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(16<<20),
		zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	return packer.EncodeAll(data, nil), nil
}
