scenario "A card kept by the Firestorm Matrix is played again on the next own turn, and not before" {
  game     = "forever-evil",
  question = {
    en = "The Firestorm Matrix has left Power Girl in play. How soon can she be played again, whatever I do?",
    fr = "La Matrice de Firestorm a laissé Power Girl en jeu. Quand peut-elle être rejouée au plus tôt, quoi que je fasse ?",
  },
  shows    = { "fe.cards.firestorm-matrix-keep", "fe.cards.firestorm-matrix-not-same-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix", "Punch", "Johnny Quick" },
    deck = { "Power Girl", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "Sinestro", hand = { "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {} },
}
line_up { "Superwoman", "Ultraman", "Constructs of Fear", "Pandora", "Despero" }
main_deck:on_top { "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
never { that(ann):may("plays", "Power Girl"), within = "1 turn" }
possible { that(ann):may("plays", "Power Girl"), within = "2 turns" }
refused(function() ann:plays "Power Girl" end, "fe.cards.firestorm-matrix-not-same-turn")

expect(ann.in_play):is { "Power Girl" }
ruling {
  en = "On your next turn. For the rest of this one no line of play lets her be played a second time.",
  fr = "À votre prochain tour. Pour le reste de celui-ci, aucune suite de coups ne permet de la jouer une seconde fois.",
}
