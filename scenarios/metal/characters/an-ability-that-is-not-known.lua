scenario "A Super Hero whose ability is not known is not used" {
  game     = "metal",
  question = {
    en = "I play as the oversized Cyborg, whose text nobody has told the referee. May I use his ability in this game?",
    fr = "Je joue avec la grande carte Cyborg, dont personne n'a dit le texte à l'arbitre. Puis-je utiliser sa capacité dans cette partie ?",
  },
  shows    = { "metal.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" } },
  { "Ben", character = "Plastic Man (oversized)" },
}

refused(function() ann:uses "Cyborg" end, "metal.card.cyborg")
ann:plays "Punch"                       -- the turn goes on without it
expect(ann.power):is(1)
expect(ann.team):is { "Cyborg" }
ruling {
  en = "Not here. The referee makes up no ability: you play without it until somebody writes down what the card says. He can be Captured and rescued like any other.",
  fr = "Pas ici. L'arbitre n'invente aucune capacité : vous jouez sans elle jusqu'à ce que quelqu'un écrive ce que dit la carte. Il peut être Capturé et libéré comme les autres.",
}
