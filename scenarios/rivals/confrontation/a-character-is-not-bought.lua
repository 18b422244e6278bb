scenario "A Character is neither bought nor played" {
  game     = "rivals",
  question = {
    en = "I have 20 Power. May I simply buy The Joker 9, without a Confrontation, or play my own next Character?",
    fr = "J'ai 20 de Puissance. Puis-je simplement acheter Le Joker 9, sans Confrontation, ou jouer mon prochain Personnage ?",
  },
  shows    = { "rivals.confront.only-way", "rivals.amb.character-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 20, deck = { "Kick", "Kick", "Kick", "Kick", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
refused(function() ann:buys "The Joker 9" end, "rivals.confront.only-way")
refused(function() ann:buys "Batman 12" end, "rivals.amb.character-type")
refused(function() ann:plays "Batman 12" end, "rivals.amb.character-type")
ann:confronts()
refused(function() ann:buys "The Joker 9" end, "rivals.confront.only-way")
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. A Character is defeated in a Confrontation and in no other way, and it is no card that is bought or played.",
  fr = "Non. Un Personnage se vainc en Confrontation et pas autrement, et ce n'est pas une carte qui s'achète ou se joue.",
}
