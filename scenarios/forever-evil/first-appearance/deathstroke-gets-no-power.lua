scenario "An ability of your turn does not work in a First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I am Deathstroke. Do I get +1 Power for the Equipment that Batman's First Appearance makes me destroy, right after my turn?",
    fr = "Je suis Deathstroke. Ai-je +1 en Puissance pour l'Équipement que la Révélation de Batman me fait détruire, juste après mon tour ?",
  },
  shows    = { "fe.first-appearance.outside-turns" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Mallet", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Mallet" } },
}
line_up { "Giganta", "Vibe", "Cold Gun", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Batman" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Mallet", "Mallet" }
expect(ann.power):is(0)
ruling {
  en = "No. Deathstroke's ability is one for your turn, and this Attack comes after the turn has ended.",
  fr = "Non. La capacité de Deathstroke vaut pendant votre tour, et cette Attaque vient après la fin du tour.",
}
