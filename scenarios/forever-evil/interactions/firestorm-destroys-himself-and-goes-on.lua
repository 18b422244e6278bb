scenario "Firestorm destroys himself in the middle of his texts" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix lies on my Super-Villain, and Firestorm has just put Vibe on it. If I destroy Firestorm by the text of the Matrix, is Vibe's text still carried out?",
    fr = "La Matrice de Firestorm est sur mon Super-Vilain, et Firestorm vient d'y poser Vibe. Si je détruis Firestorm par le texte de la Matrice, celui de Vibe s'applique-t-il encore ?",
  },
  shows    = { "fe.amb.firestorm-self", "fe.amb.firestorm-order", "fe.cards.firestorm-text" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = { "Vibe", "Kick" }, discard = {}, on_character = { "Firestorm Matrix" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:destroys "Firestorm"

expect(ann.power):is(3)                      -- 2 of the Kick, 1 of Vibe
expect(ann.in_play):is { "Kick" }
expect(ann.on_character):is { "Firestorm Matrix", "Vibe" }
ruling {
  en = "Yes. Texts are carried out one after the other, and one that has begun is finished though the card is gone. The Kick stays in play.",
  fr = "Oui. Les textes s'appliquent l'un après l'autre, et ce qui est commencé se termine même si la carte a disparu. Le Coup de Pied reste en jeu.",
}
