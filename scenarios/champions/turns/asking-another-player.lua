scenario "In one's own turn one may ask another player to use an Action" {
  game     = "champions",
  question = {
    en = "It is my turn and Ben has a ready Avengers Mansion. May he use it now, for me?",
    fr = "C'est mon tour et Ben a un Manoir des Avengers redressé. Peut-il l'utiliser maintenant, pour moi ?",
  },
  shows    = { "mc.player-turn.ask-other" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Avengers Mansion" } },
}
villain { { "Rhino I" } }

refused(function() ben:uses "Avengers Mansion" end, "mc.player-turn.ask-other")
ann:asks "Ben"
ben:uses "Avengers Mansion"
ben:chooses "Ann"

expect(ann.hand):is { "Genius" }
expect(ben.in_play:exhausted "Avengers Mansion"):is(1)
expect(ann):is_on_turn()
ruling {
  en = "Yes, once Ann asks him. Ben exhausts his mansion, has Ann draw a card, and her turn goes on.",
  fr = "Oui, dès qu'Ann le lui demande. Ben incline son manoir, fait piocher une carte à Ann, et le tour d'Ann continue.",
}
