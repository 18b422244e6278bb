scenario "Behind the Character of cost 9 comes the one of cost 12" {
  game     = "rivals",
  question = {
    en = "My 9 was defeated. Which Character do I play now, and what does my opponent need next time?",
    fr = "Mon 9 a été vaincu. Quel Personnage est-ce que je joue maintenant, et que faut-il à mon adversaire la prochaine fois ?",
  },
  shows    = { "rivals.character.next-one", "rivals.amb.character-takes-over", "rivals.confront.enough-power", "rivals.card.the-joker-12" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9, deck = { "Kick", "Kick", "Kick", "Kick", "Stage Foil" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
ann:confronts()
ann:hands_over()
expect(ben.character):is { "The Joker 12" }
expect(ben.later_characters):is { "The Joker 15" }
ben:ends_turn()
ann:confronts()
for i = 1, 4 do ann:plays "Kick" end
ann:plays "Stage Foil"                    -- 11 are one too few by now
ann:hands_over()
expect(ben.character):is { "The Joker 12" }
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "The one of cost 12, from that moment on; the 9 is used no longer, and the next Confrontation needs 12.",
  fr = "Celui à 12, dès cet instant ; le 9 ne sert plus, et la prochaine Confrontation demande 12.",
}
