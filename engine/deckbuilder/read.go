package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// piles are the words for the parts of the box, by Sort.
var piles = []string{MainCard: "main", StartCard: "start", KickCard: "kick", WeaknessCard: "weakness", BossCard: "boss",
	CharacterCard: "character", AsideCard: "aside"}

// TypeWords are the words for the card types.
var TypeWords = typeWords()

func typeWords() map[string]uint64 {
	return map[string]uint64{"Starter": uint64(Starter), "Hero": uint64(Hero), "Villain": uint64(Villain),
		"Super Power": uint64(SuperPower), "Equipment": uint64(Equipment), "Location": uint64(Location)}
}

// typeWords are the words for the types of a game, its subtypes among them.
func (k *Parts) typeWords() map[string]uint64 {
	if len(k.Subtypes) == 0 {
		return TypeWords
	}
	out := typeWords()
	for i, t := range k.Subtypes {
		out[t[engine.EN]] = uint64(Subtype << i)
	}
	return out
}

// Words are what the cards of the game may say.
func (k *Parts) Words(clause func(id string) (engine.Clause, bool)) *cardtext.Vocabulary {
	w := &cardtext.Vocabulary{
		Verbs:  append([]cardtext.VerbWord(nil), textVerbs...),
		Sets:   k.typeWords(),
		Values: []string{printedCost: "cost", printedVP: "vp", printedName: "name"},
		Conds: []cardtext.CondWord{{Word: "carried"}, {Word: "triggered", Sure: sureTriggered},
			{Word: "repeated"},
			{Word: "by_defense", On: []uint8{eventDiscards}},
			{Word: "outside_turns", Sure: sureOutside}, {Word: "own_turn", Sure: sureOwnTurn},
			{Word: "alone", Needs: allDecide}},
		Heads:  []string{"after", "instead", "action"},
		Hooks:  append([]string{""}, k.Hooks...),
		Clause: clause,
		Varies: []string{"cost", "vp", "copies", "type", "outside"}, Editions: k.editions, Edition: k.edition,

		Players: []cardtext.Who{cardtext.You, cardtext.Foe, cardtext.Attacker, cardtext.OneFoe, cardtext.EachFoe,
			cardtext.OnePlayer, cardtext.EachPlayer},
		Owners: []cardtext.Who{cardtext.You, cardtext.Foe, cardtext.Attacker}, MustPlace: true,
		Waits: textWaits(), Printed: found, Fits: k.sentenceFits, Among: amongFits, Gathered: []int{Deck},
		Marks: []string{markStops, markWaits}, Choosers: byFoes,
		OnlyFoe: k.Cites != nil && k.Cites.OnlyFoe != 0,
		Keys: []cardtext.KeyWord{
			keyType:      {Word: "type", Kind: cardtext.KeySet},
			keyNoType:    {Word: "no_type", Kind: cardtext.KeySet, NoIs: true, Opposes: "type"},
			keyCost:      {Word: "cost", Kind: cardtext.KeyRange, NoIs: true},
			keyName:      {Word: "name", Kind: cardtext.KeyCards},
			keyNoName:    {Word: "no_name", Kind: cardtext.KeyCards, Opposes: "name"},
			keyUnlocked:  {Word: k.Vocabulary.unlocked(), Kind: cardtext.KeyYes, NoIs: true},
			keyEarlier:   {Word: "of_earlier_turns", Kind: cardtext.KeyYes},
			keyPlayed:    {Word: "played", Kind: cardtext.KeyYes},
			keySame:      {Word: "same_name", Kind: cardtext.KeyYes, NoCards: true, NoIs: true},
			keyBoss:      {Word: "boss_by", Kind: cardtext.KeyClause, NoCards: true, NoIs: true},
			keyItself:    {Word: "itself_by", Kind: cardtext.KeyClause, NoCards: true, NoIs: true},
			keyOthers:    {Word: "others", Kind: cardtext.KeyYes, NoCards: true, NoIs: true},
			keyDifferent: {Word: "different", Kind: cardtext.KeyAny, Of: []string{"name"}, NoIs: true},
			keyBears:     {Word: "keyword", Kind: cardtext.KeyWords, Of: k.bearing()},
			keyOnce:      {Word: "once", Kind: cardtext.KeyYes, NoCards: true, NoIs: true},
		},
		Amounts: []cardtext.AmountWord{{Word: "tokens_of", Whom: true, Played: true, Counts: true},
			{Word: "others_played", Played: true, Counts: true},
			{Word: "deck_size", Scored: true, Counts: true}, {Word: "free_cards", Scored: true, Counts: true},
			{Word: "weaknesses_left", Counts: true}, {Word: "types_missing", Needs: oneOfEach, Counts: true}},
		Known: []engine.Text{3: {"behind discard(one_of_each{ … })", "derrière discard(one_of_each{ … })"},
			5: {"in a first_appearance of which all decide together = true",
				"dans un first_appearance dont tous décident, together = true"}},
		Places: []cardtext.PlaceWord{
			{Word: "hand", Zone: Hand}, {Word: "discard_pile", Zone: Discard}, {Word: "deck", Zone: Deck},
			{Word: "in_play", Zone: InPlay},
			{Word: "revealed", Zone: Revealed},
			{Word: "line_up", Zone: int(LineUp), Of: cardtext.Nobody}, {Word: "destroyed", Zone: int(Destroyed),
				Of: cardtext.Nobody},
			{Word: "main_deck", Zone: int(MainDeck), Of: cardtext.Nobody},
			{Word: "weakness_stack", Zone: int(WeaknessStack), Of: cardtext.Nobody},
			{Word: "kick_stack", Zone: int(KickStack), Of: cardtext.Nobody},
		},
	}
	if !k.Vocabulary.bossless {
		w.Places = append(w.Places, cardtext.PlaceWord{Word: "boss_stack", Zone: int(BossStack), Of: cardtext.Nobody})
	}
	w.Without = k.without()
	for _, e := range events {
		w.Events = append(w.Events, e.word)
	}
	for _, n := range k.Natives {
		sentence, lone := n.Name, ""
		if n.Do == nil {
			sentence, lone = "", n.Name
		}
		w.Natives, w.Lone = append(w.Natives, sentence), append(w.Lone, lone)
	}
	for _, own := range k.Verbs {
		w.Verbs = append(w.Verbs, own.VerbWord)
	}
	for _, own := range k.Conds {
		w.Conds = append(w.Conds, own.CondWord)
	}
	for _, own := range k.Amounts {
		w.Amounts = append(w.Amounts, own.AmountWord)
	}
	for _, own := range k.Places {
		w.Places = append(w.Places, own.PlaceWord)
	}
	w.Facts = k.Has
	return w
}

// without are the words of these games of which this one has nothing.
func (k *Parts) without() map[string]engine.Text {
	out := map[string]engine.Text{}
	if k.Cites != nil && slices.Contains(k.Cites.silent, "ScoreTokens") {
		for _, word := range [...]string{"tokens", "lose_tokens", "steal", "tokens_of", "gains_tokens"} {
			out[word] = engine.Text{"nobody has VP tokens", "personne n'a de jetons PV"}
		}
	}
	if k.Vocabulary.bossless {
		for _, word := range [...]string{"discount", "boss_by"} {
			out[word] = engine.Text{"there is no stack of great enemies",
				"il n'y a pas de pile de grands ennemis"}
		}
	}
	if k.Vocabulary.Unlocked == "" {
		out[k.Vocabulary.unlocked()] = engine.Text{"no token keeps a card in the Line-Up",
			"aucun jeton ne retient de carte dans la réserve"}
	}
	return out
}

// The parts of a card that have a clause of their own.
const (
	partPlay       = "play"
	partDefense    = "defense"
	partAppearance = "first_appearance"
	partReward     = "reward"
	partGuard      = "block"
)

// CardClauses adds the clauses of cards to a book. A printed card of which nobody knows what it says, says so.
func CardClauses(b *engine.Book, cards []cardtext.Declared) {
	cardtext.CardClauses(b, b.Prefix+".card.", cards, partDefense, partAppearance, partReward, partGuard)
	for i := range cards {
		if f := cardtext.NewFacts(&cards[i], nil, nil); saysUnknown(f) {
			b.Add(engine.ClauseInfo{ID: b.Prefix + ".card." + f.ID(), Kind: "card", Structural: true},
				engine.ClauseText{
					Says:  engine.Text{"What this card says is not known.", "Ce que dit cette carte n'est pas connu."},
					Cards: []string{cards[i].Name}})
		}
	}
}

// saysUnknown says of a printed card that nobody knows what it says, and that it has no words of its own for that. A
// test card cites the clause that it shows.
func saysUnknown(f *cardtext.Facts) bool {
	return f.Yes("unknown") && f.Get(cardtext.KeySays) == nil && !f.Yes("test") && f.Card.Origin == engine.Printed
}

// mostPrinted is the greatest number that stands on a card.
const mostPrinted = 99

// OwnClauses adds those of the cards that somebody has added or changed.
func OwnClauses(b *engine.Book, cards []cardtext.Declared) {
	cardtext.OwnClauses(b, cards, partDefense, partAppearance, partReward, partGuard)
}

// ReadCard makes a card of its declaration. prefix stands before its id in that of its clause.
func ReadCard(f *cardtext.Facts, prefix string) Card {
	f.Begin(cardtext.Scope{})
	c := Card{Name: engine.Text{f.Card.Name, f.Word("fr")}, File: f.Card.File, Line: f.Card.Line}
	c.Test, c.Origin, c.Anew = f.Yes("test"), f.Card.Origin, f.Card.Anew
	prefix = f.ClauseOf(prefix)
	c.ID = f.ID()
	f.Editions()
	c.Sort = Sort(f.OneOf("pile", piles, int(MainCard)))
	c.Types, c.Owned = Types(f.Set("type")), Types(f.Set("owned"))
	if has(f, "subtype") {
		c.Types |= Types(f.Set("subtype"))
	}
	c.Cost, c.VP, c.Copies = f.Within("cost", 0, mostPrinted, 0), f.Within("vp", -mostPrinted, mostPrinted, 0),
		f.Within("copies", 1, mostPrinted, 1)
	c.Stays, c.Outside, c.Unknown, c.Carries = f.Yes("stays"), f.Yes("outside"), f.Yes("unknown"),
		has(f, "carries") && f.Yes("carries")
	if has(f, "title") {
		c.Title = f.Both("title")
	}
	c.Provisional = has(f, "provisional") && f.Yes("provisional")
	c.Figure, c.Leaves, c.Rewarded = f.Clause("figure"), f.Cite("leaves"), f.Clause("rewarded_by")
	c.Hook = uint8(f.OneOf("hook", f.Words.Hooks, 0))
	f.Role() // is that of its clause
	// a test card shows a clause of the rulebook, and of one that nobody knows nothing may be said
	own := f.Own(prefix+c.ID, c.Test || c.Unknown && f.Get(cardtext.KeySays) == nil)
	if saysUnknown(f) {
		clause, _ := f.Words.Clause(prefix + c.ID)
		own = engine.Cite(clause)
	}
	c.Cite = own.With(f.Cite("cites"))
	f.Begin(cardtext.Scope{Lasts: true})
	c.Text = f.Says("play")
	playFitsOnce(f, c.Text)
	f.Begin(cardtext.Scope{})
	c.WhenDestroyed = f.Says("when_destroyed")
	c.WhenDestroyed.Walk(func(s *cardtext.Step) {
		if (s.Verb == doDestroy || s.Verb == doPut) && s.What != nil && s.What.How == cardtext.This {
			f.Fault(s.Line, "it is destroyed already", "elle est déjà détruite")
		}
	})
	f.Begin(cardtext.Scope{Knows: nobodysTurn})
	if a := f.Inside(partAppearance); a != nil {
		if c.Together = a.Yes("together"); c.Together {
			f.Begin(cardtext.Scope{Knows: nobodysTurn | allDecide})
		}
		own := a.Own(prefix+c.ID+cardtext.PartID(partAppearance), c.Test)
		if c.Appear, c.Appears = a.ListText(), own.With(a.Cite("cites")); len(c.Appear) == 0 {
			a.Empty()
		}
		appearanceFits(f, c.Appear)
	}
	f.Begin(cardtext.Scope{Lasts: true, Knows: ownTurn})
	if r := inside(f, partReward); r != nil {
		own := r.Own(prefix+c.ID+cardtext.PartID(partReward), c.Test)
		if c.Reward, c.Rewards = r.ListText(), own.With(r.Cite("cites")); len(c.Reward) == 0 {
			r.Empty()
		}
	}
	if b := inside(f, partGuard); b != nil {
		c.Guard = &Defense{}
		c.Guard.Cost, c.Guard.Text = b.CostAndText()
		costFits(f, c.Guard.Cost)
		if len(c.Guard.Text) == 0 {
			b.Empty()
		}
		c.Guard.Cite = shown(&c, b, b.Own(prefix+c.ID+cardtext.PartID(partGuard), c.Test))
	}
	if d := f.Inside(partDefense); d != nil {
		f.Begin(cardtext.Scope{Attacker: true})
		c.Defense = &Defense{InHand: d.Clause("in_hand"), InPlay: has(f, "in_play") && d.Yes("in_play")}
		c.Defense.Cost, c.Defense.Text = d.CostAndText()
		costFits(f, c.Defense.Cost)
		c.Defense.Pays = slices.ContainsFunc(c.Defense.Cost, func(s cardtext.Step) bool {
			return s.What != nil && s.What.How != cardtext.This
		})
		defenseFits(f, c.Defense)
		c.Defense.Cite = shown(&c, d, d.Own(prefix+c.ID+cardtext.PartID(partDefense), c.Test))
	}
	if i := f.OneOf("native", f.Words.Lone, -1); i >= 0 {
		c.natives = append(c.natives, i)
	}
	f.Begin(cardtext.Scope{Scored: true})
	readStars(f, &c)
	f.Begin(cardtext.Scope{Lasts: true})
	readAbilities(f, &c)
	readKind(f, &c)
	c.Unplayed = f.Card.WasUnknown && !c.Unknown && c.Sort == MainCard && !c.doesOtherwise() && f.Get("play") == nil
	c.Weakens = weakens(c.Text, false) || weakens(c.Appear, true) || c.Action != nil && weakens(c.Action.Text, false)
	return c
}

// doesOtherwise says of a card that it has something that it does without being played for its text.
func (c *Card) doesOtherwise() bool { return c.Stays || c.acting() }

// acting says of a card whether it does something where it lies.
func (c *Card) acting() bool { return c.Action != nil || len(c.Waits)+len(c.natives) > 0 }

// shown are the clauses of a part of a card: its own, and of a test card those that the part shows, or else the card.
func shown(c *Card, part *cardtext.Facts, own engine.Clauses) engine.Clauses {
	switch {
	case !c.Test:
		return own
	case part.Get("cites") != nil:
		return part.Cite("cites")
	}
	return own.With(c.Cite)
}

// has says of a fact that only some of the games have that this one does.
func has(f *cardtext.Facts, fact string) bool { return slices.Contains(f.Words.Facts, fact) }

// inside gives what stands in the braces of such a fact, nil if nothing does.
func inside(f *cardtext.Facts, fact string) *cardtext.Facts {
	if !has(f, fact) {
		return nil
	}
	return f.Inside(fact)
}

// readStars reads the rule of a variable VP value.
func readStars(f *cardtext.Facts, c *Card) {
	s := f.Inside("stars")
	if s == nil {
		return
	}
	c.Stars = &Stars{}
	list := s.List()
	if len(list) != 1 {
		s.Fail("stars gives one number: stars = { … }", "stars donne un seul nombre : stars = { … }")
		return
	}
	c.Stars.N = s.Amount(list[0])
	switch cites := s.Get("cites").(type) {
	case nil:
	case *cardtext.Table:
		c.Stars.Cites = s.Cited(cites.Line, cites.List)
	default:
		c.Stars.Cites = s.Cited(0, []cardtext.Value{cites})
	}
}

// readAbilities reads what stands in a row: texts that wait, and those that are used.
func readAbilities(f *cardtext.Facts, c *Card) {
	for _, v := range f.List() {
		n, _ := v.(*cardtext.Node)
		switch {
		case n != nil && (n.Word == "after" || n.Word == "instead"):
			w := f.Waiting(n)
			costFits(f, w.Cost)
			comesFrom(f, &w)
			c.Waits = append(c.Waits, w)
		case n != nil && n.Word == "action" && c.Action == nil:
			in := f.Called(n)
			if in == nil {
				continue
			}
			f.Begin(cardtext.Scope{Lasts: true, Knows: ownTurn})
			c.Action = &Action{Once: in.OneOf("limit", []string{"", "turn"}, 0) == 1, Repeats: in.Clause("repeats_by")}
			c.Action.Cost, c.Action.Text = in.CostAndText()
			costFits(f, c.Action.Cost)
			if len(c.Action.Text) == 0 {
				in.Empty()
			}
			actionFits(f, n.Line, c)
			f.Begin(cardtext.Scope{Lasts: true})
		case n != nil && n.Word == "action":
			f.Fail("a card has one action", "une carte a une seule action")
		default:
			f.Stray(v)
		}
	}
}

// weakens says whether a text may give a Weakness to a foe, or to anybody.
func weakens(t cardtext.Text, anybody bool) bool {
	for i := range t {
		s := &t[i]
		switch {
		case s.Verb == doGainWeakness && (anybody || s.Who != cardtext.You), weakens(s.Body, anybody),
			weakens(s.Else, anybody), weakens(s.So, anybody):
			return true
		}
	}
	return false
}

// comesFrom tells of a place from which no card comes by what a text waits for: a card is bought from the Line-Up, or
// as a Kick or a boss, of which from says nothing; and none comes back that is destroyed.
func comesFrom(f *cardtext.Facts, w *cardtext.Waiting) {
	from := w.On.From
	switch {
	case from == nil:
	case from.Of != cardtext.Nobody || from.At != engine.Default:
		f.Fault(w.Line, "from is a place of the table, such as line_up", "from est un lieu de la table, comme line_up")
	case from.Zone == int(Destroyed):
		f.Fault(w.Line, "no card that is destroyed comes to a player: from = line_up",
			"aucune carte détruite ne vient à un joueur : from = line_up")
	case w.On.Event == eventBuys && from.Zone != int(LineUp):
		f.Fault(w.Line, "no card is bought from there: from = line_up", "aucune carte ne s'achète là : from = line_up")
	}
}
