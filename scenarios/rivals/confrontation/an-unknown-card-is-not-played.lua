scenario "A card whose text is not known is not played in a Confrontation either" {
  game     = "rivals",
  question = {
    en = "I hold the printed Batarang, whose text the referee does not know. May I use it in my Confrontation?",
    fr = "J'ai la vraie carte Batarang, dont l'arbitre ne connaît pas le texte. Puis-je m'en servir dans ma Confrontation ?",
  },
  shows    = { "rivals.types.printed-fields", "rivals.card.batarang" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Batarang", "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Utility Belt" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
refused(function() ann:plays "Batarang" end, "rivals.types.printed-fields")
ann:plays "Punch"
ann:hands_over()                          -- Ben is not asked: nobody knows a Block on his card
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Not here: what nobody knows is neither played nor used to block. At your table the card says what it does.",
  fr = "Pas ici : ce que personne ne connaît n'est ni joué ni utilisé pour bloquer. À votre table, la carte dit ce qu'elle fait.",
}
