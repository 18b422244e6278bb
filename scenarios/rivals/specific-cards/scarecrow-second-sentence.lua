scenario "Scarecrow: the second sentence works even when the Attack is avoided" {
  game     = "rivals",
  question = {
    en = "Ann plays Scarecrow and I avoid his Attack. Does the second sentence on him still happen?",
    fr = "Ann joue L'Épouvantail et j'évite son Attaque. Sa seconde phrase a-t-elle lieu quand même ?",
  },
  shows    = { "rivals.cards.scarecrow", "rivals.attack.other-effects-stay" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Rustling Straw" } },
  { "Ben", character = "The Joker 9", hand = { "Wooden Buckler" } },
}

ann:plays "Rustling Straw"
ben:defends "Wooden Buckler"
expect(ben.discard):is { "Wooden Buckler" }
expect(ann.power):is(2)
ruling {
  en = "Yes. It is no part of the Attack. (The second sentence of the test card is 2 Power; his own is not known here.)",
  fr = "Oui. Elle ne fait pas partie de l'Attaque. (La seconde phrase de la carte d'essai donne 2 de Puissance ; la sienne n'est pas connue ici.)",
}
