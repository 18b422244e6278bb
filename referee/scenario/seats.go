package scenario

import (
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// The players of a script: who sits at the table, and what lies before each.

// playersWord is  players { {"Ann", character = …, hand = {…}}, … }.
func (r *run) playersWord(L *lua.LState) int {
	r.early("players")
	if len(r.setup.Players) > 0 && len(r.impossible) == 0 { // after a set-up that was refused another may be laid out
		r.failf("the players are named already: name them all in one list",
			"les joueurs sont déjà nommés : nommez-les tous dans une liste")
	}
	r.seatings++
	r.setup.Players, r.names, r.seating = nil, nil, r.seatings
	r.setup.Zones = slices.DeleteFunc(r.setup.Zones, func(z engine.ZoneSetup) bool {
		return int(z.Zone) >= len(r.rules.Shared)
	})
	r.setup.Counts = slices.DeleteFunc(r.setup.Counts, func(c engine.CountSetup) bool {
		return c.Player != engine.NoPlayer
	})
	all := L.CheckTable(1)
	r.unbraced(all)
	seats := r.list(engine.Text{"the list of players", "la liste des joueurs"}, all)
	n := len(seats)
	if n > engine.MostSeats {
		r.failf("%d players: no game here seats more than a handful",
			"%d joueurs, c'est trop : aucun jeu d'ici n'en accueille plus d'une poignée", n)
	}
	r.sitting = nil
	for _, v := range seats {
		name := ""
		if seat, ok := v.(*lua.LTable); ok {
			name = text(seat.RawGetInt(1))
		}
		r.sitting = append(r.sitting, name)
	}
	for i, v := range items(r, all, seats) {
		seat, ok := v.(*lua.LTable)
		if !ok {
			r.failf(`a player is written { "Ann", hand = { "Punch" } }`,
				`un joueur s'écrit { "Ann", hand = { "Punch" } }`)
		}
		r.seat(engine.Player(i), seat)
	}
	for p := range n {
		L.Push(r.player(engine.Player(p)))
	}
	return n
}

// unbraced stops a list of players in which a player has no braces of its own.
func (r *run) unbraced(all *lua.LTable) {
	name, ok := all.RawGetInt(1).(lua.LString)
	_, named := sandbox.Fields(r.L, all)
	if !ok || len(named) == 0 {
		return
	}
	f := failure("each player stands in braces, and the list of the players in braces of its own",
		"chaque joueur se met entre accolades, et la liste des joueurs entre les siennes")
	f.Hint = engine.Sayf(`write:  players { { %q, %s = … } }`, `écrivez :  players { { %q, %s = … } }`,
		clip(string(name)), text(named[0].Key))
	r.fail(f)
}

// anothers is the player whose name a script gives to another one; empty where it does not.
func (r *run) anothers(kept string, p engine.Player) string {
	means := func(q engine.Player) bool {
		return strings.EqualFold(r.likely(q), kept) || engine.FoldName(r.names[q]) == engine.FoldName(kept)
	}
	if r.opts.Lenient || means(p) {
		return ""
	}
	for q := range r.names {
		if engine.Player(q) != p && means(engine.Player(q)) {
			return r.names[q]
		}
	}
	return ""
}

// kept looks at the name under which a script keeps a player: under the name of another, whatever it says of the one is
// done by the other.
func (r *run) kept(name string, parameter bool, v *lua.LUserData) {
	p, ok := v.Value.(playerValue)
	if !ok || p.seating != r.seating {
		return
	}
	other := r.anothers(name, p.seat)
	if other == "" {
		return
	}
	instead := engine.Text{"choose a name that is nobody else's, and mind the order of the players",
		"prenez un nom qui n'est à personne d'autre, et suivez l'ordre des joueurs"}
	if parameter {
		instead = engine.Text{"rename the parameter", "renommez le paramètre"}
	}
	r.failf("%s would stand for %s from here on, and another player is called %s: %s",
		"%s désignerait désormais %s, et un autre joueur s'appelle %s : %s", name, r.names[p.seat], other, instead)
}

// seat reads a player: { "Ann", character = …, hand = { … } }.
func (r *run) seat(p engine.Player, t *lua.LTable) {
	list, named := r.read(engine.Sayf("player %d", "le joueur %d", int(p)+1), t)
	if len(list) == 0 {
		r.failf(`player %d has no name: { "Ann", … }`, `le joueur %d n'a pas de nom : { "Ann", … }`, int(p)+1)
	}
	name, ok := list[0].(lua.LString)
	if !ok {
		r.failf(`player %d has no name: { "Ann", … }`, `le joueur %d n'a pas de nom : { "Ann", … }`, int(p)+1)
	}
	r.playerName(int(p)+1, string(name))
	if len(list) > 1 {
		r.nth(t, 2)
		r.failf("%s has a second name: cards stand in hand = { … } and the like",
			"%s a un second nom : les cartes se mettent dans hand = { … } et ses pareils", string(name))
	}
	r.names = append(r.names, string(name))
	s := engine.SeatSetup{Name: string(name), Line: r.here().line}
	for f := range r.fields(t, named) {
		r.seatField(p, &s, f.name, f.value)
	}
	r.setup.Players = append(r.setup.Players, s)
	slices.SortStableFunc(r.setup.Counts, func(a, b engine.CountSetup) int {
		return int(a.Player)*100 + a.Info - int(b.Player)*100 - b.Info
	})
	slices.SortStableFunc(r.setup.Zones, func(a, b engine.ZoneSetup) int { return int(a.Zone) - int(b.Zone) })
}

// teamWord is the label of a player who may have several characters.
const teamWord = "team"

// seatField reads one label of a player.
func (r *run) seatField(p engine.Player, s *engine.SeatSetup, key string, v lua.LValue) {
	if key == "character" {
		name, ok := v.(lua.LString)
		if !ok {
			f := failure(`a character is named by its name, and not by %s`,
				`un personnage se désigne par son nom, et non par %s`, sandbox.Shown(v))
			if slices.ContainsFunc(r.rules.PerPlayer, func(z engine.ZoneInfo) bool { return z.ID == teamWord }) {
				f.Hint = engine.Sayf(`several, or none, are said by %s = { … }`,
					`plusieurs, ou aucun, se disent par %s = { … }`, teamWord)
			}
			r.fail(f)
		}
		s.Character = r.rules.Namesake(r.card(string(name)), r.game.IsHead)
		if !r.game.IsHead(s.Character) {
			r.fail(NoCharacter(r.game, r.rules, string(name)))
		}
		return
	}
	for i := range r.rules.PerPlayer {
		z := &r.rules.PerPlayer[i]
		if id := z.ID; !z.Inner && (key == id || z.Piled && key == id+"_top") {
			at := engine.Zone(len(r.rules.Shared) + int(p)*len(r.rules.PerPlayer) + i)
			if _, isNumber := v.(lua.LNumber); isNumber && z.Sized && key == z.ID {
				r.size(at, key, v)
			} else {
				r.place(at, v, key != z.ID)
			}
			return
		}
	}
	for i := range r.rules.CountInfo {
		if c := &r.rules.CountInfo[i]; c.ID == key && !c.Global && !c.Outcome {
			r.setup.Counts = append(r.setup.Counts, engine.CountSetup{Player: p, Info: i, N: r.fixed(c, v)})
			return
		}
	}
	if r.deed(key, v, true, &s.Earlier) {
		return
	}
	for i := range r.rules.PerPlayer {
		if z := &r.rules.PerPlayer[i]; z.Inner && z.ID == key {
			r.fail(notFixed(key, z))
		}
	}
	keys := seatWords(r.game)
	f := failure("a player has no %q; a player has %s", "un joueur n'a pas de %q ; un joueur a %s", clip(key),
		strings.Join(keys, ", "))
	if f.Hint = r.labelMeant(s.Character, key, v, keys); f.Hint != (engine.Text{}) {
		r.fail(f)
	}
	if f.Hint = r.placeMeant(key, v); f.Hint != (engine.Text{}) {
		r.fail(f)
	}
	if !r.copied(f, key, seatWords) {
		f.meaning(key, keys)
	}
	if f.Word = key; f.Hint == (engine.Text{}) {
		f.Hint = didYouMean(r.seatWordInFrench(key))
	}
	r.fail(f)
}

// seatWordInFrench gives the word for what a player has that French calls so, in one or more words of it: main, pioche.
func (r *run) seatWordInFrench(said string) string {
	said = engine.FoldName(strings.ReplaceAll(said, "_", " "))
	for _, w := range SetUpWords(r.game).Seat {
		name := " " + engine.FoldName(w.Name.In(engine.FR)) + " "
		if said != "" && strings.HasPrefix(name, " "+said+" ") {
			return w.Word
		}
	}
	return ""
}

// notFixed is the failure of a set-up that says what lies in a place where only the rules lay something.
func notFixed(place string, z *engine.ZoneInfo) *Failure {
	f := failure("%s cannot be fixed: the rules take care of it", "%s ne peut pas être fixé : les règles s'en occupent",
		place)
	f.Hint = z.Told
	return f
}

// fixed reads the number that a counter begins with, within what it can be.
func (r *run) fixed(c *engine.CounterInfo, v lua.LValue) int {
	most := maxCount
	switch {
	case c.YesNo && r.yes(same(c.ID), v):
		return 1
	case c.YesNo:
		return 0
	case c.Most > 0:
		most = c.Most
	}
	return r.whole(same(c.ID), v, c.From, most)
}

// labels are words that somebody would write for a label of a player, and the labels that may be meant, the likeliest
// first. A game has those that it has.
var labels = map[string][]string{
	"hero": {"character"}, "alter_ego": {"character"}, "villain": {"character"}, "super_villain": {"character"},
	"head":  {"character"},
	"cards": {"hand"}, "holds": {"hand"}, "hand_cards": {"hand"}, "minions": {"engaged"}, "minion": {"engaged"},
	"enemies": {"engaged"},
	"allies":  {"in_play"}, "supports": {"in_play"}, "upgrades": {"in_play"}, "board": {"in_play"},
	"played": {"in_play"}, "locations": {"in_play"},
	"library": {"deck"}, "draw_pile": {"deck"}, "graveyard": {"discard"}, "discard_pile": {"discard"},
	"discards":       {"discard"},
	"victory_points": {"vp"}, "points": {"vp"}, "encounter": {"dealt"}, "encounters": {"dealt"},
}

// labelMeant is the hint for a label that no player has: the one that was meant, or that it lies on a card.
func (r *run) labelMeant(character engine.Def, key string, v lua.LValue, keys []string) engine.Text {
	for _, l := range labels[engine.FoldName(key)] {
		if slices.Contains(keys, l) {
			return didYouMean(l)
		}
	}
	if key == "" || !slices.ContainsFunc(r.rules.Tokens[:], func(k engine.MarkInfo) bool { return k.ID == key }) &&
		!slices.ContainsFunc(r.rules.Flags, func(k engine.FlagInfo) bool { return k.ID == key }) {
		return engine.Text{}
	}
	card, value := `"…"`, same("…")
	if t := v.Type(); t == lua.LTNumber || t == lua.LTBool {
		value = sandbox.Shown(v)
	}
	if !slices.Contains(keys, "identity") {
		return engine.Sayf("it is said of a card, in braces with it: { %s, %s = %s }",
			"cela se dit d'une carte, entre accolades avec elle : { %s, %s = %s }", card, key, value)
	}
	if character != 0 {
		card = strconv.Quote(r.rules.Cards[character].Name[engine.EN])
	}
	return engine.Sayf("it is said of a card, in braces with it: identity = { { %s, %s = %s } }",
		"cela se dit d'une carte, entre accolades avec elle : identity = { { %s, %s = %s } }", card, key, value)
}

// seatWords are the labels of a player in a game.
func seatWords(g *engine.Game) []string {
	rules := g.Rules(g.Editions[0])
	keys := []string{"character"}
	for i := range rules.PerPlayer {
		if z := &rules.PerPlayer[i]; !z.Inner {
			keys = append(keys, z.ID)
			if z.Piled {
				keys = append(keys, z.ID+"_top")
			}
		}
	}
	for _, c := range rules.CountInfo {
		if !c.Global && !c.Outcome {
			keys = append(keys, c.ID)
		}
	}
	return append(keys, deedWords(rules, true)...)
}

// NoCharacter is the failure of a player who is to be a card that is no character, with those there are.
func NoCharacter(g *engine.Game, rules *engine.Rules, name string) *Failure {
	var heads []engine.Text
	var names []string
	for _, d := range Characters(g, rules) {
		heads, names = append(heads, rules.Cards[d].Name), slices.AppendSeq(names, rules.Cards[d].Name.All())
	}
	f := failure("%s is no character that a player can be; there are %s",
		"%s n'est pas un personnage qu'un joueur puisse être ; il y a %s", name,
		engine.Join(heads, engine.Commas))
	return f.meaning(name, names)
}

// Characters are the cards that a player can be. Those that only a test has are left out: nobody means them.
func Characters(g *engine.Game, rules *engine.Rules) (out []engine.Def) {
	for d := engine.Def(1); int(d) < len(rules.Cards); d++ {
		if g.IsHead(d) && !rules.Cards[d].Test {
			out = append(out, d)
		}
	}
	return out
}
