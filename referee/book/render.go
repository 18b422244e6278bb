package book

import (
	"bytes"
	"embed"
	"html/template"
	"path"
	"regexp"
	"strings"

	"tablereferee/engine"
)

//go:embed pages
var pagesFS embed.FS

// templates are those of all pages. The ends and margins of their lines are for whoever reads the templates, and stand
// in no page; between two words a space is left.
var templates = func() *template.Template {
	t := template.New("").Funcs(template.FuncMap{
		"en":   func(t engine.Text) string { return t.In(engine.EN) },
		"fr":   func(t engine.Text) string { return t.In(engine.FR) },
		"both": func(t engine.Text) bool { return t.In(engine.EN) != t.In(engine.FR) },
		"said": func(t engine.Text) bool { return t != engine.Text{} },
		"add":  func(a, b int) int { return a + b },
		"several": func(n int) string {
			if n == 1 {
				return ""
			}
			return "s"
		},
		"say": func(en, fr string) engine.Text { return engine.Text{en, fr} },
	})
	prose := regexp.MustCompile(`([^<>{}\n])\n\s*([^<>{}\s])`)
	margins := regexp.MustCompile(`\n\s*`)
	entries, err := pagesFS.ReadDir("pages")
	for _, e := range entries {
		if path.Ext(e.Name()) != ".html" {
			continue
		}
		var text []byte
		if text, err = pagesFS.ReadFile("pages/" + e.Name()); err == nil {
			_, err = t.Parse(margins.ReplaceAllString(prose.ReplaceAllString(string(text), "$1 $2"), ""))
		}
		if err != nil {
			break
		}
	}
	return template.Must(t, err) // a mistake in a file of ours, which every test finds
}()

// still gives the files that are the same in every book.
func (b *book) still() (out []page) {
	for _, name := range []string{"style.css", "page.js", "teach.js", "table.css", "table.js", "ask.js", "own.css", "own.js",
		"playground.css", "playground.js", "licences.txt"} {
		out = append(out, page{name, func() ([]byte, error) { return pagesFS.ReadFile("pages/" + name) }})
	}
	return out
}

// view is what every template needs: where it stands, and what it is called.
type view struct {
	Root  string // the way to the folder of the book: "../"
	Games string // the folders of all games, on pages that are of none
	Title engine.Text
	Trail []link // the pages above it
}

// link is a way to another page.
type link struct {
	Href string
	Says engine.Text
}

// render gives a page that a template makes.
func render(name string, v any) ([]byte, error) {
	var b bytes.Buffer
	if err := templates.ExecuteTemplate(&b, name, v); err != nil {
		return nil, err
	}
	b.WriteByte('\n')
	return plainly(b.Bytes()), nil
}

// signs are those that a template escapes everywhere, and that mean nothing between tags.
var signs = strings.NewReplacer("&#39;", "'", "&#34;", `"`, "&#43;", "+", "&gt;", ">")

// plainly writes these signs as they are where they stand between tags; within a tag all stays as it was escaped.
func plainly(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for len(text) > 0 {
		tag := bytes.IndexByte(text, '<')
		if tag < 0 {
			return append(out, text...)
		}
		out = append(out, signs.Replace(string(text[:tag]))...)
		end := tag + bytes.IndexByte(text[tag:], '>') + 1
		if end <= tag {
			return append(out, text[tag:]...)
		}
		out, text = append(out, text[tag:end]...), text[end:]
	}
	return out
}

// made is a page whose view is made when it is wanted.
func made(at, name string, v func() any) page {
	return page{at, func() ([]byte, error) { return render(name, v()) }}
}

// up is the way from a page to the folder of the book.
func up(at string) string { return strings.Repeat("../", strings.Count(at, "/")) }

// The names of the pages above others.
var (
	nameBook = asIs("Table Referee")
	wordFold = engine.Text{"General", "Général"}
)

// view gives what the pages of a game begin with.
func (g *game) view(at string, title engine.Text, above ...link) view {
	v := view{Root: up(at), Title: title}
	v.Trail = append(v.Trail, link{v.Root + "index.html", nameBook})
	if at != g.dir+"/index.html" {
		v.Trail = append(v.Trail, link{to(at, g.dir+"/index.html"), g.short()})
	}
	v.Trail = append(v.Trail, above...)
	return v
}

// short is what a game is called above its pages.
func (g *game) short() engine.Text {
	words := strings.Split(g.ID, "-")
	for i, w := range words {
		words[i] = capital(w)
	}
	return asIs(strings.Join(words, " "))
}

// to is the shortest way from one page to another.
func to(from, page string) string {
	for {
		dir, rest, ok := strings.Cut(from, "/")
		if !ok || !strings.HasPrefix(page, dir+"/") {
			return up(from) + page
		}
		from, page = rest, page[len(dir)+1:]
	}
}
