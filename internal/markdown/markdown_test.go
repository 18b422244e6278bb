package markdown_test

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"pgregory.net/rapid"

	"tablereferee/internal/markdown"
)

// github renders as GitHub does.
var github = goldmark.New(goldmark.WithExtensions(extension.GFM))

func rendered(t interface{ Fatal(...any) }, source string) string {
	var b bytes.Buffer
	if err := github.Convert([]byte(source), &b); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(b.String())
}

// code is a piece of code, which shows what stands in it.
var code = regexp.MustCompile(`</?code>`)

// shown is what a reader sees of a paragraph in which nothing but code is marked.
func shown(out string) string { return html.UnescapeString(code.ReplaceAllString(out, "")) }

// TestTextIsShownAsItIs: whatever somebody has written, wherever it is put, is read as it was written.
func TestTextIsShownAsItIs(t *testing.T) {
	piece := rapid.SampledFrom([]string{"Kick", "#", "# one", "-", "- x", "+", "*", "**b**", "_i_", "`", "``", "```lua",
		"[a](http://x.y)", "![p](x)", "<b>", "<script>", "</p>", "&amp;", "&", "~~gone~~", "|", "a|b", "1.", "12) x",
		">", "> q", "=", "===", "---", "***", "\\", "\\\\", "\n", "\n\n", "    code", "\t", "http://evil.example/x",
		"www.evil.example", "me@evil.example", "@everyone", "#12", "a#12", "owner/repo#3", "[x]", "[ ]", "[^1]", ":smile:",
		"$x$", "{a}", "!", "é", "«", "`@a`", "é*é", "(", ")", ".", "~", "~~~", "::", ": x", "<!--", "-->", "<a@b.c>"})
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(piece, 1, 8).Draw(t, "parts")
		text := strings.Join(parts, rapid.SampledFrom([]string{"", " ", "a"}).Draw(t, "between"))
		want := strings.Join(strings.Fields(text), " ")
		if want == "" {
			return
		}
		for _, c := range []struct{ source, before, after string }{
			{markdown.Text(text), "<p>", "</p>"},
			{"- " + markdown.Text(text), "<ul>\n<li>", "</li>\n</ul>"},
			{"> " + markdown.Text(text), "<blockquote>\n<p>", "</p>\n</blockquote>"},
			{"## " + markdown.Text(text), "<h2>", "</h2>"},
			{"a: " + markdown.Text(text), "<p>a: ", "</p>"},
			{"a: " + markdown.Code(text), "<p>a: ", "</p>"},
			{markdown.Strong(text), "<p><strong>", "</strong></p>"},
			{"See: " + markdown.Slanted(text), "<p>See: <em>", "</em></p>"},
			{"- " + markdown.Code("id") + ": " + markdown.Text(text), "<ul>\n<li>id: ", "</li>\n</ul>"},
		} {
			got := rendered(t, c.source)
			body, ok := strings.CutPrefix(code.ReplaceAllString(got, ""), c.before)
			body, end := strings.CutSuffix(body, c.after)
			if !ok || !end || shown(body) != want {
				t.Fatalf("%q was written as\n%q\nand is shown as\n%s", text, c.source, got)
			}
		}
	})
}

// TestLinksAreCode: what a page makes a link or a mention of, it leaves alone in code.
func TestLinksAreCode(t *testing.T) {
	for _, s := range []string{"@everyone", "see http://evil.example", "WWW.evil.example", "#12", "a@b.example"} {
		out := rendered(t, markdown.Text(s))
		if strings.Contains(out, "<a") || !strings.Contains(out, "<code>") {
			t.Errorf("%q is shown as %s", s, out)
		}
	}
}

// TestBlockHoldsItsLines: no line of a block ends it.
func TestBlockHoldsItsLines(t *testing.T) {
	for _, s := range []string{"a\nb\n", "```\n# out", "~~~\n", "a ````` b\n`````\nc"} {
		out := rendered(t, markdown.Block("text", s)+"\nbehind")
		want := "<pre><code class=\"language-text\">" + html.EscapeString(strings.TrimRight(s, "\n")) +
			"\n</code></pre>\n<p>behind</p>"
		if html.UnescapeString(out) != html.UnescapeString(want) {
			t.Errorf("%q is shown as\n%s\nwant\n%s", s, out, want)
		}
	}
}

// TestPlainTextStaysReadable: what nobody could take for markup is not escaped.
func TestPlainTextStaysReadable(t *testing.T) {
	for _, s := range []string{"Yes: she gains it (twice).", "L'ordre est libre !", "It costs 3, not 4.", "fe.turn - a",
		"Ann hand -", ""} {
		if got := markdown.Text(s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
	if markdown.Strong(" ") != "" || markdown.Code("\n") != "" {
		t.Error("something was made of nothing")
	}
}
