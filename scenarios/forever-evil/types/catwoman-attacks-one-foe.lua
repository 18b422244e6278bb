scenario "The pictured Hero with an Attack hits the chosen foe only" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I play Catwoman against Ben. May Cy, who sits beside him, use a Defense too?",
    fr = "Je joue Catwoman contre Ben. Cy, assis à côté, peut-il aussi utiliser une Défense ?",
  },
  shows    = { "fe.types.figure-hero-with-attack" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor", hand = { "Catwoman" }, deck = {} },
  { "Ben", character = "Bizarro", hand = { "Punch" }, deck = {}, vp = 2 },
  { "Cy",  character = "Deathstroke", hand = { "Man-Bat" }, deck = {}, vp = 3 },
}
line_up { "Happy Harbor", "Mallet", "Cold Gun", "Insanity", "Giganta" }

ann:plays "Catwoman"
expect(ann):must_choose { "chooses Ben", "chooses Cy" }
ann:chooses(ben)
expect(ann):is_on_turn()                         -- nobody is asked: Ben has no Defense, Cy is not attacked
expect(ann.power):is(1)
expect(ann.vp):is(1)
expect(ben.vp):is(1)
expect(cy.vp):is(3)
expect(cy.hand):is { "Man-Bat" }
ruling {
  en = "No. Only the foe you chose is attacked: Ben loses 1 VP to you, Cy has nothing to avoid.",
  fr = "Non. Seul l'adversaire choisi est attaqué : Ben vous cède 1 PV, Cy n'a rien à éviter.",
}
