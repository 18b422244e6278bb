scenario "The played card is finished before a Location reacts to it" {
  game     = "forever-evil",
  question = {
    en = "I play The Flash with Happy Harbor in play. Is the Location's +1 Power there before I draw and discard, or after?",
    fr = "Je joue Flash avec Happy Harbor en jeu. Le +1 en Puissance du Lieu vient-il avant que je pioche et défausse, ou après ?",
  },
  shows    = { "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "The Flash" }, in_play = { "Happy Harbor" }, deck = { "Kick", "Mallet", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "The Flash"
expect(ann.power):is(0)                 -- The Flash still wants his discard
ann:discards "Punch"

expect(ann.power):is(1)
expect(log):in_order { { ann, "draws", "Punch" }, { ann, "discards", "Punch" }, { ann, "has Power", 1, "by", "fe.card.happy-harbor" } }
ruling {
  en = "After. The card does all that it says first; then what its being played triggers happens.",
  fr = "Après. La carte fait d'abord tout ce qu'elle dit ; puis vient ce que le fait de la jouer déclenche.",
}
