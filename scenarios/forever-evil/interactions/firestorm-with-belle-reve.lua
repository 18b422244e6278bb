scenario "Firestorm lends Belle Reve for the Villains still to come" {
  game     = "forever-evil",
  question = {
    en = "I played a Villain, then Firestorm, who took Belle Reve off my deck, then another Villain. For which of them do I get +1 Power?",
    fr = "J'ai joué un Vilain, puis Firestorm, qui a pris Belle Reve sur ma pioche, puis un autre Vilain. Pour lequel ai-je +1 en Puissance ?",
  },
  shows    = { "fe.card.belle-reve", "fe.cards.firestorm-location", "fe.cards.firestorm-not-stuck" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat", "Firestorm", "Grid" }, discard = {},
    deck = { "Belle Reve", "Man-Bat", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Man-Bat"
ann:plays "Firestorm"
expect(ann.power):is(2)                      -- Man-Bat came too early, and Firestorm is no Villain
ann:plays "Grid"
expect(ann.power):is(4)                      -- 1 of Grid, 1 of Belle Reve
ann:ends_turn()
ben:ends_turn()
ann:plays "Man-Bat"

expect(ann.power):is(2)                      -- Firestorm is in the discard pile
expect(ann.on_character):is { "Belle Reve" }
ruling {
  en = "Only for the one after Firestorm. The Location works from then on, while he is in play, and so not in your next turn.",
  fr = "Seulement pour celui d'après Firestorm. Le Lieu agit à partir de là, tant qu'il est en jeu, donc pas à votre tour suivant.",
}
