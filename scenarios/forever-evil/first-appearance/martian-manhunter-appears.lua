scenario "Martian Manhunter's First Appearance discards a Hero and a Villain" {
  game     = "forever-evil",
  question = {
    en = "Martian Manhunter is turned up. I hold a Villain but no Hero: am I spared the Weakness by discarding the Villain?",
    fr = "Martian Manhunter est retourné. J'ai un Vilain en main mais pas de Héros : la Faiblesse m'est-elle épargnée si je défausse le Vilain ?",
  },
  shows    = { "fe.card.martian-manhunter.first-appearance", "fe.cards.martian-manhunter-one-type", "fe.first-appearance.may-defend" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Catwoman", "Vibe", "Giganta", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Giganta", "Punch" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Johnny Quick" } },
  { "Dan", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Grid", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "discards Catwoman", "discards Vibe" }
ann:discards "Vibe"                     -- her only Villain goes too
cy:defends "Commissioner Gordon"

expect(ann.discard):is { "The Flash", "Vibe", "Giganta" }
expect(ben.discard):is { "Giganta" }
expect(cy.hand):is { "Johnny Quick" }
expect(dan.discard):is { "Weakness" }
expect(weakness):count(19)
ruling {
  en = "Yes. Whoever can discard at least one of the two types gains no Weakness; only Dan, who has neither, gains one.",
  fr = "Oui. Qui peut défausser au moins un des deux types ne gagne pas de Faiblesse ; seul Dan, qui n'a ni l'un ni l'autre, en gagne une.",
}
