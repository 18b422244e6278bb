scenario "The next Character's text works from the owner's own turn" {
  game     = "rivals",
  question = {
    en = "Ann has just defeated my Joker of cost 12. Does the text of my 15 help me at once when I confront her in my turn?",
    fr = "Ann vient de vaincre mon Joker à 12. Le texte de mon 15 m'aide-t-il aussitôt quand je la confronte à mon tour ?",
  },
  shows    = { "rivals.amb.character-takes-over", "rivals.cards.character-15" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 12", hand = { "Kick", "Kick", "Punch", "Kick" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:confronts()
for i = 1, 3 do ben:plays "Kick" end      -- 2 each, and 1 more for a Super Power
expect(ben.power):is(9)
ben:hands_over()
expect(ben.defeated_characters):is { "Batman 9" }
ruling {
  en = "Yes. It is your Character from the moment of the defeat, and what is tied to your Confrontation works in it.",
  fr = "Oui. C'est votre Personnage dès l'instant de la défaite, et ce qui tient à votre Confrontation agit dans celle-ci.",
}
