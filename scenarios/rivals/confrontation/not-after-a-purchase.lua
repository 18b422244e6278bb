scenario "No Confrontation once something was bought" {
  game     = "rivals",
  question = {
    en = "I begin my turn with Power from the table and buy a Kick, without playing any card. May I confront now?",
    fr = "Je commence mon tour avec de la Puissance et j'achète un Coup de Pied, sans jouer de carte. Puis-je confronter maintenant ?",
  },
  shows    = { "rivals.amb.before-announcing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:buys "Kick"
refused(function() ann:confronts() end, "rivals.amb.before-announcing")

expect(ann.discard):is { "Kick" }
ruling {
  en = "No. The announcement is the first thing that you do in a turn, and a turn with a Confrontation has no purchase at all.",
  fr = "Non. L'annonce est la première chose que vous faites dans un tour, et un tour avec Confrontation ne comporte aucun achat.",
}
