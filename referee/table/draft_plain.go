package table

import (
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// What is impossible, in the words of players: what a script writes, and what the fields of a form are called.

// nowhere is what is allowed by as_if(), as players say it.
var nowhere = engine.Text{"“allow what no real game could hold”", "« permettre ce qu'aucune vraie partie n'aurait »"}

// aside is what only a script has: its header, and cards that it declares.
var aside = regexp.MustCompile(` in the header| dans l'en-tête` +
	`|(?:, and|[:;]) a script that declares the card says .*$|(?:, et| [:;]) un script qui déclare la carte .*$` +
	`|: its declaration lacks .*$| : il manque .* dans sa déclaration$`)

// scripted is a word of a script with what stands behind it, or a word that is none of a language.
var scripted = regexp.MustCompile(`\b([a-z]+(?:_[a-z]+)*) (?:= (true|\d+|…|\{\}|\{ [^{}]* \}|"[^"]*")|(\{\}|\{ … \}))` +
	`|\b([a-z]+(?:_[a-z]+)+)\b`)

// wordAlone is a word that stands alone.
var wordAlone = regexp.MustCompile(`\b[a-z]+\b`)

// onlyOne is what is said of the copies of a card of which there is one.
var onlyOne = regexp.MustCompile(`\b1 are played with, and all are placed|\bhas 1 of it, and all are placed` +
	`|\bavec 1, toutes déjà placées|\ba 1, toutes déjà placées`)

// asOne says it of one.
var asOne = strings.NewReplacer("1 are played with", "1 is played with", "all are placed", "it is placed",
	"toutes déjà placées", "déjà placée")

// inPlainWords is what is said of a script, in the words of players.
func (d *Draft) inPlainWords(said engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string {
		s := onlyOne.ReplaceAllStringFunc(said.In(l), asOne.Replace)
		s = strings.ReplaceAll(s, "as_if()", nowhere.In(l))
		s = scripted.ReplaceAllStringFunc(aside.ReplaceAllString(s, ""), func(part string) string {
			m := scripted.FindStringSubmatch(part)
			name := d.nameOf(m[1] + m[4]).In(l)
			if value := d.valueIn(m[1], m[2]+m[3], l); value != "" {
				name = engine.Sayf("%s: %s", "%s : %s", name, value).In(l)
			}
			return engine.Quoted(engine.Same(name)).In(l)
		})
		if l == engine.EN {
			return s
		}
		return d.translated(s, said.In(engine.EN), l)
	})
}

// settingsIn are the words of the settings that are named in what is said of a script.
func (d *Draft) settingsIn(said engine.Text) (words []string) {
	for _, m := range scripted.FindAllStringSubmatch(aside.ReplaceAllString(said.In(engine.EN), ""), -1) {
		word := m[1] + m[4]
		is := func(w PlaceWord) bool { return w.Setting && w.Word == word }
		if slices.ContainsFunc(d.words, is) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}

// translated puts the names of words into a message that stand there alone, as they do in English.
func (d *Draft) translated(s, en string, l engine.Lang) string {
	const short = 4 // such words are part of other things
	return wordAlone.ReplaceAllStringFunc(s, func(word string) string {
		name := d.nameOf(word)
		same := name.In(engine.EN) == name.In(l) || strings.Contains(engine.FoldName(name.In(l)), word)
		if len(word) <= short || same || !slices.Contains(wordAlone.FindAllString(en, -1), word) {
			return word
		}
		return engine.Quoted(name).In(l)
	})
}

// nameOf is what players call what a word of a script stands for.
func (d *Draft) nameOf(word string) engine.Text {
	for i := range d.words {
		if d.words[i].Word == word {
			return d.words[i].Name
		}
	}
	v := scenario.SetUpWords(d.game)
	for _, list := range [...][]scenario.Word{v.Card, v.Seat, v.Places} {
		for i := range list {
			if list[i].Word == word && list[i].Name != (engine.Text{}) {
				return list[i].Name
			}
		}
	}
	if word == "on_top" {
		return engine.Text{"top of the pile", "dessus de la pile"}
	}
	plain := strings.ReplaceAll(word, "_", " ")
	return engine.Text{plain, plain}
}

// valueIn is what stands behind a word; empty where it only says that it is so, or leaves it open.
func (d *Draft) valueIn(word, value string, l engine.Lang) string {
	for i := range d.words {
		if d.words[i].Word == word && d.words[i].Yes {
			return ""
		}
	}
	switch value {
	case "", "true", "…", "{ … }":
		return ""
	case "{}":
		return engine.Text{"nothing", "rien"}.In(l)
	}
	value = strings.Trim(value, `{}" `)
	for i := range d.rules.Steps {
		if d.rules.Steps[i].Name[engine.EN] == value {
			return d.rules.Steps[i].Name.In(l)
		}
	}
	if c := d.rules.FindCard(value); c != 0 {
		return d.rules.Cards[c].Name.In(l)
	}
	return value
}
