scenario "Green Lantern's First Appearance destroys Heroes" {
  game     = "forever-evil",
  question = {
    en = "Green Lantern is turned up after I defeated The Flash. May I destroy The Flash, who now lies in my discard pile, as my Hero?",
    fr = "Green Lantern est retourné après ma victoire sur Flash. Puis-je détruire Flash, qui est maintenant dans ma défausse, comme Héros ?",
  },
  shows    = { "fe.card.green-lantern.first-appearance", "fe.first-appearance.may-defend", "fe.hero.is-hero" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Catwoman", "Giganta", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Black Manta", hand = { "Giganta" }, discard = { "Man-Bat" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Catwoman" } },
}
line_up { "Grid", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Green Lantern" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "destroys Catwoman", "destroys The Flash" }
ann:destroys "The Flash"
cy:defends "Commissioner Gordon"

expect(destroyed):is { "The Flash" }
expect(ann.discard):is_empty()
expect(ben.discard):is { "Weakness", "Man-Bat" }           -- two Villains, no Hero
expect(cy.hand):is { "Catwoman" }
ruling {
  en = "Yes. Every Super Hero is a Hero: Ann chooses between The Flash and Catwoman. Ben, who has no Hero, gains a Weakness.",
  fr = "Oui. Tout Super-Héros est un Héros : Ann choisit entre Flash et Catwoman. Ben, qui n'a pas de Héros, gagne une Faiblesse.",
}
