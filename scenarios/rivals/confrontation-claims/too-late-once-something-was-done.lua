scenario "Never a Confrontation once something was done" {
  game     = "rivals",
  question = {
    en = "I have bought a Kick as my first move. Can I announce a Confrontation at any later moment of this turn?",
    fr = "J'ai acheté un Coup de Pied pour commencer. Puis-je annoncer une Confrontation à un moment ultérieur de ce tour ?",
  },
  shows    = { "rivals.amb.before-announcing", "rivals.confront.before-playing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Deep Breath" }, power = 12, in_play = { "Tin Engine" }, deck = { "Kick", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

expect(ann):may "confronts"
ann:buys "Kick"
never { that(ann):may "confronts", within = "this turn" }
refused(function() ann:confronts() end, "rivals.amb.before-announcing")
ann:plays "Punch"
never { that(ann):may "confronts", within = "this turn" }
refused(function() ann:confronts() end, "rivals.confront.before-playing")
ruling {
  en = "No, not at any point of the turn; next turn you may.",
  fr = "Non, à aucun moment du tour ; au tour suivant, oui.",
}
