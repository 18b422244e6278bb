// Package book writes the games, their clauses and cards, and every recorded question with its ruling as a static web
// site, which works by opening a file: without a network and without a server.
//
//	book.go      Write: gathers, renders, and puts the files into the folder
//	gather.go    what the book is of: games, chapters of questions, sections of rules, groups of cards
//	play.go      the scenarios, played side by side
//	section.go   how clauses are put together to sections
//	number.go    the numbers of the clauses, and the list of them
//	render.go    the pages of all kinds, and the views that their templates show
//	search.go    what is found offline
//	packed.go    the files of bytes, which the scripts read
//	playground.go  the page on which scripts are written
//	teach.go     the lessons
//	quiz.go      the quiz
//	folder.go    the folder that the book stands in: no other file is touched
//	pages        the templates, the style sheet and the script
package book
