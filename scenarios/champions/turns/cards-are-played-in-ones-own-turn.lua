scenario "Allies, supports and upgrades are played in one's own turn only" {
  game     = "champions",
  question = {
    en = "It is Ann's turn. May I, Ben, already put down my Helicarrier?",
    fr = "C'est le tour d'Ann. Puis-je, moi, Ben, déjà poser mon Héliporteur ?",
  },
  shows    = { "mc.player-turn.play-card" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = { "Helicarrier", "Strength", "Energy" } },
}
villain { { "Rhino I" } }

refused(function() ben:plays "Helicarrier" end, "mc.player-turn.play-card")
ann:ends_turn()
ben:plays "Helicarrier"
ben:pays_with "Strength"

expect(ben.in_play):is { "Helicarrier" }
expect(ben.hand):is_empty()
ruling {
  en = "No. A support is played from hand in its player's own turn: Ben waits for his.",
  fr = "Non. On joue un soutien de sa main pendant son propre tour : Ben attend le sien.",
}
