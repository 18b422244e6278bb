scenario "A Confrontation may be handed over without a card played" {
  game     = "rivals",
  question = {
    en = "I announced a Confrontation by mistake. Must I play my cards before I hand over?",
    fr = "J'ai annoncé une Confrontation par erreur. Dois-je jouer mes cartes avant de passer la main ?",
  },
  shows    = { "rivals.confront.hand-over", "rivals.amb.failed-confrontation" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Kick" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Vulnerability" } },
}

ann:confronts()
ann:hands_over()
expect(ben.character):is { "The Joker 9" }
expect(ann.discard):is { "Punch", "Kick" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Punch" }
ruling {
  en = "No. You play as many as you want, even none; then it is 0 against 9, and your hand is discarded as always.",
  fr = "Non. Vous en jouez autant que vous voulez, même aucune ; c'est alors 0 contre 9, et votre main est défaussée comme toujours.",
}
