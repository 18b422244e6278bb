scenario "Vibe puts a card back on the deck" {
  game     = "forever-evil",
  question = {
    en = "Which card of my discard pile can Vibe put on top of my deck?",
    fr = "Quelle carte de ma défausse Vibe peut-il mettre sur ma pioche ?",
  },
  shows    = { "fe.card.vibe" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Vibe" }, discard = { "Kick", "Catwoman", "Giganta", "Mallet", "Firestorm" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Vibe"
expect(ann):must_choose { "chooses Kick", "chooses Catwoman", "declines" }     -- Firestorm costs 6
ann:chooses "Catwoman"

expect(ann.deck):in_order { "Catwoman", "Punch" }
expect(ann.power):is(1)

ruling {
  en = "A Hero or Super Power that costs 5 or less, if you like; Vibe gives Power +1 besides.",
  fr = "Un Héros ou un Super-Pouvoir de coût 5 ou moins, si vous voulez ; Vibe donne aussi +1 en Puissance.",
}
