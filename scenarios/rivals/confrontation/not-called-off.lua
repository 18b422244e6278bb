scenario "An announced Confrontation is not called off" {
  game     = "rivals",
  question = {
    en = "I have announced a Confrontation and drawn badly. May I take it back, buy with my Power or simply end my turn?",
    fr = "J'ai annoncé une Confrontation et mal pioché. Puis-je la retirer, acheter avec ma Puissance ou simplement finir mon tour ?",
  },
  shows    = { "rivals.amb.calling-off", "rivals.confront.no-buying" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Deep Breath" }, deck = { "Vulnerability", "Vulnerability", "Vulnerability" }, power = 3 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Deep Breath"                   -- three Vulnerabilities
refused(function() ann:ends_turn() end, "rivals.amb.calling-off")
refused(function() ann:buys "Kick" end, "rivals.confront.no-buying")
ann:hands_over()
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. It stands once it is announced: you hand over, it fails, and nothing is bought this turn.",
  fr = "Non. Une fois annoncée, elle tient : vous passez la main, elle échoue, et rien ne s'achète ce tour.",
}
