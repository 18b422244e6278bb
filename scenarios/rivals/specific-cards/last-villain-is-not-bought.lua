scenario "Black Canary: in a Confrontation the last Villain is not bought" {
  game     = "rivals",
  question = {
    en = "The booklet speaks of buying the last Villain for Black Canary. May I therefore buy him in my Confrontation?",
    fr = "Le livret parle d'acheter le dernier Vilain pour Black Canary. Puis-je donc l'acheter dans ma Confrontation ?",
  },
  shows    = { "rivals.amb.buying-in-confrontation", "rivals.confront.no-buying" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Paper Broom" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
refused(function() ann:buys "Bane" end, "rivals.amb.buying-in-confrontation")
ann:plays "Paper Broom"
ann:destroys "Bane"
expect(ann.power):is(12)
ruling {
  en = "No. A turn with a Confrontation has no purchase; gaining and destroying are what can bring the 3 Power.",
  fr = "Non. Un tour de Confrontation ne comporte aucun achat ; gagner et détruire sont ce qui peut donner les 3 de Puissance.",
}
