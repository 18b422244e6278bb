scenario "Insanity and a foe with an empty hand" {
  game     = "forever-evil",
  question = {
    en = "Ben has no cards in hand when I play Insanity. Does he still receive one?",
    fr = "Ben n'a plus de carte en main quand je joue Aliénation. En reçoit-il une quand même ?",
  },
  shows    = { "fe.amb.insanity-empty-hand" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity", "Vulnerability", "Punch" } },
  { "Ben", character = "Deathstroke", hand = {} },
  { "Cy",  character = "Black Adam",  hand = { "Catwoman", "Giganta" } },
}

ann:plays "Insanity"
ann:passes "Vulnerability"
cy:passes "Giganta"

expect(ben.hand):is { "Vulnerability" }
expect(cy.hand):is { "Catwoman" }       -- nothing came from Ben
expect(ann.hand):is { "Punch", "Giganta" }

ruling {
  en = "Yes. Whoever has nothing to pass passes nothing and still receives a card.",
  fr = "Oui. Qui n'a rien à passer ne passe rien et reçoit quand même une carte.",
}
