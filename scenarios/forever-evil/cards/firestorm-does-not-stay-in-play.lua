scenario "Firestorm with a Location does not stay in play" {
  game     = "forever-evil",
  question = {
    en = "A Location stays in play. Does Firestorm stay in play too once he carries a Location's text?",
    fr = "Un Lieu reste en jeu. Firestorm reste-t-il en jeu lui aussi quand il a le texte d'un Lieu ?",
  },
  shows    = { "fe.cards.firestorm-not-stuck" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm" }, deck = { "Happy Harbor", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.in_play):is { "Firestorm" }
ann:ends_turn()

expect(ann.in_play):is_empty()
expect(ann.discard):is { "Firestorm" }
expect(ann.on_character):is { "Happy Harbor" }

ruling {
  en = "No. What he copied is gone when the turn ends, so he goes to the discard pile like any played card.",
  fr = "Non. Ce qu'il a copié disparaît à la fin du tour, donc il va dans la défausse comme toute carte jouée.",
}
