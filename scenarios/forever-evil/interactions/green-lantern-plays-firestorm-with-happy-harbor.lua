scenario "Firestorm leaves before the Power of his Location comes" {
  game     = "forever-evil",
  question = {
    en = "Green Lantern plays Firestorm, who takes Happy Harbor, and then Vibe. Firestorm goes under the main deck with the rest. Is Vibe worth one Power more?",
    fr = "Green Lantern joue Firestorm, qui prend Happy Harbor, puis Vibe. Firestorm part sous le deck commun avec les autres. Vibe donne-t-il un de Puissance en plus ?",
  },
  shows    = { "fe.cards.firestorm-location", "fe.card.happy-harbor", "fe.card.green-lantern" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Green Lantern", "Steel" }, deck = { "Happy Harbor", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
destroyed { "Firestorm", "Vibe" }

ann:plays "Green Lantern"
ann:plays "Firestorm"
ann:plays "Vibe"
ann:chooses "Firestorm"                      -- which goes under the main deck first
expect(ann.power):is(2)

ann:plays "Steel"                            -- a Hero too, but Firestorm is no longer in play
expect(ann.power):is(2)
ruling {
  en = "Yes: he was in play when Vibe was played. A Hero that you play after Green Lantern gets nothing more.",
  fr = "Oui : il était en jeu quand Vibe a été joué. Un Héros joué après Green Lantern n'apporte plus rien.",
}
