package book

import (
	"fmt"
	"html"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
)

var stepLink = regexp.MustCompile(`^lesson=([^&]+)&step=([0-9]+)$`)

// TestLessonLinks: every step of a lesson leads to the page of its question, where the script finds the lesson.
func TestLessonLinks(t *testing.T) {
	files := book1(t)
	for _, g := range games.All() {
		var all []struct {
			Name  string
			Title [2]string
			Steps []struct {
				Page string
				Says [2]string
			}
		}
		givenTo(t, files[g.ID+"/lessons.js"], &all)
		if len(all) < 5 {
			t.Errorf("%s has %d lessons", g.ID, len(all))
		}
		for _, l := range all {
			at := g.ID + "/lesson/" + l.Name + ".html"
			var steps []string
			for _, href := range attributes(hrefs, files[at]) {
				if to, step, ok := strings.Cut(href, "#"); ok && strings.HasPrefix(step, "lesson=") {
					m := stepLink.FindStringSubmatch(step)
					if m == nil || m[1] != l.Name || m[2] != fmt.Sprint(len(steps)+1) {
						t.Errorf("%s: %s", at, step)
					}
					steps = append(steps, path.Join(path.Dir(at), to))
				}
			}
			if len(steps) != len(l.Steps) {
				t.Fatalf("%s has %d steps, and the script knows %d", at, len(steps), len(l.Steps))
			}
			for i, s := range l.Steps {
				if g.ID+"/"+s.Page != steps[i] || s.Says[0] == s.Says[1] || !strings.Contains(files[at], ">The ruling<") {
					t.Errorf("%s, step %d: %+v", at, i+1, s)
				}
			}
			if front := files[g.ID+"/lessons.html"]; !strings.Contains(front, "href=lesson/"+l.Name+".html") {
				t.Errorf("%s is in no list", at)
			}
		}
		for _, from := range []string{"index.html", g.ID + "/index.html"} {
			for _, to := range []string{"/lessons.html", "/quiz.html"} {
				if want := g.ID + to; !slices.ContainsFunc(attributes(hrefs, files[from]),
					func(h string) bool { return path.Join(path.Dir(from), h) == want }) {
					t.Errorf("%s does not lead to %s", from, want)
				}
			}
		}
	}
}

// TestQuiz: what is asked stands on a page, the answer is that of the ruling, and the file is small.
func TestQuiz(t *testing.T) {
	files := book1(t)
	for _, g := range games.All() {
		text := files[g.ID+"/quiz.js"]
		if len(text) > 30<<10 {
			t.Errorf("the quiz of %s has %d bytes", g.ID, len(text))
		}
		var all []struct {
			Page    int
			Answer  string
			Ruling  [2]string
			Table   [][2]string
			Clauses []int
		}
		givenTo(t, text, &all)
		found := foundOf(t, files[g.ID+"/search.js"])
		n := map[string]int{}
		for _, q := range all {
			n[q.Answer]++
			asks := found["questions"][q.Page]
			text := html.UnescapeString(files[g.ID+"/"+asks[0]])
			if !strings.Contains(text, q.Ruling[0]) || !strings.Contains(text, q.Ruling[1]) ||
				asks[1] == "" || asks[2] == "" ||
				len(q.Table) == 0 || len(q.Clauses) == 0 {
				t.Errorf("%s: %+v", asks, q)
			}
			for _, k := range q.Clauses {
				if to := found["clauses"][k-1][0]; !strings.Contains(text, to+">") {
					t.Errorf("%s does not rest on %s", asks, to)
				}
			}
			first, wrong := strings.ToLower(q.Ruling[0][:2]), strings.ToLower(q.Ruling[1][:3])
			if q.Answer == "yes" && (first != "ye" || wrong != "oui") || q.Answer == "no" && (first != "no" || wrong != "non") {
				t.Errorf("%q is no answer %s", q.Ruling, q.Answer)
			}
		}
		if n["yes"] != n["no"] || n["yes"] < 40 || len(all) > mostAsked {
			t.Errorf("%s: %v", g.ID, n)
		}
		if page := files[g.ID+"/quiz.html"]; strings.Count(page, "<details>") != mostShown {
			t.Errorf("%s: %d questions stand on the page of the quiz", g.ID, strings.Count(page, "<details>"))
		}
		t.Logf("%s: %v, %d bytes", g.ID, n, len(text))
	}
}

// TestPlainAnswer: only what answers the whole question is an answer to tap.
func TestPlainAnswer(t *testing.T) {
	for _, c := range []struct{ asks, en, fr, want string }{
		{"May I?", "Yes.", "Oui.", "yes"},
		{"May I?", "No, never.", "Non, jamais.", "no"},
		{"May I, and must I?", "Yes to both.", "Oui deux fois.", "yes"},
		{"May I? Must I?", "Yes.", "Oui.", ""},
		{"May I? Must I?", "Yes to both.", "Oui deux fois.", "yes"},
		{"May I now, or later?", "No.", "Non.", ""},
		{"May I, and can he?", "Yes, and no, he cannot.", "Oui, et non.", ""},
		{"Who may?", "Nobody.", "Personne.", ""},
		{"Nothing?", "No card is left.", "Non.", ""},
		{"May I?", "Yes.", "Bien sûr.", ""},
	} {
		q := &question{played: played{question: [3]string{c.asks}, ruling: [3]string{c.en, c.fr}}}
		if got := plainAnswer(q); got != c.want {
			t.Errorf("%s %s gives %q", c.asks, c.en, got)
		}
	}
}

// taught is a small book with lessons.
func taught(lessons string) Source {
	fsys := fstest.MapFS{"a/one.lua": {Data: []byte(small)}, "a/two.lua": {Data: []byte(small)},
		"a/lessons.yaml": {Data: []byte(lessons)}}
	return Source{Games: games.All()[:1], Shelves: []Shelf{{Folder: scenario.NewFolder(fsys, "mine")}}}
}

const evilLesson = `"</script><b onclick=x>../../up":
  title: {en: "<script>alert(1)</script>", fr: "« & »"}
  aim: {en: "</main>", fr: "'\"><img src=x>"}
  steps:
    - {scenario: one, en: "</p><script>", fr: "</li>"}
    - {scenario: two, en: "&amp;", fr: "&lt;"}
`

// TestOwnLessons: a folder of one's own has lessons, whatever is written there is text, and a mistake is told.
func TestOwnLessons(t *testing.T) {
	files, err := written(t.TempDir(), taught(evilLesson))
	if err != nil {
		t.Fatal(err)
	}
	checkLinks(t, files)
	lesson := ""
	for name, text := range files {
		if path.Ext(name) == ".html" {
			checkPage(t, name, text)
			if strings.Count(text, "<script") != 1 || strings.Contains(text, "<img") {
				t.Errorf("%s: what is written is no text", name)
			}
		}
		if path.Dir(name) == "forever-evil/lesson" {
			lesson += text
		}
	}
	if !strings.Contains(lesson, "&lt;script>alert(1)") || !strings.Contains(lesson, "&amp;amp;") {
		t.Errorf("the lesson says something else: %s", lesson)
	}
	_, err = written(t.TempDir(), taught(strings.Replace(evilLesson, "two", "too", 1)))
	if err == nil || !strings.Contains(err.Error(), `mine/a/lessons.yaml:6: `) || !strings.Contains(err.Error(), `"two"?`) {
		t.Errorf("a mistake: %v", err)
	}
}
