scenario "Six Super Powers of which the text is not known, and the Kick" {
  game     = "rivals",
  question = {
    en = "Can Insanity, Killing Joke, Maniacal Laugh or a Kick be played in this program?",
    fr = "Folie, Killing Joke, Rire Sadique ou un Coup de Pied peuvent-ils se jouer dans ce programme ?",
  },
  shows    = {
    "rivals.card.billionaire", "rivals.card.homicidal-maniac", "rivals.card.insanity", "rivals.card.killing-joke", "rivals.card.maniacal-laugh",
    "rivals.card.master-martial-artist", "rivals.card.kick",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {
    "Billionaire", "Homicidal Maniac", "Insanity", "Killing Joke", "Maniacal Laugh", "Master Martial Artist", "Kick" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() ann:plays "Billionaire" end, "rivals.types.printed-fields")
refused(function() ann:plays "Homicidal Maniac" end, "rivals.types.printed-fields")
refused(function() ann:plays "Insanity" end, "rivals.types.printed-fields")
refused(function() ann:plays "Killing Joke" end, "rivals.types.printed-fields")
refused(function() ann:plays "Maniacal Laugh" end, "rivals.types.printed-fields")
refused(function() ann:plays "Master Martial Artist" end, "rivals.types.printed-fields")
ann:plays "Kick"
expect(ann.power):is(2)
ruling {
  en = "The Kick, for 2 Power. What the six Super Powers of the main deck here say is not known.",
  fr = "Le Coup de Pied, pour 2 en Puissance. Ce que disent les six Super-Pouvoirs du deck commun ici n'est pas connu.",
}
