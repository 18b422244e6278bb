scenario "A passed card and Black Manta" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and Ann passes me a card with Mallet. May I put it under my deck?",
    fr = "Je suis Black Manta et Ann me passe une carte avec le Mallet. Puis-je la mettre sous ma pioche ?",
  },
  shows    = { "fe.faq.passed-not-gained" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Mallet" }, deck = { "Giganta", "Punch" } },
  { "Ben", character = "Black Manta", hand = { "Punch" }, deck = { "Kick" } },
}

ann:plays "Mallet"
ann:chooses "Ben"

expect(ben.discard):is { "Giganta" }
expect(ben.deck):is { "Kick" }

ruling {
  en = "No. You neither bought nor gained it, so it goes where Mallet sends it, into your discard pile.",
  fr = "Non. Vous ne l'avez ni achetée ni gagnée, donc elle va là où le Mallet l'envoie, dans votre défausse.",
}
