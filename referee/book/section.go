package book

import (
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// section is clauses of which the ids begin alike: fe.attack.
type section struct {
	*game
	id      string
	name    engine.Text
	page    string
	clauses []*clause
}

// titles are the names of sections that neither their ids nor the headings of a booklet tell well.
var titles = map[string]engine.Text{
	"amb":              {"Readings", "Lectures"},
	"card":             {"Single cards", "Une carte à la fois"},
	"cards":            {"Certain cards", "Cartes spécifiques"},
	"faq":              {"Frequent questions", "Questions fréquentes"},
	"setup":            {"Setting up", "Mise en place"},
	"types":            {"Card types", "Types de cartes"},
	"stacks":           {"Stacks and piles", "Piles de cartes"},
	"start":            {"The beginning", "Le début de la partie"},
	"turn":             {"The turn", "Le tour"},
	"hand":             {"The hand", "La main"},
	"buy":              {"Buying cards", "Acheter des cartes"},
	"discard":          {"Discarding", "Défausser"},
	"deck":             {"The deck", "Le deck"},
	"power":            {"Power", "Puissance"},
	"play":             {"Playing cards", "Jouer des cartes"},
	"own":              {"Owning cards", "Posséder des cartes"},
	"control":          {"Controlling cards", "Contrôler des cartes"},
	"capture":          {"Captured cards", "Cartes capturées"},
	"goal":             {"The goal", "Le but du jeu"},
	"overview":         {"Overview", "Présentation"},
	"hero":             {"Super Heroes", "Super-Héros"},
	"villain":          {"Super-Villains", "Super-Vilains"},
	"first-appearance": {"First Appearance", "Première Apparition"},
	"vp":               {"Victory Points", "Points de Victoire"},
	"tile":             {"The tile", "La tuile"},
	"summary":          {"The turn in short", "Le tour en bref"},
	"compatible":       {"With other games", "Avec d'autres jeux"},
	"rescue":           {"Rescuing", "Secourir"},
	"setting":          {"Settings", "Réglages"},
}

// mcTitles are those of Champions where they mean something else there.
var mcTitles = map[string]engine.Text{
	"villain": {"The villain", "Le méchant"},
	"deck":    {"Player decks", "Decks joueur"},
	"setup":   {"Setting up", "Mise en place"},
}

// divide puts the clauses into sections: those that stand with no card.
func (g *game) divide() {
	byID := map[string]*section{}
	for info := range g.Book.All() {
		if g.clauses[info.ID] != nil {
			continue
		}
		id := info.ID
		if _, rest, ok := strings.Cut(id, "."); ok {
			id, _, _ = strings.Cut(rest, ".")
		}
		s := byID[id]
		if s == nil {
			s = &section{game: g, id: id, page: g.free(path.Join("rules", slug(id)))}
			byID[id] = s
			g.sections = append(g.sections, s)
		}
		c := &clause{ClauseInfo: info, page: s.page}
		s.clauses = append(s.clauses, c)
		g.clauses[info.ID] = c
	}
	for _, s := range g.sections {
		s.name = s.title()
	}
}

// title names a section: by our own word for it, else by its id and the heading that most of its clauses have.
func (s *section) title() engine.Text {
	if t, ok := mcTitles[s.id]; ok && s.Book.Prefix == "mc" {
		return t
	}
	if t, ok := titles[s.id]; ok && (s.Book.Prefix != "mc" || s.id == "amb" || s.id == "card") {
		return t
	}
	words := strings.ReplaceAll(s.id, "-", " ")
	t := asIs(capital(words))
	counts, best := map[string]int{}, ""
	for _, c := range s.clauses {
		heading, _, _ := strings.Cut(c.Headings()[engine.FR], ";")
		if heading = strings.TrimSpace(heading); heading == "" {
			continue
		}
		if counts[heading]++; counts[heading] > counts[best] {
			best = heading
		}
	}
	if best != "" {
		t[engine.FR] = quietly(best)
	}
	return t
}

// quietly is a heading without its capitals, where it has no other letters.
func quietly(heading string) string {
	if strings.ContainsFunc(heading, unicode.IsLower) {
		return heading
	}
	for _, before := range []string{"APPENDICE III / ", "APPENDICE II : ", "APPENDICE I / "} {
		heading = strings.TrimPrefix(heading, before)
	}
	return capital(strings.ToLower(heading))
}

// capital begins a text with a capital.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
