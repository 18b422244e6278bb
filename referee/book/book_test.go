package book

import (
	"bytes"
	"compress/flate"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/explain"
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
		said := strings.Contains(u.Fragment, "=") // to the script of the page
		if _, there := files[to]; !there || u.Fragment != "" && !said && !anchors[to][u.Fragment] {
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
		}
		if path.Base(name) == "search.js" {
			for _, list := range foundOf(t, text) {
				for _, e := range list {
					follow(name, e[0])
				}
			}
		}
	}
}

// givenTo reads what a file gives to the scripts of the pages.
func givenTo(t *testing.T, text string, to any) {
	t.Helper()
	packed, ok := strings.CutPrefix(text, `refereePut("json","`)
	packed, end := strings.CutSuffix(packed, "\");\n")
	unpacked := strings.NewReplacer(`\n`, "\n", `\r`, "\r", `\"`, `"`, `\\`, `\`).Replace(packed)
	err := json.NewDecoder(flate.NewReader(strings.NewReader(unpacked))).Decode(to)
	if !ok || !end || strings.ContainsAny(packed, "\n\r") || err != nil {
		t.Fatalf("%.80q cannot be read: %v", text, err)
	}
}

// foundOf reads what a game is found by: its questions, cards and clauses, each with its address before what it says.
func foundOf(t *testing.T, text string) map[string][][]string {
	t.Helper()
	var all map[string]struct {
		At     [][]string
		EN, FR []string
	}
	givenTo(t, text, &all)
	out := map[string][][]string{}
	for kind, of := range all {
		end := map[string]string{"questions": ".html"}[kind]
		for _, names := range of.At {
			for _, name := range names[1:] {
				n := len(out[kind])
				out[kind] = append(out[kind], []string{names[0] + name + end, of.EN[n], of.FR[n]})
			}
		}
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
	// inEnglish is what stands in an i, and the tag behind it.
	inEnglish = regexp.MustCompile(`<i>[^<]*</i><[^>]*>`)
)

// names are those of scenarios, which nothing follows.
var names = regexp.MustCompile(` data-name="[^"]*"`)

// glued is a word or number that runs into the one behind it.
var glued = regexp.MustCompile(`[\pL\pN]<i>[^<]*`)

func checkPage(t *testing.T, name, text string) {
	t.Helper()
	for _, must := range []string{"<html lang=en>", "<main>", "<header>", "<meta http-equiv=Content-Security-Policy", "<title>"} {
		if !strings.Contains(text, must) {
			t.Errorf("%s has no %s", name, must)
		}
	}
	// What English says stands in an i, or in a paragraph or list of its own; what French says stands behind it.
	for _, m := range inEnglish.FindAllString(text, -1) {
		if !strings.HasSuffix(m, "<i lang=fr>") {
			t.Errorf("%s says nothing in French behind %s", name, m)
		}
	}
	if n := strings.Count(text, "<i lang=fr>"); n != strings.Count(text, "<i>") {
		t.Errorf("%s says %d things in French that it does not in English", name, n-strings.Count(text, "<i>"))
	}
	if m := glued.FindString(text); m != "" {
		t.Errorf("%s has no space before what is said in either language: %s", name, m)
	}
	if en, fr := strings.Count(text, "<p lang=en>"), strings.Count(text, "<p lang=fr>"); en > fr {
		t.Errorf("%s has %d English paragraphs and %d French ones", name, en, fr)
	}
	last := 0
	for i, m := range levels.FindAllStringSubmatch(text, -1) {
		level := int(m[1][0] - '0')
		if (i == 0) != (level == 1) || level > last+1 {
			t.Errorf("%s: heading %d is of level %d below one of level %d", name, i+1, level, last)
		}
		last = level
	}
	tags := strings.Join(oneTag.FindAllString(names.ReplaceAllString(text, ""), -1), "\n")
	for _, never := range []string{"ZgotmplZ", "http://", "https://", "<style", "style=", "javascript:"} {
		if strings.Contains(tags, never) {
			t.Errorf("%s has %s in a tag", name, never)
		}
	}
	if handler.MatchString(tags) {
		t.Errorf("%s has an event handler", name)
	}
}

// TestSize: all games together stay small enough for a phone, with what the engine is made of, and without, as a
// program may be built without.
func TestSize(t *testing.T) {
	const mostPages, most = 16_700_000, 25_000_000
	pages, all := 0, 0
	for name, text := range book1(t) {
		if all += len(text); !packedFiles[name] {
			pages += len(text)
		}
	}
	if t.Logf("%.2f MB, %.2f with the engine", float64(pages)/1e6, float64(all)/1e6); pages > mostPages || all > most {
		t.Errorf("the book has %d bytes, more than %d, or with the engine %d, more than %d", pages, mostPages, all, most)
	}
}

var packedFiles = map[string]bool{"engine.js": true, "scenarios.js": true, "finder.js": true}

// TestSizeOfAQuestion: what stands on the page of a question besides its own words stays little, for there are
// thousands of them.
func TestSizeOfAQuestion(t *testing.T) {
	files, err := written(t.TempDir(), few(map[string]string{"forever-evil/a/one": small,
		"forever-evil/a/two": small, "forever-evil/a/zoo": small}))
	if err != nil {
		t.Fatal(err)
	}
	const most = 906
	page := files["forever-evil/q/a/two.html"]
	words := len(strings.Join(strings.Fields(html.UnescapeString(oneTag.ReplaceAllString(page, " "))), " "))
	if n := len(page) - words; words < 500 || n > most {
		t.Errorf("a page with %d bytes of words has %d besides, more than %d:\n%s", words, n, most, page)
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

// TestNumbers: the numbers behind the lines of a log are those of clauses: the list of all tells of them, the script of
// the pages finds them in the order of these numbers, and what stands in no list stands on the page.
func TestNumbers(t *testing.T) {
	files := book1(t)
	listed := regexp.MustCompile(`<li id=(\d+)><a href=([^\s>]+)`)
	onPage := regexp.MustCompile(`<li value=(\d+)>`)
	behind := regexp.MustCompile(`<p>([\d ]+)(?:<li|<ul|</ul)`)
	for _, g := range games.All() {
		found := foundOf(t, files[g.ID+"/search.js"])["clauses"]
		list := listed.FindAllStringSubmatch(files[g.ID+"/clauses.html"], -1)
		if len(list) != len(found) {
			t.Fatalf("%s: %d clauses are listed, %d found", g.ID, len(list), len(found))
		}
		known := map[string]bool{}
		for i, m := range list {
			if known[m[1]] = true; m[1] != strconv.Itoa(i+1) || m[2] != found[i][0] {
				t.Errorf("%s: %s is %s in the list and %d %s where it is found", g.ID, m[1], m[2], i+1, found[i][0])
			}
		}
		n := 0
		for name, text := range files {
			if !strings.HasPrefix(name, g.ID+"/q/") {
				continue
			}
			here := map[string]bool{}
			for _, m := range onPage.FindAllStringSubmatch(text, -1) {
				here[m[1]] = true
			}
			for _, m := range behind.FindAllStringSubmatch(text, -1) {
				for number := range strings.FieldsSeq(m[1]) {
					if n++; !known[number] && !here[number] {
						t.Errorf("%s: nothing tells of clause %s", name, number)
					}
				}
			}
		}
		if n < 1000 {
			t.Errorf("%s: only %d numbers", g.ID, n)
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
	return Source{Games: games.All()[:1], Shelves: []Shelf{{Folder: scenario.NewFolder(fsys, "s"), Own: true}}}
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
	says := false
	for _, e := range foundOf(t, files["forever-evil/search.js"])["questions"] {
		says = says || strings.Contains(strings.Join(e, " "), "alert(1)")
	}
	if !says {
		t.Error("what is found does not hold what the script says")
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

// TestGather: of steps that say the same on end, and have led to nothing, one is told.
func TestGather(t *testing.T) {
	step := func(says string, kids ...*node) *node { return &node{Says: asIs(says), Refs: []int{1}, Kids: kids} }
	chosen := step("draws")
	chosen.Chosen = true
	top := step("", step("draws"), step("draws"), step("draws"), step("plays", step("gains"), step("gains")), step("plays"),
		step("draws"), chosen, step("draws"))
	top.gather()
	var got []string
	for _, k := range append(top.Kids, top.Kids[1].Kids...) {
		got = append(got, k.Says[0])
	}
	if want := "draws ×3, plays, plays, draws, draws, draws, gains ×2"; strings.Join(got, ", ") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestJoin: an answer and its event are one line, marked as both, where the event says the same or more; its clauses
// are those of both, and what either has led to stands below it.
func TestJoin(t *testing.T) {
	step := func(says, mark string, ref int, kids ...*node) *node {
		return &node{Says: asIs(says), Mark: mark, Refs: []int{ref}, Kids: kids}
	}
	top := step("", "", 0,
		step("Ann ends the turn", answers, 1), step("Ann ends the turn", "", 2),
		step("Ann plays Kick", answers, 3, step("Ann plays Kick: hand → in play", "", 4, step("Power", "", 5)), step("win", "", 6)),
		step("Ann draws", answers, 7), step("Ann draws two", "", 8),
		step("Ben ends the turn", "", 9), step("Ben ends the turn", "", 9))
	top.join()
	var tell func(n *node) string
	tell = func(n *node) string {
		out := fmt.Sprint(n.Mark, " ", n.Says[0], n.Refs)
		for _, k := range n.Kids {
			out += " (" + tell(k) + ")"
		}
		return out
	}
	const want = " [0] (z Ann ends the turn[2 1]) (z Ann plays Kick: hand → in play[4 3] ( Power[5]) ( win[6]))" +
		" (y Ann draws[7]) ( Ann draws two[8]) ( Ben ends the turn[9]) ( Ben ends the turn[9])"
	if got := tell(top); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// line is a line of what happens on a page: its class, and what it says in English.
var line = regexp.MustCompile(`<li(?: class=(\w+))?><p>(.*?)<p>`)

// several is how often a line says that it happens on end.
var several = regexp.MustCompile(` ×(\d+)$`)

// TestStepsOfALine: the lines of a page tell of as many steps as its scenario has: an answer with its event of two, and
// what happens several times on end of so many.
func TestStepsOfALine(t *testing.T) {
	files := book1(t)
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	pages, both, onEnd := 0, 0, 0
	for i := 0; i < len(names); i += 50 {
		script, err := folder.Compile(names[i])
		if err != nil {
			t.Fatal(err)
		}
		game, rest, _ := strings.Cut(names[i], "/")
		_, list, found := strings.Cut(files[game+"/q/"+rest+".html"], "<ul class=g>")
		account := explain.Told(script.Run(scenario.Options{Use: folder.Use}))
		if !found || account == nil {
			continue
		}
		pages++
		told := 0
		for _, m := range line.FindAllStringSubmatch(list, -1) {
			n := several.FindStringSubmatch(m[2])
			switch {
			case m[1] == answered:
				told += 2
				both++
			case n != nil:
				times, err := strconv.Atoi(n[1])
				if err != nil {
					t.Fatal(err)
				}
				told += times
				onEnd++
			default:
				told++
			}
		}
		if told != len(account.Steps) {
			t.Errorf("%s: the lines tell of %d steps, and there are %d", names[i], told, len(account.Steps))
		}
	}
	if pages < 40 || both < 40 || onEnd == 0 {
		t.Errorf("%d pages with %d answers and their events, and %d things that happen on end", pages, both, onEnd)
	}
}

// TestCardPages: test cards come last and apart, one question is no several, and that nobody knows what a card says is
// told once.
func TestCardPages(t *testing.T) {
	files := book1(t)
	page := files["rivals/cards/hero.html"]
	for _, says := range []string{"1 questions", "effect not defined"} {
		if strings.Contains(page, says) {
			t.Errorf("the page of cards says %q", says)
		}
	}
	from := strings.Index(page, "<article id=alfred-pennyworth>")
	one, _, _ := strings.Cut(page[max(from, 0):], "</article>")
	if n := strings.Count(one, "not known"); from < 0 || !strings.Contains(one, "What this card says is not known.") || n != 2 {
		t.Errorf("it is told %d times what is not known of a card, besides the number of its copies:\n%s", n-1, one)
	}
	page = files["champions/cards/ally.html"]
	list, rest, _ := strings.Cut(page, "Made for checks")
	if test := strings.Index(list, "(test card)"); test >= 0 || !strings.Contains(rest, "(test card)") {
		t.Error("test cards stand among others")
	}
}

// TestMarker: what the file of a folder lists is read again, and a name that leads out of the folder is not.
func TestMarker(t *testing.T) {
	names := []string{"a/b-c.html", "a/b/one.html", "a/b/two.html", "a/index.html", "book.txt", "page.js"}
	lines := strings.Split(strings.TrimSuffix(string(marker(names)), "\n"), "\n")
	if got := marked(lines[1:]); !slices.Equal(got, names) {
		t.Errorf("%q became %q", names, got)
	}
	if got := marked([]string{"a/one.html", "../", "out.html", "/", "etc", "./", "..", "in.html"}); !slices.Equal(got,
		[]string{"a/one.html", "in.html"}) {
		t.Errorf("got %q", got)
	}
}

// TestSections: sections are called as their game has it, and what all have is called alike.
func TestSections(t *testing.T) {
	files := book1(t)
	for game, names := range map[string][]string{
		"champions":    {"The villain", "Player decks", "Readings", "Setting up"},
		"forever-evil": {"Super-Villains", "The deck", "Readings", "Setting up"},
		"rivals":       {"The goal", "The deck", "Readings"},
	} {
		for _, name := range names {
			if !strings.Contains(files[game+"/index.html"], ">"+name+"<") {
				t.Errorf("%s has no section called %s", game, name)
			}
		}
	}
	for _, g := range games.All() {
		for _, s := range g.Sections {
			if s.Name[engine.EN] == "" || s.Name[engine.FR] == "" {
				t.Errorf("%s: %s has no name", g.ID, s.ID)
			}
		}
	}
}
