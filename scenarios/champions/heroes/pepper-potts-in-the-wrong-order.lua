card "Great Work" { type = "support", cost = 5, makes = "energy", says = "It makes your hero stronger: ATK goes up by 1.", gets{ atk = 1, to = your_hero } }

scenario "A payment is not begun in an order that cannot end it" {
  game     = "champions",
  question = {
    en = "Mockingbird, with one resource, lies on top of Iron Man's discard pile. He pays 5 with Genius, Rocket Boots and Pepper Potts. May he use her first?",
    fr = "Mockingbird, avec une ressource, est sur le dessus de la défausse d'Iron Man. Il paie 5 avec Génie, des Bottes-Fusée et Pepper Potts. Peut-il l'utiliser en premier ?",
  },
  shows    = { "mc.card.pepper-potts", "mc.amb.copied-while-paying" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Great Work", "Genius", "Rocket Boots" }, in_play = { "Pepper Potts" }, discard = { "Mockingbird" } },
}
villain { "Rhino I" }

ann:plays "Great Work"
refused(function() ann:uses "Pepper Potts" end, "mc.initiation.4-pay")
ann:pays_with "Genius"

expect(ann.in_play):is { "Great Work", "Pepper Potts" }
expect(ann.discard):is { "Rocket Boots", "Genius", "Mockingbird" }
ruling {
  en = "No: she would copy one resource, and 4 in all would not do. After Genius she copies two of them.",
  fr = "Non : elle copierait une seule ressource, et 4 en tout ne suffiraient pas. Après Génie, elle en copie deux.",
}
