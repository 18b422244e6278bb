scenario "A card without a defined effect is not played from the destroyed cards either" {
  game     = "forever-evil",
  question = {
    en = "Batman plays destroyed Equipment again. Among it lies a card whose effect is not defined here. May he play it?",
    fr = "Batman rejoue des Équipements détruits. Parmi eux, une carte dont l'effet n'est pas défini ici. Peut-il la jouer ?",
  },
  shows    = { "fe.types.printed-fields", "fe.card.batman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Batman" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
destroyed { "Blank Page", "Cosmic Staff", "Punch" }

ann:plays "Batman"
refused(function() ann:plays "Blank Page" end, "fe.types.printed-fields")
refused(function() ann:plays "Punch" end, "fe.card.batman")            -- no Equipment
ann:plays "Cosmic Staff"
expect(ann.power):is(2)
expect(destroyed):is { "Blank Page", "Punch" }
ruling {
  en = "No. What would need its text cannot be done with it; the Cosmic Staff is played.",
  fr = "Non. Rien de ce qui demanderait son texte n'est possible ; le Bâton Cosmique est joué.",
}
