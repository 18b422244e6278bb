scenario "A Defense without an Attack, or on a card that has none" {
  game     = "forever-evil",
  question = {
    en = "Nobody attacks. May I use a Defense to be rid of a card? And could my Punch be used to defend, or a card that Firestorm Matrix keeps in play?",
    fr = "Personne n'attaque. Puis-je utiliser une Défense pour me débarrasser d'une carte ? Et mon Coup de Poing pourrait-il défendre, ou une carte que la Matrice de Firestorm garde en jeu ?",
  },
  shows    = { "fe.attack.may-avoid", "fe.cards.firestorm-matrix-no-defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Commissioner Gordon", "Punch", "Firestorm Matrix" }, deck = { "Stargirl", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}

refused(function() ann:defends "Commissioner Gordon" end, "fe.attack.may-avoid")
refused(function() ann:defends "Punch" end, "fe.attack.may-avoid")
refused(function() ann:defends("Stargirl", ann.deck) end, "fe.attack.may-avoid")
ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
refused(function() ann:defends "Stargirl" end, "fe.cards.firestorm-matrix-no-defense")
expect(ann.hand):is { "Commissioner Gordon", "Punch" }
ruling {
  en = "No. A Defense avoids an Attack on you, from your hand; a card kept in play gives none, whether somebody attacks or not.",
  fr = "Non. Une Défense évite une Attaque contre vous, depuis votre main ; une carte gardée en jeu n'en donne pas, que l'on attaque ou non.",
}
