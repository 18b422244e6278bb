// Package book writes the games, their clauses and cards, and every recorded question with its ruling as a static web
// site, which works by opening a file: without a network and without a server.
//
//	book.go      Write: gathers, renders, and puts the files into the folder
//	gather.go    what the book is of: games, chapters of questions, sections of rules, groups of cards
//	play.go      the scenarios, played side by side
//	section.go   how clauses are put together to sections
//	number.go    the numbers of the clauses, and the list of them
//	chapters.go  what the chapters of questions are called
//	render.go    how a page is made of a template and of what it shows
//	front.go     the first pages, of the book and of a game, and that of what is told alike in several
//	questions.go the pages of chapters and questions
//	rules.go     the pages of clauses and of readings
//	cards.go     the pages of cards
//	search.go    what is found offline
//	packed.go    the engine, the scenarios and what questions are found with, packed for the scripts of the pages
//	own.go       the page of a table of one's own
//	playground.go  the page on which scripts are written
//	teach.go     the lessons
//	quiz.go      the quiz
//	folder.go    the folder that the book stands in: no other file is touched
//	pages        the templates, the style sheets, and the scripts: page.js and teach.js as they are written, the
//	             others bundled of those in web
//	web          the scripts that play and answer, in TypeScript (make web)
//	engine       the engine of the pages as it is built into the program (cmd/enginegen)
//	browser      tests of the pages in a browser (make browser)
package book
