scenario "Sinestro draws for the first VP tokens only" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and gain VP tokens four times in one turn. How many cards do I draw?",
    fr = "Je suis Sinestro et je gagne des jetons PV quatre fois dans un tour. Combien de cartes est-ce que je pioche ?",
  },
  shows    = { "fe.card.sinestro", "fe.amb.steal-is-gain" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",    hand = { "Catwoman", "Catwoman" }, deck = { "Kick", "Giganta", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 2 },
}

ann:plays "Catwoman"
expect(ann.vp):is(2)                    -- one stolen, one for the hit
expect(ann.hand):is { "Catwoman", "Kick" }
ann:plays "Catwoman"

expect(ann.vp):is(4)
expect(ann.hand):is { "Kick" }
expect(ann.deck):is { "Giganta", "Punch" }

ruling {
  en = "One, for the first of them; a stolen token is a gained one too.",
  fr = "Une, pour les premiers ; un jeton volé est aussi un jeton gagné.",
}
