scenario "What a destruction triggers waits until the played card is finished" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro. Phantom Stranger destroys a card of my hand, then one of my discard pile: can it be the Weakness that I gain for the first?",
    fr = "Je suis Bizarro. Phantom Stranger détruit une carte de ma main, puis une de ma défausse : est-ce que cela peut être la Faiblesse que je gagne pour la première ?",
  },
  shows    = { "fe.amb.triggers-wait", "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Phantom Stranger", "Vulnerability" }, discard = { "Punch", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "Phantom Stranger"
ann:destroys "Vulnerability"
expect(ann):must_choose { "destroys Punch", "destroys Kick", "declines" }   -- no Weakness there yet
ann:destroys "Punch"

expect(ann.discard):is { "Kick", "Weakness", "Weakness" }   -- one for each card destroyed
expect(destroyed):is { "Vulnerability", "Punch" }
ruling {
  en = "No. Both Weaknesses are gained only when Phantom Stranger is finished, so none of them is there to be destroyed by him.",
  fr = "Non. Les deux Faiblesses ne sont gagnées qu'une fois Phantom Stranger résolu : il ne peut donc pas les détruire.",
}
