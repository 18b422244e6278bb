scenario "Text for a Confrontation in a Block works, and a drawn Block may follow" {
  game     = "rivals",
  question = {
    en = "My Block adds 1 and, during a Confrontation, draws me a card. She announced it, not I: do I draw, and may a Block that I draw be used, too?",
    fr = "Mon Blocage ajoute 1 et, pendant une Confrontation, me fait piocher. C'est elle qui l'a annoncée : est-ce que je pioche, et un Blocage pioché peut-il servir aussi ?",
  },
  shows    = { "rivals.confront.during-text", "rivals.amb.block-number" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 9", hand = { "Folding Screen" }, deck = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Folding Screen"
expect(ben.hand):is { "Chalk Line" }
ben:blocks "Chalk Line"                   -- 9 and 1 and 3
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Yes to both. In a Block such text is about the Confrontation against you, and all Blocks of your hand may be used, one after the other.",
  fr = "Oui aux deux. Dans un Blocage, ce texte parle de la Confrontation contre vous, et tous les Blocages de votre main peuvent servir, l'un après l'autre.",
}
