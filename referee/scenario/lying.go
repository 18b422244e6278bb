package scenario

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Where a card lies that was asked about in another place.

// onTable says whether the cards of a place lie on the table side by side, and not in a pile, in a hand or set aside.
func (r *run) onTable(z engine.Zone) bool {
	info := r.m.Info(z)
	return !info.Inner && !info.Piled && !info.Held && !info.Brief
}

// elsewhereLies gives the first place besides one in which a card of that name lies, and the card: one that fits and
// lies on the table, where there is one. Places that the rules alone take care of do not count. Nothing is found of a
// name that no card has.
func (r *run) elsewhereLies(name string, but engine.Zone, fits func(c engine.CardID) bool) (z engine.Zone,
	card engine.CardID) {
	name, _, _ = strings.Cut(name, "#")
	if r.rules.FindCard(name) == 0 {
		return 0, 0
	}
	for at := engine.Zone(1); int(at) < r.m.ZoneCount(); at++ {
		if at == but || r.m.Info(at).Inner {
			continue
		}
		for c := range r.m.Cards(at) {
			d := r.m.Def(c)
			back := r.rules.Cards[d].Back
			if !r.rules.Means(d, name) && (back == 0 || !r.rules.Means(back, name)) {
				continue
			}
			if fits(c) && r.onTable(at) {
				return at, c
			}
			if card == 0 {
				z, card = at, c
			}
		}
	}
	return z, card
}

// liesIn is the hint where a card lies that does not lie in a place; empty where it lies nowhere.
func (r *run) liesIn(name string, but engine.Zone) engine.Text {
	z, card := r.elsewhereLies(name, but, func(engine.CardID) bool { return true })
	if card == 0 {
		return engine.Text{}
	}
	return engine.Sayf("it lies elsewhere:  %s", "elle est ailleurs :  %s", r.placeWord(z))
}

// measuredIn is the hint where a card lies that has a number which was asked for in another place; empty where it lies
// nowhere.
func (r *run) measuredIn(name string, but engine.Zone, k *measure) engine.Text {
	has := func(c engine.CardID) bool { return k.lacks == nil || k.lacks(r.m, c) == 0 }
	z, card := r.elsewhereLies(name, but, has)
	if card == 0 {
		return engine.Text{}
	}
	if !has(card) || !r.onTable(z) {
		return r.liesIn(name, but)
	}
	return engine.Sayf("it lies elsewhere:  %s", "elle est ailleurs :  %s", r.measuring(z, k, r.shownAs(card, name)))
}

// shownAs is the name of a card as a script may say it: that by which it was called, where the face that shows is
// called so.
func (r *run) shownAs(c engine.CardID, called string) string {
	if called != "" && r.rules.Means(r.m.Def(c), called) {
		return called
	}
	return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
}

// measuring is how a script asks for a number of a card: ann.identity:damage "Spider-Man".
func (r *run) measuring(z engine.Zone, k *measure, name string) string {
	return r.placeWord(z) + ":" + k.word + " " + strconv.Quote(name)
}

// ofCard is the hint for a number of cards that is asked of a player: it is asked of the place, with the name of the
// card. The first that has one is meant most likely: what the player is.
func (r *run) ofCard(word string, p engine.Player) engine.Text {
	i := slices.IndexFunc(r.measures(), func(m measure) bool { return m.word == word })
	if i < 0 {
		return engine.Text{}
	}
	k := &r.measures()[i]
	if r.begin(); k.lacks == nil {
		return engine.Sayf("it is asked of the place where the card lies:  expect(%s)",
			"il se demande du lieu où est la carte :  expect(%s)", r.variable(p)+".in_play:"+word+` "…"`)
	}
	var place string
	for _, whose := range []engine.Player{p, engine.NoPlayer} {
		for z := engine.Zone(1); int(z) < r.m.ZoneCount(); z++ {
			for c := range r.m.Cards(z) {
				if r.m.Owner(z) == whose && r.onTable(z) && k.lacks(r.m, c) == 0 && place == "" {
					place = r.measuring(z, k, r.shownAs(c, ""))
				}
			}
		}
	}
	if place == "" {
		return engine.Text{"it is asked of the place where the card lies", "il se demande du lieu où est la carte"}
	}
	return engine.Sayf("it is asked of the place where the card lies:  expect(%s)",
		"il se demande du lieu où est la carte :  expect(%s)", place)
}

// aloneMeasure stops a number of a card that stands in expect(…) without its card.
func (r *run) aloneMeasure(fn *lua.LFunction) {
	for i := range r.measures() {
		k := &r.measures()[i]
		if r.methods[member{"zone", k.word}] != fn {
			continue
		}
		place := "…"
		if m := regexp.MustCompile(`([\pL_][\pL\pN_]*(?:\.[\pL_][\pL\pN_]*)?)[.:]` + k.word +
			`\b`).FindStringSubmatch(sandbox.RunningLine(r.L)); m != nil {
			place = m[1]
		}
		r.fail(failure("%s is asked of a card by its name:  %s:%[1]s \"…\"",
			"%s se demande d'une carte par son nom :  %s:%[1]s \"…\"", k.word, place))
	}
}
