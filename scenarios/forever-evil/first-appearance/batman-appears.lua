scenario "Batman's First Appearance destroys Equipment" {
  game     = "forever-evil",
  question = {
    en = "Batman is turned up and I own Equipment. Can I take the Weakness instead of destroying one?",
    fr = "Batman est retourné et j'ai des Équipements. Puis-je prendre la Faiblesse au lieu d'en détruire un ?",
  },
  shows    = { "fe.card.batman.first-appearance", "fe.first-appearance.may-defend", "fe.cards.first-appearance-must-discard" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Mallet", "Punch", "Punch", "Punch", "Punch" },
    discard = { "Cold Gun", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Mallet" } },
}
line_up { "Giganta", "Vibe", "Grid", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Batman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "destroys Mallet", "destroys Cold Gun" }   -- of the new hand, or of the discard pile
refused(function() ann:declines() end, "fe.cards.first-appearance-must-discard")
ann:destroys "Cold Gun"
cy:defends "Commissioner Gordon"

expect(destroyed):is { "Cold Gun" }
expect(ann.discard):is { "The Flash", "Kick" }
expect(ben.discard):is { "Weakness" }
expect(cy.hand):is { "Mallet" }
expect(weakness):count(19)
ruling {
  en = "No. Who owns Equipment in hand or discard pile must destroy one of them; the Weakness is only for players without any.",
  fr = "Non. Qui a un Équipement en main ou dans sa défausse doit en détruire un ; la Faiblesse n'est que pour ceux qui n'en ont pas.",
}
