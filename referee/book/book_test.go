package book

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"html"
	"io/fs"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// shipped is the book of what is shipped, written once for all tests that look at it.
var shipped = sync.OnceValues(func() (map[string]string, error) {
	dir, err := os.MkdirTemp("", "book")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	return written(dir, Source{Games: games.All(),
		Shelves: []Shelf{{Folder: scenario.NewFolder(scenarios.FS, "scenarios")}}})
})

// written writes a book and gives its files.
func written(dir string, s Source) (map[string]string, error) {
	if _, err := Write(context.Background(), dir, s); err != nil {
		return nil, err
	}
	out := map[string]string{}
	return out, filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(p)
		rel, _ := filepath.Rel(dir, p)
		out[filepath.ToSlash(rel)] = string(text)
		return err
	})
}

func book1(t *testing.T) map[string]string {
	t.Helper()
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	files, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

var (
	ids   = regexp.MustCompile(`<[^<>]* id=("[^"]*"|[^\s>]+)`)
	hrefs = regexp.MustCompile(`<(?:a|link|script)[^<>]* (?:href|src)=("[^"]*"|[^\s>]+)`)
)

func attributes(of *regexp.Regexp, text string) (out []string) {
	for _, m := range of.FindAllStringSubmatch(text, -1) {
		out = append(out, html.UnescapeString(strings.Trim(m[1], `"`)))
	}
	return out
}

// TestLinks: every link of every page leads to a page of the book and to something on it.
func TestLinks(t *testing.T) { checkLinks(t, book1(t)) }

func checkLinks(t *testing.T, files map[string]string) {
	t.Helper()
	anchors := map[string]map[string]bool{}
	for name, text := range files {
		if path.Ext(name) != ".html" {
			continue
		}
		anchors[name] = map[string]bool{}
		for _, id := range attributes(ids, text) {
			if anchors[name][id] {
				t.Errorf("%s: %q is there twice", name, id)
			}
			anchors[name][id] = true
		}
	}
	broken := 0
	follow := func(from, href string) {
		u, err := url.Parse(href)
		if err != nil || u.Scheme != "" || u.Host != "" {
			t.Errorf("%s: %q leads out of the book", from, href)
			return
		}
		to := from
		if u.Path != "" {
			to = path.Join(path.Dir(from), u.Path)
		}
		// What is behind a word and = is read by the script of the page.
		if _, there := files[to]; !there || u.Fragment != "" && !anchors[to][u.Fragment] && !strings.Contains(u.Fragment, "=") {
			if broken++; broken < 20 {
				t.Errorf("%s: %q leads nowhere", from, href)
			}
		}
	}
	for name, text := range files {
		if path.Ext(name) == ".html" {
			for _, href := range attributes(hrefs, text) {
				follow(name, href)
			}
			for _, m := range regexp.MustCompile(`<sup>([^<]*)</sup>`).FindAllStringSubmatch(text, -1) {
				for n := range strings.FieldsSeq(m[1]) {
					follow(name, "#"+n)
				}
			}
		}
		if path.Base(name) == "search.js" {
			for _, e := range entriesOf(t, text) {
				follow(name, e[0])
			}
		}
	}
}

// entriesOf reads what a game is found by.
func entriesOf(t *testing.T, text string) (out [][]string) {
	t.Helper()
	_, list, ok := strings.Cut(text, "]=")
	list = strings.TrimSuffix(strings.TrimSpace(list), ",\n]") + "]"
	if err := json.Unmarshal([]byte(list), &out); !ok || err != nil {
		t.Fatalf("what is found cannot be read: %v", err)
	}
	return out
}

// TestPages: each page speaks both languages, has one heading above all others, and asks for nothing from elsewhere.
func TestPages(t *testing.T) {
	for name, text := range book1(t) {
		if path.Ext(name) == ".html" {
			checkPage(t, name, text)
		}
	}
}

var (
	levels  = regexp.MustCompile(`<h([1-6])`)
	oneTag  = regexp.MustCompile(`<[^<>]*>`)
	handler = regexp.MustCompile(` on[a-z]+=`)
)

func checkPage(t *testing.T, name, text string) {
	t.Helper()
	for _, must := range []string{"lang=en>", "lang=fr>", "<main id=_m>", "<header>", "Content-Security-Policy", "<title>",
		"href=#_m"} {
		if !strings.Contains(text, must) {
			t.Errorf("%s has no %s", name, must)
		}
	}
	if en, fr := strings.Count(text, "lang=en>"), strings.Count(text, "lang=fr>"); en-1 != fr { // the page itself is one
		t.Errorf("%s says %d things in English and %d in French", name, en-1, fr)
	}
	last := 0
	for i, m := range levels.FindAllStringSubmatch(text, -1) {
		level := int(m[1][0] - '0')
		if (i == 0) != (level == 1) || level > last+1 {
			t.Errorf("%s: heading %d is of level %d below one of level %d", name, i+1, level, last)
		}
		last = level
	}
	tags := strings.Join(oneTag.FindAllString(text, -1), "\n")
	for _, never := range []string{"ZgotmplZ", "http://", "https://", "<style", "style=", "javascript:"} {
		if strings.Contains(tags, never) {
			t.Errorf("%s has %s in a tag", name, never)
		}
	}
	if handler.MatchString(tags) {
		t.Errorf("%s has an event handler", name)
	}
}

// TestSize: all games together stay small enough for a phone.
func TestSize(t *testing.T) {
	size, most := 0, 30_000_000
	for _, text := range book1(t) {
		size += len(text)
	}
	if t.Logf("%.1f MB", float64(size)/1e6); size > most {
		t.Errorf("the book has %d bytes, more than %d", size, most)
	}
}

// TestEveryClause: each clause of each game stands on one page.
func TestEveryClause(t *testing.T) {
	files := book1(t)
	all := map[string]int{}
	for name, text := range files {
		if strings.Contains(name, "/rules/") && !strings.Contains(name, "/q/") || strings.Contains(name, "/cards/") {
			for _, id := range attributes(ids, text) {
				all[id]++
			}
		}
	}
	for _, g := range games.All() {
		for c := range g.Book.All() {
			if all[c.ID] != 1 {
				t.Errorf("%s stands on %d pages", c.ID, all[c.ID])
			}
		}
	}
}

// TestNotes: what the script of the pages is to say of the clauses that stand on a page by their ids alone, it finds.
func TestNotes(t *testing.T) {
	files := book1(t)
	notes := regexp.MustCompile(`<ol class=f[^>]*>(.*?)</ol>`)
	for _, g := range games.All() {
		known := map[string]bool{}
		for _, e := range entriesOf(t, files[g.ID+"/search.js"]) {
			if _, id, ok := strings.Cut(e[0], "#"); ok {
				known[id] = true
			}
		}
		n := 0
		for name, text := range files {
			if !strings.HasPrefix(name, g.ID+"/q/") {
				continue
			}
			for _, list := range notes.FindAllStringSubmatch(text, -1) {
				for li := range strings.SplitSeq(list[1], "<li") {
					_, id, _ := strings.Cut(li, ">")
					if n++; id != "" && !known[id] && !strings.Contains(id, "<i ") && !strings.HasPrefix(id, "own.") {
						t.Errorf("%s: %q is not found", name, id)
					}
				}
			}
		}
		if n < 1000 {
			t.Errorf("%s: only %d notes", g.ID, n)
		}
	}
}

const small = `scenario "A Punch" { game = "forever-evil", shows = { "fe.play.any-order" },
  question = { en = "May I play it?", fr = "Puis-je le jouer ?" } }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
ann:plays "Punch"
ruling { en = "Yes.", fr = "Oui." }`

func few(scripts map[string]string) Source {
	fsys := fstest.MapFS{}
	for name, text := range scripts {
		fsys[name+".lua"] = &fstest.MapFile{Data: []byte(text)}
	}
	return Source{Games: games.All()[:1], Shelves: []Shelf{{Folder: scenario.NewFolder(fsys, "s")}}}
}

// TestAgain: what is written is the same whenever it is written, and what no longer belongs to the book goes.
func TestAgain(t *testing.T) {
	sum := func(files map[string]string) [32]byte {
		b, err := json.Marshal(files)
		if err != nil {
			t.Fatal(err)
		}
		return sha256.Sum256(b)
	}
	both := map[string]string{"a/one": small, "b/two": small}
	dir := t.TempDir()
	first, err := written(dir, few(both))
	if err != nil {
		t.Fatal(err)
	}
	other, err := written(t.TempDir(), few(both))
	if err != nil || sum(first) != sum(other) {
		t.Errorf("the same is written otherwise: %v", err)
	}
	if _, there := first["forever-evil/q/b/two.html"]; !there {
		t.Error("a page is missing")
	}
	mine := filepath.Join(dir, "mine.txt")
	if err := os.WriteFile(mine, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	delete(both, "b/two")
	again, err := written(dir, few(both))
	if err != nil || again["mine.txt"] != "mine" {
		t.Errorf("what is no part of the book was touched: %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "forever-evil/q/b")); !errors.Is(err, fs.ErrNotExist) {
		t.Error("what is gone from the book stays")
	}
	checkLinks(t, again)
}

// TestFolder: a folder that holds something else is left alone, and so is what lies behind a link.
func TestFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "thesis.txt"), []byte("years"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Write(t.Context(), dir, few(nil)); err == nil || !strings.Contains(err.Error(), "no book") {
		t.Errorf("a folder of something else: %v", err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Error("something was written there")
	}
	if _, err := Write(t.Context(), filepath.Join(dir, "thesis.txt"), few(nil)); err == nil {
		t.Error("a file was taken for a folder")
	}
	outside, in := t.TempDir(), t.TempDir()
	hostile := marker([]string{"../" + filepath.Base(outside)})
	if err := os.WriteFile(filepath.Join(in, markerName), hostile, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(in, "forever-evil")); err != nil {
		t.Skip(err)
	}
	if _, err := Write(t.Context(), in, few(nil)); err == nil {
		t.Error("a link that leads out was followed")
	}
	if entries, _ := os.ReadDir(outside); len(entries) != 0 {
		t.Error("something was written outside")
	}
}

// TestHostile: whatever a script says is text on the pages.
func TestHostile(t *testing.T) {
	const evil = `</pre></script><script>alert(1)</script>'\"]]><img src=x onerror=alert(1)> ` +
		`javascript:alert(1) &amp;#39;`
	script := `scenario "` + evil + `" { game = "forever-evil", shows = { "fe.play.any-order" },
  question = { en = "` + evil + `", fr = "« ` + evil + ` »" } }
local ann, ben = players { { "Ann<b>'\"", hand = { "Punch" } }, { "javascript:Ben" } }
ann:plays "Punch"
ruling { en = "` + evil + `", fr = "` + evil + `" }`
	s := few(map[string]string{"javascript:alert(1)/<img src=x>": script, "a/index": script, "a/INDEX": small,
		"index": small, "no/script": "<script>"})
	dir := t.TempDir()
	files, err := written(dir, s)
	if err != nil {
		t.Fatal(err)
	}
	checkLinks(t, files)
	told := 0
	tags := regexp.MustCompile(`<(/?[a-zA-Z][a-zA-Z0-9]*)`)
	known := map[string]bool{}
	for k := range strings.FieldsSeq("html meta title link script body a i header nav label input main h1 h2 h3 p ul ol li " +
		"section details summary div sup small pre article dl dt dd code b em") {
		known[k], known["/"+k] = true, true
	}
	for name, text := range files {
		if path.Ext(name) != ".html" {
			continue
		}
		checkPage(t, name, text)
		for _, m := range tags.FindAllStringSubmatch(text, -1) {
			if !known[m[1]] {
				t.Errorf("%s has the tag %s", name, m[0])
			}
		}
		if strings.Count(text, "<script") != 1 {
			t.Errorf("%s has %d scripts", name, strings.Count(text, "<script"))
		}
		if strings.Contains(text, "&lt;script>alert(1)") && strings.Contains(text, "&amp;amp;#39;") {
			told++
		}
	}
	if told < 2 {
		t.Errorf("what the scripts say stands on %d pages", told)
	}
	if found := files["forever-evil/search.js"]; strings.Contains(found, "<") || !strings.Contains(found, "alert(1)") {
		t.Error("what is found holds a tag, or not what the script says")
	}
}

func TestPlainly(t *testing.T) {
	for in, want := range map[string]string{
		`<p title="it&#39;s">it&#39;s &lt;b&gt;</p>`: `<p title="it&#39;s">it's &lt;b></p>`,
		`<p>&amp;#39; &#34;a&#43;b&#34;</p>`:         `<p>&amp;#39; "a+b"</p>`,
		`no tag`:                                     `no tag`,
		`<open`:                                      `<open`,
	} {
		if got := plainly([]byte(in)); !bytes.Equal(got, []byte(want)) {
			t.Errorf("%s became %s", in, got)
		}
	}
}
