scenario "Constantine's First Appearance takes VP tokens" {
  game     = "forever-evil",
  question = {
    en = "Constantine is turned up and I have only 2 VP tokens. Do I lose them, and do I gain a Weakness for the missing one?",
    fr = "Constantine est retourné et je n'ai que 2 jetons PV. Est-ce que je les perds, et est-ce que je gagne une Faiblesse pour celui qui manque ?",
  },
  shows    = { "fe.card.constantine.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, vp = 5 },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, vp = 2 },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon" }, vp = 4 },
  { "Dan", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Constantine" } }

ann:defeats "The Flash"
ann:ends_turn()
cy:defends "Commissioner Gordon"

expect(ann.vp):is(2)
expect(ben.vp):is(0)
expect(ben.discard):has_no "Weakness"
expect(cy.vp):is(5)                     -- nothing lost, 1 gained by Commissioner Gordon
expect(dan.discard):is { "Weakness" }
expect(weakness):count(19)
ruling {
  en = "Everybody loses 3, or what there is: Ben loses his 2 and gains no Weakness. Dan, who has none, gains one.",
  fr = "Chacun en perd 3, ou ce qu'il a : Ben perd ses 2 et ne gagne pas de Faiblesse. Dan, qui n'en a aucun, en gagne une.",
}
