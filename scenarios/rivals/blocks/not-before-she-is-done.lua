scenario "No Block before the confronting player is done" {
  game     = "rivals",
  question = {
    en = "Ann has announced a Confrontation and thinks. May I block first, so that she sees what she is up against?",
    fr = "Ann a annoncé une Confrontation et réfléchit. Puis-je bloquer d'abord, pour qu'elle voie ce qui l'attend ?",
  },
  shows    = { "rivals.block.after-the-attacker" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ben:blocks "Chalk Line" end, "rivals.block.only-in-confrontation")
ann:confronts()
refused(function() ben:blocks "Chalk Line" end, "rivals.block.after-the-attacker")
ann:plays "Punch"
refused(function() ben:blocks "Chalk Line" end, "rivals.block.after-the-attacker")
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. You wait until she has played all she wants and says so.",
  fr = "Non. Vous attendez qu'elle ait joué tout ce qu'elle veut et le dise.",
}
