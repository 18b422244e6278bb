package main

import (
	"path/filepath"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/book"
)

// bookFlags are the flags of the command book.
type bookFlags struct {
	out  string
	game *choice
}

func (a *app) bookCommand() *cobra.Command {
	f := bookFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "book",
		Short: a.sayf("Write a web site of the games, clauses, cards and rulings, to be read without a network",
			"Écrire un site des jeux, clauses, cartes et décisions, à lire sans réseau"),
		Long: a.sayf(`Write the book: a web site of every game, clause and card, and of every recorded question with its ruling, the clauses it
rests on, and its log step by step. It is plain files in a folder, in English and French, and works by opening index.html:
without a network and without a server, on a phone too.

Your own scenarios and the cards of --cards stand in it beside those of the program. A folder that holds an older book is
made anew; one that holds anything else is left alone.`,
			`Écrire le livre : un site de tous les jeux, clauses et cartes, et de chaque question enregistrée avec sa décision, les
clauses qui la fondent, et son journal étape par étape. Ce sont de simples fichiers dans un dossier, en anglais et en
français, et il suffit d'ouvrir index.html : sans réseau et sans serveur, sur un téléphone aussi.

Vos propres scénarios et les cartes de --cards y sont à côté de ceux du programme. Un dossier qui contient un livre plus
ancien est refait ; un dossier qui contient autre chose est laissé tel quel.`),
		Example: `  referee book --out book
  referee book --out book --game champions
  referee book --out our-book --scenarios our-rulings/scenarios --cards our-cards`,
		Args:              exactly(),
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	cmd.Flags().StringVar(&f.out, "out", "", a.sayf("the `DIR` that the book is put into; it is made where there is none",
		"le `DOSSIER` où le livre est mis ; il est créé s'il n'y en a pas"))
	_ = cmd.MarkFlagDirname("out") // the error is for a flag that does not exist
	f.game.add(cmd, "game", a.sayf("only this game", "seulement ce jeu"))
	cmd.Flags().Lookup("game").DefValue = ""
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return a.book(cmd, &f) }
	return cmd
}

// book writes the book.
func (a *app) book(cmd *cobra.Command, f *bookFlags) error {
	if f.out == "" {
		return &wrongUse{cmd.CommandPath(), engine.Errorf("--out DIR names the folder that the book is put into",
			"--out DOSSIER nomme le dossier où le livre est mis")}
	}
	if err := a.checkNotGolden("--out", f.out); err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	all, err := a.books()
	if err != nil {
		return err
	}
	if cmd.Flags().Changed("game") {
		all = []*engine.Game{gameOf(all, f.game.value)}
	}
	lib, err := a.library()
	if err != nil {
		return err
	}
	language, err := a.language()
	if err != nil {
		return err
	}
	source := book.Source{Games: all, Cards: a.cards.files}
	for _, l := range lib.shelves() {
		shelf := book.Shelf{Folder: l.Folder, Own: l.beside != nil, Use: l.Use}
		if l.printed != nil {
			shelf.Folder = l.printed.About(language)
		}
		source.Shelves = append(source.Shelves, shelf)
	}
	report, err := book.Write(cmd.Context(), f.out, source)
	if err != nil {
		return err
	}
	return a.tellBook(f.out, report)
}

// tellBook says what was written.
func (a *app) tellBook(dir string, r *book.Report) error {
	p := a.page()
	p.line("", a.sayf("%d questions, %d clauses and %d cards, in %d files of %.1f MB together",
		"%d questions, %d clauses et %d cartes, en %d fichiers de %.1f Mo en tout",
		r.Questions, r.Clauses, r.Cards, r.Files, float64(r.Bytes)/1e6))
	p.whole("  " + files.Name(filepath.Join(dir, "index.html")))
	if !r.Engine {
		p.line("", a.sayf("its pages can be read, and neither play nor answer: this program was built without the engine for them; make build builds it with it",
			"ses pages se lisent, mais ne jouent ni ne répondent : ce programme a été compilé sans le moteur pour elles ; make build le compile avec"))
	}
	if len(r.Left) > 0 {
		p.line("", a.sayf("not in it, for nothing can be told of them:", "ce qui n'y est pas, car on ne peut rien en dire :"))
	}
	for _, l := range r.Left {
		p.line("  ", cleanLine(l.Name)+"  "+clean(engine.Tell(l.Why, a.lang)))
	}
	return a.print(p)
}
