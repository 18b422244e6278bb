scenario "The next game starts with the whole box again" {
  game         = "forever-evil",
  set_up       = "shown",
  super_heroes = 12,
  question     = {
    en = "Last game we left some Super Heroes out, bought Kicks and destroyed Weaknesses. Are those cards back for the next game?",
    fr = "À la dernière partie nous avons laissé des Super-Héros de côté, acheté des Coups de Pied et détruit des Faiblesses. Ces cartes reviennent-elles pour la partie suivante ?",
  },
  shows        = { "fe.game-end.sort-cards" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor" },
  { "Ben", character = "Sinestro" },
}
begin()

expect(super_heroes):count(12)
expect(super_heroes):shows "The Flash"
expect(kick):count(16)
expect(weakness):count(20)
expect(destroyed):is_empty()
expect(line_up):count(5)
ruling {
  en = "Yes. After a game all cards are sorted back, and all twelve Super Heroes are together again to choose from.",
  fr = "Oui. Après une partie on trie toutes les cartes, et les douze Super-Héros sont de nouveau réunis pour le choix.",
}
