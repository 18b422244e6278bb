scenario "Tokens never go below zero" {
  game     = "forever-evil",
  question = {
    en = "Constantine makes everybody lose 3 VP. I have only 2 tokens and Ben has none: do we owe the rest?",
    fr = "Constantine fait perdre 3 PV à chacun. Je n'ai que 2 jetons et Ben n'en a aucun : devons-nous le reste ?",
  },
  shows    = { "fe.vp.never-negative" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = {}, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8, vp = 2 },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, discard = {}, vp = 0 },
  { "Cy",  character = "Black Manta", hand = { "Punch" }, discard = {}, vp = 5 },
}
stacks { super_heroes = { "The Flash", "Constantine" } }
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring", "Catwoman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.vp):is(0)
expect(ann.discard):has_no "Weakness"     -- she gave what she had
expect(ben.vp):is(0)
expect(ben.discard):has("Weakness", 1)    -- he had nothing to give
expect(cy.vp):is(2)
ruling {
  en = "No. You lose what you have and stop at 0; Ben stays at 0 and gains the Weakness that Constantine asks for instead.",
  fr = "Non. Vous perdez ce que vous avez et restez à 0 ; Ben reste à 0 et gagne la Faiblesse que Constantine demande à la place.",
}
