scenario "Two Super-Villains are dealt to each of three players" {
  game     = "forever-evil",
  deal_two = 1,
  question = {
    en = "We want a little choice, but not full freedom. Can we be dealt two Super-Villains each and keep one?",
    fr = "Nous voulons un peu de choix, mais pas une liberté totale. Peut-on recevoir deux Super-Vilains chacun et en garder un ?",
  },
  shows    = { "fe.villain.deal-two" },
}

local ann, ben, cy = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
  { "Cy",  hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann):must_choose { "chooses Bizarro", "chooses Harley Quinn" }
ann:chooses "Harley Quinn"
expect(ben):must_choose { "chooses Black Adam", "chooses Black Manta" }
ben:chooses "Black Manta"
expect(cy):must_choose { "chooses Sinestro", "chooses Deathstroke" }
cy:chooses "Deathstroke"
expect(ann.character):is { "Harley Quinn" }
expect(ben.character):is { "Black Manta" }
expect(cy.character):is { "Deathstroke" }
ruling {
  en = "Yes, after your first game: each of the three gets two of the seven and keeps the one preferred.",
  fr = "Oui, après votre première partie : chacun des trois en reçoit deux sur les sept et garde celui qu'il préfère.",
}
