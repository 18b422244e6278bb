scenario "No Confrontation once a card was played" {
  game     = "rivals",
  question = {
    en = "I have played one Punch and draw the conclusion that I could win. May I still announce a Confrontation?",
    fr = "J'ai joué un Coup de Poing et je me dis que je pourrais gagner. Puis-je encore annoncer une Confrontation ?",
  },
  shows    = { "rivals.confront.before-playing", "rivals.summary.confront-first" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Kick" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

expect(ann):may "confronts"
ann:plays "Punch"
refused(function() ann:confronts() end, "rivals.confront.before-playing")

expect(ann.power):is(10)
ruling {
  en = "No. A Confrontation comes before the first card of the turn, whatever that card was; next turn you may try again.",
  fr = "Non. La Confrontation s'annonce avant la première carte du tour, quelle qu'elle soit ; vous pourrez essayer au tour suivant.",
}
