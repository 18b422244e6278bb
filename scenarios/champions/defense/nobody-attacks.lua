scenario "Declaring a defender when nobody attacks" {
  game     = "champions",
  question = { en = "In my own turn, nothing attacks: may I declare a defender all the same, with my exhausted hero, with Mockingbird, with Aunt May?", fr = "Pendant mon tour, rien n'attaque : puis-je quand même déclarer un défenseur, avec mon héros incliné, avec Mockingbird, avec Tante May ?" },
  shows    = { "mc.enemy-attack.2-declare-defender", "mc.ally.anyone-may-defend" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Hulk" } },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
refused(function() ann:defends_with "Spider-Man" end, "mc.enemy-attack.2-declare-defender")
refused(function() ann:defends_with "Mockingbird" end, "mc.enemy-attack.2-declare-defender")
refused(function() ann:defends_with "Aunt May" end, "mc.enemy-attack.2-declare-defender")
refused(function() ann:defends_with "Hulk" end, "mc.ally.anyone-may-defend")
refused(function() ben:defends_with "Carol Danvers" end, "mc.defend.hero-basic")
expect(ann.in_play:exhausted "Mockingbird"):is(0)

ruling {
  en = "None of them. A defender is declared only in the second step of an enemy's attack: by then the hero may be ready again, and a support never defends.",
  fr = "Aucun d'eux. On ne déclare un défenseur qu'à la deuxième étape d'une attaque ennemie : d'ici là le héros peut être redressé, et un soutien ne défend jamais.",
}
