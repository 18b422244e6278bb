scenario "A card that Firestorm Matrix keeps is played once in each turn" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix has kept Power Girl in play for me since an earlier turn, and a Kick that I have played this turn already. Which of them may I play now?",
    fr = "La Matrice de Firestorm me laisse en jeu Power Girl depuis un tour précédent, et un Coup de Pied que j'ai déjà joué ce tour. Laquelle puis-je jouer maintenant ?",
  },
  shows    = { "fe.cards.firestorm-matrix-as-played", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" },
    in_play = { { "Power Girl", kept = true }, { "Kick", kept = true, played = true }, { "Catwoman", kept = true, kept_this_turn = true } } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

expect(ann):may("plays", "Power Girl")
expect(ann):may_not("plays", "Kick")
ann:plays "Power Girl"
expect(ann.power):is(3)
expect(ann.in_play:kept "Power Girl"):is(1)
refused(function() ann:plays "Power Girl" end, "fe.card.firestorm-matrix")
refused(function() ann:plays "Catwoman" end, "fe.cards.firestorm-matrix-not-same-turn") -- kept only in this turn
ruling {
  en = "Power Girl. Each of them is played once in each of your turns, as if from your hand, and the Kick has been.",
  fr = "Power Girl. Chacune se joue une fois par tour à vous, comme de la main, et le Coup de Pied l'a été.",
}
