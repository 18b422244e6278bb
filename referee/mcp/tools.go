package mcp

import sdk "github.com/modelcontextprotocol/go-sdk/mcp"

// tool is a tool under its name, with what an assistant is told of it.
type tool struct {
	name, title, about string
	writes             bool // it changes a table or a folder
	add                func(s *Server, t *sdk.Tool)
}

// toolList are the tools, in the order in which they are used.
var toolList = []tool{
	{"search_rulings", "Search rulings", "Recorded questions with their rulings, and rules, nearest to a question in a player's words. Each ruling's scenario is played when you ask. Only one whose question is the same case answers; of a near one take the script.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.searchRulings) }},
	{"guide", "Guide", "One page per game: how a case is laid out and played, the traps, all words. Read it once before the first script.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.guide) }},
	{"similar_scenarios", "Similar scenarios", "Scenarios that name given cards, words or clauses: a script to start from.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.similarScenarios) }},
	{"scenario", "Scenario on record", "The script of a scenario and its log: change one thing in it and run it.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.scenario) }},
	{"run_script", "Run a script", "Plays a script: what is wrong with it or what the rules refuse, with the legal lines; or the events with their clauses, the state at the end, and warnings why it may not show what it seems to.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.runScript) }},
	{"variants", "Variants", "Plays a script and changes of it (a piece written otherwise, another edition, a rule set otherwise), and tells for each the first event where the two part.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.variants) }},
	{"prove", "Prove", "Looks at every line of play from where a script stands: whether something is possible, always or never so. True with the shortest line of play, false, or undecided.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.prove) }},
	{"open_table", "Open a table", "A live table from a script, a scenario or a game; it tells the open question with every legal answer, its clauses, and what it would bring about.",
		true, func(s *Server, t *sdk.Tool) { offer(s, t, s.openTable) }},
	{"answer", "Answer at a table", "Gives answers at a table, one after the other, as lines, numbers or words; fork tries them at a new table.",
		true, func(s *Server, t *sdk.Tool) { offer(s, t, s.answer) }},
	{"undo", "Take back", "Takes steps back at a table.",
		true, func(s *Server, t *sdk.Tool) { offer(s, t, s.undo) }},
	{"why_not", "Why not", "Why a move is not legal at a table, by which clauses, and what is legal; of a legal one, what it would bring about.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.whyNot) }},
	{"look", "Look at a table", "What lies where at a table, its log, or what was played as a script.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.look) }},
	{"search_clauses", "Search clauses", "Clauses of the rulebooks by words, kind or the beginning of their ids.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.searchClauses) }},
	{"clauses", "Clauses", "Clauses by their ids: what they say, where editions differ, the reasons of readings, scenarios that show them.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.clauses) }},
	{"compare", "Compare games", "In what the games differ on a topic (weaknesses, the end of the game, Locations …): what each rules, its clauses, scenarios that show them. Without a topic it lists the topics.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.compare) }},
	{"find_cards", "Find cards", "Cards by a name, a nickname, what they do, or what is printed on them, each with what it does. What a card does is also in the clauses of the kind card: search_clauses.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.findCards) }},
	{"card", "Card", "All that is known of a card: what is printed, what it does, what is ruled on it, scenarios with it.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.card) }},
	{"glossary", "Glossary", "A player's word, in either language: the terms of the game that are called so, and the clauses about it.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.glossary) }},
	{"what_may_be_set_up", "What may be set up", "Every label and word of a game's scripts as data: what sets what.",
		false, func(s *Server, t *sdk.Tool) { offer(s, t, s.whatMayBeSetUp) }},
	{"save_scenario", "Save a scenario", "Keeps a script that passes as a file of the scenarios folder; an existing one is never overwritten.",
		true, func(s *Server, t *sdk.Tool) { offer(s, t, s.saveScenario) }},
}

// addTools offers the tools; the one that writes a file only where somebody has allowed it.
func (s *Server) addTools() {
	for _, t := range toolList {
		if t.name == "save_scenario" && s.Save == nil {
			continue
		}
		closed := false
		t.add(s, &sdk.Tool{Name: t.name, Title: t.title, Description: t.about,
			Annotations: &sdk.ToolAnnotations{ReadOnlyHint: !t.writes, DestructiveHint: &closed,
				OpenWorldHint: &closed}})
	}
}
