// Package play is a dispute played at a table, line by line: what somebody types is a command or an answer. It knows
// the commands in both languages, has a table (package table) play what they ask for, and keeps the branches on which
// something is only tried. How the replies are shown is left to whoever asks.
package play

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Command is what a line asks for.
type Command uint8

// The commands. Whatever is none is an answer.
const (
	Answer Command = iota
	Next
	Undo
	Redo
	Why
	Legal
	WhatIf
	Back
	Board
	Log
	Clause
	Card
	Auto
	Script
	Save
	Open
	Hide
	Help
	Quit
)

// takes is what stands behind a command.
type takes uint8

const (
	nothing takes = iota
	perhaps       // something, or nothing
	something
)

// Word is a command as it is typed.
type Word struct {
	Command Command
	Name    string      // of programs: "what if"
	Forms   [2][]string // in English and French, the usual one first, without accents
	With    engine.Text // what stands behind it
	Says    engine.Text // what it does
	takes   takes
}

// Words are the commands, in the order in which a reader expects them.
var Words = []Word{
	{Next, "next", [2][]string{{"next", "n"}, {"suite", "suivant"}}, engine.Text{},
		engine.Text{"plays the line that is recorded here; so does an empty line",
			"joue la ligne enregistrée ici ; une ligne vide aussi"}, nothing},
	{Undo, "undo", [2][]string{{"undo", "u", "take back"}, {"annuler", "annule", "defaire", "defais", "reprendre", "reprends"}}, engine.Text{"[N]", "[N]"},
		engine.Text{"takes the last answer back, or the last N", "reprend la dernière réponse, ou les N dernières"}, perhaps},
	{Redo, "redo", [2][]string{{"redo"}, {"refaire"}}, engine.Text{"[N]", "[N]"},
		engine.Text{"plays again what was taken back, or the recorded lines",
			"rejoue ce qui a été repris, ou les lignes enregistrées"}, perhaps},
	{Why, "why", [2][]string{{"why", "why not"}, {"pourquoi", "pourquoi pas"}}, engine.Text{"ANSWER", "RÉPONSE"},
		engine.Text{"tells why it is not legal, or what it would bring about, and by which clauses",
			"dit pourquoi ce n'est pas permis, ou ce qui en viendrait, et par quelles clauses"}, something},
	{Legal, "legal", [2][]string{{"legal"}, {"permis", "coups"}}, engine.Text{},
		engine.Text{"asks the open question again", "repose la question ouverte"}, nothing},
	{WhatIf, "what if", [2][]string{{"what if", "whatif"}, {"et si"}}, engine.Text{"ANSWER", "RÉPONSE"},
		engine.Text{"tries an answer on a branch", "essaie une réponse sur une branche"}, something},
	{Back, "back", [2][]string{{"back"}, {"retour"}}, engine.Text{},
		engine.Text{"leaves the branch", "quitte la branche"}, nothing},
	{Board, "board", [2][]string{{"board"}, {"plateau"}}, engine.Text{"[PLACE]", "[ENDROIT]"},
		engine.Text{"shows what lies where; of one place, every card", "montre ce qui se trouve où ; d'un endroit, chaque carte"},
		perhaps},
	{Log, "log", [2][]string{{"log"}, {"journal"}}, engine.Text{"[N]", "[N]"},
		engine.Text{"tells what has happened so far, or the last N events",
			"raconte ce qui s'est passé, ou les N derniers événements"}, perhaps},
	{Clause, "clause", [2][]string{{"clause"}, {"clause", "regle"}}, engine.Text{"ID", "ID"},
		engine.Text{"says what a clause says", "dit ce que dit une clause"}, something},
	{Card, "card", [2][]string{{"card"}, {"carte"}}, engine.Text{"NAME", "NOM"},
		engine.Text{"says what is known of a card", "dit ce qu'on sait d'une carte"}, something},
	{Auto, "auto", [2][]string{{"auto"}, {"auto"}}, engine.Text{"[N|turn|end] [POLICY]", "[N|tour|fin] [MANIÈRE]"},
		engine.Text{"has the program play on: to the end of the turn, N answers, or to the end of the game",
			"laisse jouer le programme : jusqu'à la fin du tour, N réponses, ou jusqu'à la fin de la partie"}, perhaps},
	{Script, "script", [2][]string{{"script"}, {"script"}}, engine.Text{},
		engine.Text{"prints what was played as a script", "écrit ce qui a été joué sous forme de script"}, nothing},
	{Save, "save", [2][]string{{"save"}, {"enregistrer", "garder"}}, engine.Text{"FILE", "FICHIER"},
		engine.Text{"writes that script into a new file", "écrit ce script dans un nouveau fichier"}, something},
	{Open, "open", [2][]string{{"open"}, {"ouvrir", "montrer"}}, engine.Text{},
		engine.Text{"shows all hands", "montre toutes les mains"}, nothing},
	{Hide, "hide", [2][]string{{"hide"}, {"cacher"}}, engine.Text{},
		engine.Text{"shows the hand of whoever is asked alone", "ne montre que la main de qui est interrogé"}, nothing},
	{Help, "help", [2][]string{{"help", "?"}, {"aide"}}, engine.Text{},
		engine.Text{"lists the commands", "énumère les commandes"}, nothing},
	{Quit, "quit", [2][]string{{"quit", "exit", "q"}, {"quitter", "q"}}, engine.Text{},
		engine.Text{"leaves the table", "quitte la table"}, nothing},
}

// Name is what programs call a command.
func (c Command) Name() string {
	if w := c.word(); w != nil {
		return w.Name
	}
	return "answer"
}

// In is the command as it is usually typed in a language.
func (c Command) In(l engine.Lang) string {
	w := c.word()
	if w == nil {
		return ""
	}
	if l == engine.FR {
		return w.Forms[engine.FR][0]
	}
	return w.Forms[engine.EN][0]
}

// Typed is the command as it is usually typed, in each language.
func (c Command) Typed() engine.Text { return engine.Each(c.In) }

func (c Command) word() *Word {
	if i := slices.IndexFunc(Words, func(w Word) bool { return w.Command == c }); i >= 0 {
		return &Words[i]
	}
	return nil
}

// Read tells what a line asks for, and what stands behind the command. A line that is no command is an answer, and an
// empty one asks for what comes next.
func Read(line string) (Command, string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Next, ""
	}
	found, longest := (*Word)(nil), 0
	for i := range Words {
		w := &Words[i]
		for _, forms := range w.Forms {
			for _, form := range forms {
				n := strings.Count(form, " ") + 1
				if n <= longest || n > len(words) || engine.FoldName(strings.Join(words[:n], " ")) != form {
					continue
				}
				if w.takes == nothing && len(words) > n {
					continue
				}
				found, longest = w, n
			}
		}
	}
	if found == nil {
		return Answer, strings.TrimSpace(line)
	}
	return found.Command, strings.Join(words[longest:], " ")
}

// lacks says whether a command lacks what stands behind it.
func (c Command) lacks(arg string) bool {
	w := c.word()
	return w != nil && w.takes == something && arg == ""
}

// near is the command that a line was perhaps meant to begin with, empty where none is near.
func near(line string) string {
	words := strings.Fields(line)
	var forms []string
	for i := range Words {
		for _, in := range Words[i].Forms {
			for _, f := range in {
				if len(f) > 2 {
					forms = append(forms, f)
				}
			}
		}
	}
	for n := min(2, len(words)); n > 0; n-- {
		said := strings.Join(words[:n], " ")
		if len(said) > 30 {
			continue
		}
		if meant := engine.Nearest(said, forms); meant != "" && strings.Count(meant, " ")+1 == n {
			return meant
		}
	}
	return ""
}
