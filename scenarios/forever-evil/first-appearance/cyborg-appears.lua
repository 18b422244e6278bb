scenario "Cyborg's First Appearance discards a Super Power and an Equipment" {
  game     = "forever-evil",
  question = {
    en = "Cyborg is turned up. I hold a Super Power but no Equipment: do I discard the one and also gain a Weakness?",
    fr = "Cyborg est retourné. J'ai un Super-Pouvoir en main mais pas d'Équipement : dois-je le défausser et gagner en plus une Faiblesse ?",
  },
  shows    = { "fe.card.cyborg.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Mallet", "Cold Gun", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Kick", "Punch" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Kick", "Mallet" } },
  { "Dan", character = "Black Manta", hand = { "Punch" }, discard = { "Kick" } },
}
line_up { "Giganta", "Vibe", "Grid", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Cyborg" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "discards Mallet", "discards Cold Gun" }   -- her only Super Power is gone already
ann:discards "Cold Gun"
cy:defends "Commissioner Gordon"

expect(ann.discard):is { "The Flash", "Kick", "Cold Gun" }
expect(ben.discard):is { "Kick" }                          -- one of the two is enough
expect(cy.hand):is { "Kick", "Mallet" }
expect(dan.discard):is { "Weakness", "Kick" }              -- the Kick in the discard pile does not help
ruling {
  en = "One of each type is discarded from the hand as far as there is any. Ben's Kick is enough; only Dan, who can discard neither, gains a Weakness.",
  fr = "On défausse de sa main une carte de chaque type, autant qu'on le peut. Le Coup de Pied de Ben suffit ; seul Dan, qui n'a ni l'un ni l'autre, gagne une Faiblesse.",
}
