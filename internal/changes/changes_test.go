package changes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tablereferee/engine"
	"tablereferee/internal/golden"
)

// cards are those of the logs of these tests.
var cards = NewCards([]string{"Punch", "Kick", "Weakness", "Man-Bat", "Man-Bat Serum", "The Flash"})

// parted is a log that was one text and is another.
func parted(name, was, is string) Changed {
	line := func(int) int { return 7 }
	return Changed{Name: name, Players: []string{"Ann", "Ben", "Anna"}, Cards: cards,
		Difference: golden.Compare(name, []byte(was), []byte(is), line, nil)}
}

// told gives the titles of groups with how many logs each has.
func told(groups []*Group, l engine.Lang) (out []string) {
	for _, g := range groups {
		out = append(out, fmt.Sprintf("%d %s %v", len(g.Members), g.Title().In(l), g.Clauses))
	}
	return out
}

func TestGroups(t *testing.T) {
	hand := func(player string, n int) string {
		return fmt.Sprintf("turn %s\n  %s draws a new hand of %d    [fe.end-turn.6-draw]\n", player, player, n)
	}
	for _, test := range []struct {
		name string
		logs []Changed
		want []string
	}{
		{"a number, with other players", []Changed{
			parted("a", hand("Ann", 5), hand("Ann", 6)), parted("b", hand("Ben", 5), hand("Ben", 6)),
		}, []string{"2 ‹player› draws a new hand of [-5-]{+6+} [fe.end-turn.6-draw]"}},
		{"a number, to different ones", []Changed{
			parted("a", hand("Ann", 5), hand("Ann", 6)), parted("b", hand("Ann", 4), hand("Ann", 6)),
		}, []string{"2 Ann draws a new hand of [-‹number›-]{+6+} [fe.end-turn.6-draw]"}},
		{"a wording in lines of several kinds", []Changed{
			parted("a", "  Ann gains Kick: Kick stack -> Ann discard pile [fe.gain.to-discard]\n",
				"  Ann gains Kick: Kick stack -> Ann discards [fe.gain.to-discard]\n"),
			parted("b", "  Ben discards Punch: Ben hand -> Ben discard pile [fe.card.punch]\n",
				"  Ben discards Punch: Ben hand -> Ben discards [fe.card.punch]\n"),
		}, []string{"2 [-discard pile-]{+discards+}, as in: Ann gains Kick: Kick stack -> Ann [-discard pile-]{+discards+} " +
			"[fe.gain.to-discard fe.card.punch]"}},
		{"a line that has come, by different cards", []Changed{
			parted("a", "turn Ann\n", "turn Ann\n  Ann draws Kick: Ann deck -> Ann hand [fe.card.kick fe.draw]\n"),
			parted("b", "turn Ben\n", "turn Ben\n  Ben draws Man-Bat Serum: Ben deck -> Ben hand [fe.card.man-bat-serum fe.draw]\n"),
			parted("c", "turn Ben\n", "turn Ben\n  Ben draws Kick: Ben deck -> Ben hand [fe.other]\n"),
		}, []string{"2 new: ‹player› draws ‹card›: ‹player› deck -> ‹player› hand [fe.draw]",
			"1 new: Ben draws Kick: Ben deck -> Ben hand [fe.other]"}},
		{"a line that has gone", []Changed{parted("a", "turn Ann\n  Ann shuffles\n", "turn Ann\n")},
			[]string{"1 no longer: Ann shuffles []"}},
		{"other clauses", []Changed{
			parted("a", "  Ann draws [fe.a fe.b]\n", "  Ann draws [fe.a fe.c]\n"),
			parted("b", "  Ben shuffles [fe.b]\n", "  Ben shuffles [fe.c]\n"),
		}, []string{"2 by other clauses: [-fe.b-]{+fe.c+} [fe.b fe.c]"}},
		{"other choices", []Changed{
			parted("a", "  Ann plays Kick; or: ends the turn [fe.a]\n", "  Ann plays Kick; or: plays Punch, ends the turn [fe.a]\n"),
		}, []string{"1 other choices: Ann plays Kick [fe.a]"}},
		{"a list of cards", []Changed{
			parted("a", "state Ann hand: Punch, 2 x Kick\n", "state Ann hand: Punch\n"),
			parted("b", "state Ann hand: Kick\n", "state Ann hand: empty\n"),
		}, []string{"2 state Ann hand: [-‹card›-]{+‹card›+} []"}},
		{"line ends", []Changed{parted("a", "x\r\ny\r\n", "x\ny\n")},
			[]string{"1 every line of the golden file ends with CR LF, those of the new log with LF []"}},
		{"deeper", []Changed{parted("a", "  Ann draws\n", "    Ann draws\n")}, []string{"1 under another event: Ann draws []"}},
		{"stopped", []Changed{
			{Name: "a", Players: []string{"Ann"}, Cards: cards, Why: engine.Errorf("Ann buys Kick: too dear", "trop cher"), Clauses: []string{"fe.buy"}},
			{Name: "b", Players: []string{"Ben"}, Cards: cards, Why: engine.Errorf("Ben buys Punch: too dear", "trop cher"), Clauses: []string{"fe.buy"}},
			{Name: "c", Unmet: true, Why: engine.Errorf("no", "non")},
		}, []string{"2 can no longer be played; one of them: Ann buys Kick: too dear [fe.buy]", "1 what it expects does not hold: no []"}},
		{"nothing", []Changed{{Name: "a"}, parted("b", "x\n", "x\n")}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			groups := Groups(test.logs)
			if got := told(groups, engine.EN); !slices.Equal(got, test.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(test.want, "\n"))
			}
			for _, g := range groups {
				if g.Title()[engine.FR] == "" {
					t.Errorf("nothing in French of %v", g)
				}
			}
		})
	}
}

// TestOneWording proves that one wording that changes in many logs is one group, in which all are alike.
func TestOneWording(t *testing.T) {
	var logs []Changed
	for i := range 200 {
		player := []string{"Ann", "Ben"}[i%2]
		line := fmt.Sprintf("turn %s\n  %s gains VP tokens: +%d (now %d) [fe.card.c%d fe.vp.gain]\n", player, player, i%3, i, i)
		logs = append(logs, parted(fmt.Sprint(i), line, strings.ReplaceAll(line, "VP tokens", "points")))
	}
	groups := Groups(logs)
	if len(groups) != 1 || len(groups[0].Members) != 200 || groups[0].Courses() != 1 || groups[0].Alike(0) != 200 {
		t.Fatalf("%v", groups)
	}
	if got, want := groups[0].Title()[engine.FR], "‹joueur› gains [-VP tokens-]{+points+}: +‹nombre› (now ‹nombre›)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if !slices.Equal(groups[0].Clauses, []string{"fe.vp.gain"}) || groups[0].More != 200 {
		t.Errorf("clauses %v and %d", groups[0].Clauses, groups[0].More)
	}
}

// TestValuesAndCourses proves that logs of one kind that change by other numbers, or go on otherwise, are told apart.
func TestValuesAndCourses(t *testing.T) {
	hand := func(n int, more string) string {
		return fmt.Sprintf("turn Ann\n  Ann draws a new hand of %d\n%s", n, more)
	}
	var logs []Changed
	for i := range 5 {
		logs = append(logs, parted(fmt.Sprint("plain", i), hand(5, ""), hand(6, "")))
	}
	logs = append(logs, parted("seven", hand(5, ""), hand(7, "")), parted("more", hand(5, ""), hand(6, "  Ann shuffles\n")))
	g := Groups(logs)[0]
	if got := fmt.Sprint(g.Values); got != "[{5 -> 6 6} {5 -> 7 1}]" {
		t.Errorf("values %s", got)
	}
	if g.Courses() != 3 || g.Alike(0) != 5 || g.Alike(1) != 1 || g.Members[5].Index != 5 {
		t.Errorf("courses %d, %v", g.Courses(), g.Members)
	}
}

// TestIDs proves that the id of a group depends on its kind of change alone.
func TestIDs(t *testing.T) {
	a := parted("a", "  Ann draws a hand of 5\n", "  Ann draws a hand of 6\n")
	b := parted("b", "  Ben shuffles\n", "  Ben sings\n")
	id := Groups([]Changed{a})[0].ID
	for _, logs := range [][]Changed{{b, a}, {a, a, b}} {
		if !slices.ContainsFunc(Groups(logs), func(g *Group) bool { return g.ID == id }) {
			t.Errorf("no group %s among %v", id, Groups(logs))
		}
	}
	if len(id) != 5 || id[0] != '@' {
		t.Errorf("id %q", id)
	}
}

func TestPieces(t *testing.T) {
	for line, want := range map[string]string{
		"Ann's Man-Bat Serum costs 12": "Ann/1 ' s Man-Bat Serum/2 costs 12/3",
		"Anna kicks Kick, 2 x Punch.":  "Anna/1 kicks Kick, 2 x Punch/2 .",
		"Annex The Flashes":            "Annex The Flashes",
		"é 3rd":                        "é 3/3 rd",
		"\xff\xfe":                     "\xff \xfe",
		"":                             "",
	} {
		var got []string
		for _, p := range listed(pieces(line, []string{"Ann", "Ben", "Anna"}, cards), false) {
			s := p.text
			if p.what != word {
				s += fmt.Sprint("/", p.what)
			}
			got = append(got, s)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: got %s, want %s", line, strings.Join(got, " "), want)
		}
	}
}

// TestAnyLogs groups logs of any lines: nothing panics, every log that differs has its group, and the order in which
// they come changes no group.
func TestAnyLogs(t *testing.T) {
	word := rapid.SampledFrom([]string{"Ann", "Ben", "Kick", "Punch", "draws", "12", "3", ":", "->", "state Ann hand:", "empty", "; or: ",
		"[fe.a]", "[fe.card.b fe.c]", "  ", "x", ",", "é", "\xff", "turn"})
	text := rapid.Custom(func(t *rapid.T) string {
		var b strings.Builder
		for range rapid.IntRange(0, 8).Draw(t, "lines") {
			b.WriteString(strings.Join(rapid.SliceOfN(word, 0, 8).Draw(t, "words"), " ") + "\n")
		}
		return b.String()
	})
	rapid.Check(t, func(t *rapid.T) {
		var logs []Changed
		differ := 0
		for i := range rapid.IntRange(0, 6).Draw(t, "logs") {
			c := parted(fmt.Sprint(i), text.Draw(t, "was"), text.Draw(t, "is"))
			if c.Difference != nil {
				differ++
			}
			logs = append(logs, c)
		}
		groups, members := Groups(logs), 0
		for _, g := range groups {
			members += len(g.Members)
			if g.Title().In(engine.EN) == "" {
				t.Fatalf("no title")
			}
		}
		if members != differ {
			t.Fatalf("%d logs in groups, %d differ", members, differ)
		}
		slices.Reverse(logs)
		ids := func(groups []*Group) (out []string) {
			for _, g := range groups {
				out = append(out, fmt.Sprint(g.ID, len(g.Members)))
			}
			slices.Sort(out)
			return out
		}
		if a, b := ids(groups), ids(Groups(logs)); !slices.Equal(a, b) {
			t.Fatalf("groups %v, and in another order %v", a, b)
		}
	})
}

// BenchmarkGroups groups 500 logs, each of which changes in some places.
func BenchmarkGroups(b *testing.B) {
	var logs []Changed
	for i := range 500 {
		var was strings.Builder
		for n := range 60 {
			fmt.Fprintf(&was, "  Ann gains Kick: Kick stack -> Ann discard pile; or: %d [fe.card.c%d fe.vp.gain]\n", n, n)
		}
		logs = append(logs, parted(fmt.Sprint(i), was.String(), strings.Replace(was.String(), "discard pile", "discards", 5+i%20)))
	}
	for b.Loop() {
		Groups(logs)
	}
}
