package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// refused are what All tells of a draft: of which thing that was said, of which card, and why.
func refused(t *testing.T, d *Draft) (out []string) {
	t.Helper()
	all, err := d.All(Setup{})
	if err != nil {
		t.Error(err)
	}
	for _, no := range all {
		why := strings.TrimPrefix(no.What[engine.EN], "this set-up is impossible: ")
		out = append(out, fmt.Sprintf("%d.%d %s", no.Of, no.Card, why))
	}
	return out
}

// TestAllThatIsImpossible: each card of a draft that cannot lie where it does is told, also one of several that are
// alike, of which no line of the script tells.
func TestAllThatIsImpossible(t *testing.T) {
	const stays = " is in play, but does not stay there"
	for _, c := range []struct{ said, want []string }{
		{[]string{"turn: Ann", "Ann in play: Punch, Kick (kept), Punch"}, []string{"2.1 Punch" + stays, "2.3 Punch" + stays}},
		{[]string{"Ann hand: Kick", "turn: Ann", "Ann in play: Punch, Punch", "Ben hand: Kick"},
			[]string{"3.1 Punch" + stays, "3.2 Punch" + stays}},
		{[]string{"kick: Punch, Kick, Punch", "Ann character: Sinestro", "Ben character: Sinestro"},
			[]string{"1.1 Punch cannot lie in this place", "1.3 Punch cannot lie in this place", "3.0 Sinestro is chosen twice"}},
	} {
		d, err := draft(t, "forever-evil", c.said...)
		if err != nil {
			t.Fatal(err)
		}
		got := refused(t, d)
		if !slices.EqualFunc(got, c.want, strings.HasPrefix) {
			t.Errorf("%q: %q", c.said, got)
		}
	}
}

// TestRefusedByTheScript: what the words of a script do not take is told of what was said like all else, and hides
// nothing.
func TestRefusedByTheScript(t *testing.T) {
	d, err := draft(t, "forever-evil", "line-up: Catwoman", "destroyed: Giganta", "kick: Kick, Punch")
	if err != nil {
		t.Fatal(err)
	}
	d.places[1].text = "line_up " // as if it were the line-up once more
	want := []string{"2.0 this place is laid out already", "3.2 Punch cannot lie in this place"}
	if _, err := d.Open(Setup{}); err == nil || strings.Contains(engine.Tell(err, engine.FR), "ligne") {
		t.Errorf("%v", err)
	}
	got := refused(t, d)
	if !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("%q", got)
	}
}

// TestFailsOtherwise: where a set-up fails, and is not refused, nothing is taken to be possible.
func TestFailsOtherwise(t *testing.T) {
	d, err := draft(t, "forever-evil", "Ann hand: Kick")
	if err != nil {
		t.Fatal(err)
	}
	d.seats[0].labels[0].text = "hand = = "
	if _, err := d.Open(Setup{}); err == nil {
		t.Error("it is opened")
	}
	if words, err := d.AlsoBears(Setup{}, 0, 1, nil); err == nil || words != nil {
		t.Errorf("%q: %v", words, err)
	}
	if all, err := d.All(Setup{}); err == nil || all != nil {
		t.Errorf("%v: %v", all, err)
	}
}

// TestOpenings: however much is wrong with a draft, it is tried so often and not more.
func TestOpenings(t *testing.T) {
	many := func(n int, card string) string { return strings.TrimSuffix(strings.Repeat(card+", ", n), ", ") }
	for _, c := range []struct {
		game string
		asIf bool
		said []string
	}{
		{"forever-evil", false, []string{"turn: Ann", "Ann in play: " + many(181, "Punch"), "Ben in play: Kick, Weakness"}},
		{"champions", false, []string{"Ann in play: " + many(30, "Tigra (exhausted)"), "Ben in play: " + many(30, "Web-Shooter")}},
		{"champions", true, []string{"Ann in play: " + many(30, "Web-Shooter"), "Ann engaged: " + many(30, "Shocker (exhausted)")}},
	} {
		d, err := draft(t, c.game, c.said...)
		if err != nil {
			t.Fatal(err)
		}
		x := &search{asIf: c.asIf, left: mostOpenings}
		all, err := d.wrongs(x)
		const begun = 2 + 2*10 + 2*10 // those of one mistake: by the lines and the parts of one, and what mends it
		if err != nil || len(all) < 3 || x.left > 0 && len(all) < mostMistakes || x.left < -begun {
			t.Errorf("%q: %d mistakes, %d openings are left: %v", c.said, len(all), x.left, err)
		}
		if none, err := d.wrongs(&search{asIf: c.asIf}); none != nil || err != nil {
			t.Errorf("%q: %v: %v", c.said, none, err)
		}
	}
}

// TestPileAndTop: the cards of a pile and those on top of it are not laid out both; of how many it has something may
// be said.
func TestPileAndTop(t *testing.T) {
	for said, wrong := range map[string]bool{
		"main deck: Catwoman/main deck top: Power Girl": true, "main deck top: Power Girl/main deck: Catwoman": true,
		"Ann deck: Punch/Ann deck top: Kick": true, "Ann deck: Punch/Ben deck top: Kick": false,
		"Ann deck top: -": true, "Ann deck: -": false, "main deck top: Power Girl/Ann deck: Punch": false,
	} {
		d, err := draft(t, "forever-evil", strings.Split(said, "/")...)
		if (err != nil) != wrong {
			t.Errorf("%s: %v", said, err)
		} else if err != nil && engine.Tell(err, engine.FR) == engine.Tell(err, engine.EN) {
			t.Errorf("%s: %v", said, err)
		}
		if err == nil {
			continue
		}
		if err := d.Fill(2); err != nil {
			t.Fatal(err)
		}
		if no := refused(t, d); len(no) > 0 { // what is wrong is left out
			t.Errorf("%s: %q", said, no)
		}
	}
	if _, err := draft(t, "champions", "encounter deck: 12", "encounter deck top: Shocker"); err != nil {
		t.Error(err)
	}
}

// TestSaidTwice: what is said once more is left out.
func TestSaidTwice(t *testing.T) {
	for _, said := range []string{"Ann hand: Kick", "turn: Ann", "weakness: 1", "line-up: Catwoman", "Ann power: 2"} {
		d, err := draft(t, "forever-evil", said)
		if err != nil {
			t.Fatal(err)
		}
		before := d.Source()
		if err := d.Lay(said); err == nil {
			t.Errorf("%s is said twice", said)
		}
		if err := d.settle(); err != nil || d.Source() != before {
			t.Errorf("%s: %v\n%s", said, err, d.Source())
		}
	}
}

// TestMostCards: the bound is of all that is laid out, with what lies on cards.
func TestMostCards(t *testing.T) {
	for said, part := range map[string]int{
		"Ann hand: 200 Kick/Ben hand: 200 Kick":                         0,
		"Ann hand: 200 Kick/Ben hand: Punch, 200 Kick":                  2,
		"Ann hand: 390 Kick/Ben in play: 9 Firestorm (with Kick, Kick)": 1,
		"Ann hand: 390 Kick/Ben hand: Punch, 999 Punsh, Punch":          2, // that is no card, and the next is none too many
	} {
		_, err := draft(t, "forever-evil", strings.Split(said, "/")...)
		var wrong Mistakes
		if err == nil && part == 0 {
			continue
		}
		if !errors.As(err, &wrong) || len(wrong) != 1 || wrong[0].Card != part {
			t.Errorf("%s: %v", said, err)
		}
	}
}

// TestEmptyParts: where nothing stands between two commas or on a line nothing is wrong.
func TestEmptyParts(t *testing.T) {
	for _, c := range []struct {
		said string
		want string
	}{
		{"Punch, Kick,", "[{Punch 1 []} {Kick 1 []}]"}, {"Kick,\nPunch\n\n", "[{Kick 1 []} {Punch 1 []}]"},
		{",;\n, ", "[]"}, {"", "[]"}, {"\n,2 Kick (played, ),;", "[{Kick 2 [{played }]}]"},
	} {
		d, err := NewDraft(games.Find("forever-evil"), "")
		if err != nil {
			t.Fatal(err)
		}
		cards, left, err := d.Read(c.said)
		if got := fmt.Sprint(cards); err != nil || left != nil || got != c.want {
			t.Errorf("%q: %s, %q, %v", c.said, got, left, err)
		}
	}
	d, err := draft(t, "forever-evil", "Ann hand: ,Punch,, \nPunsh,,Kicck,")
	var wrong Mistakes
	if !errors.As(err, &wrong) || len(wrong) != 2 || wrong[0].Card != 2 || wrong[1].Card != 3 {
		t.Error(err)
	}
	if _, left, _ := d.Read(",Punch,, \nPunsh,,Kicck,"); !slices.Equal(left, []string{"Punsh", "Kicck"}) {
		t.Errorf("%q", left)
	}
}
