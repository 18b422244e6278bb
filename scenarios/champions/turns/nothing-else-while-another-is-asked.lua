scenario "My own move while another player thinks" {
  game     = "champions",
  question = {
    en = "It is my turn, and I have asked Ben to act. May I play Aunt May before he has answered?",
    fr = "C'est mon tour et j'ai demandé à Ben d'agir. Puis-je jouer Tante May avant qu'il ait répondu ?",
  },
  shows    = { "mc.player-turn.ask-other", "mc.player-turn.other-decides" },
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Energy" } },
  { "Ben", character = "Jennifer Walters", hand = {}, in_play = { { "Tac Team", counters = 2 } } },
}

ann:asks "Ben"
refused(function() ann:plays "Aunt May" end, "mc.player-turn.other-decides")
refused(function() ann:changes_form() end, "mc.player-turn.other-decides")
ben:declines()
ann:plays "Aunt May"
ann:pays_with "Energy"

expect(ann.in_play):is { "Aunt May" }
ruling {
  en = "Not yet. It is still your turn, but Ben decides first whether he acts. Then you go on.",
  fr = "Pas encore. C'est toujours votre tour, mais Ben décide d'abord s'il agit. Ensuite, vous continuez.",
}
