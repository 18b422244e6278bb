scenario "A Super Hero who stays in play counts at the end" {
  game     = "forever-evil",
  question = {
    en = "Green Arrow stays in play in front of me until the end. He is no Location: do I still get his points?",
    fr = "Green Arrow reste en jeu devant moi jusqu'à la fin. Ce n'est pas un Lieu : ai-je quand même ses PV ?",
  },
  shows    = { "fe.score.gather", "fe.score.tie" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, in_play = { "Green Arrow" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Superwoman", "Broadsword" }, discard = {} },
}
stacks { super_heroes = { "The Flash" } }
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(5)
expect(ben.score):is(5)
expect(ann):won()                         -- and he is the Super Hero that breaks the tie
ruling {
  en = "Yes. He is one of your cards and goes back into your deck with the others, as a card and as a Super Hero.",
  fr = "Oui. C'est une de vos cartes et elle retourne dans votre deck avec les autres, comme carte et comme Super-Héros.",
}
