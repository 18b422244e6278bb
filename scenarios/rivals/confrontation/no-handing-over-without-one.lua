scenario "Handing over needs a Confrontation" {
  game     = "rivals",
  question = {
    en = "I did not confront. May I say that I am done and have our Power and cost compared anyway?",
    fr = "Je n'ai pas confronté. Puis-je dire que j'ai fini et faire comparer quand même Puissance et coût ?",
  },
  shows    = { "rivals.confront.hand-over", "rivals.confront.only-way" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 20 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ann:hands_over() end, "rivals.confront.hand-over")
refused(function() ann:defeats "The Joker 9" end, "rivals.confront.only-way")
ann:ends_turn()
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. Twenty Power do nothing to a Character unless you announced a Confrontation at the start of the turn.",
  fr = "Non. Vingt de Puissance ne font rien à un Personnage si aucune Confrontation n'a été annoncée au début du tour.",
}
