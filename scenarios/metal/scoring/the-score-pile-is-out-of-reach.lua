scenario "During the game the score pile is not touched" {
  game     = "metal",
  question = {
    en = "A Weakness lies in my score pile. May I destroy it with a card that destroys one of my hand or discard pile?",
    fr = "Une Faiblesse est dans ma pile de score. Puis-je la détruire avec une carte qui détruit dans la main ou la défausse ?",
  },
  shows    = { "metal.amb.score-pile-ownership" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Vulnerability" }, score_pile = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
refused(function() ann:destroys("Weakness", ann.score_pile) end, "metal.amb.score-pile-ownership")
ann:destroys "Vulnerability"
expect(ann.score_pile):is { "Weakness" }
ruling {
  en = "No. You do not own the score pile during the game, and only Barbatos reaches it.",
  fr = "Non. Pendant la partie vous ne possédez pas la pile de score, et seul Barbatos l'atteint.",
}
