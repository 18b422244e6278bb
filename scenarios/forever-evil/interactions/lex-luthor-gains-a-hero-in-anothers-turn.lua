scenario "Lex Luthor gains a Hero in another player's turn" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor, defend with Cosmic Staff in Ann's turn and gain a Hero. Do I draw a card more at the end of her turn or of mine?",
    fr = "Je suis Lex Luthor, je me défends avec Cosmic Staff au tour d'Ann et gagne un Héros. Est-ce que je pioche une carte de plus à la fin de son tour ou du mien ?",
  },
  shows    = { "fe.card.cosmic-staff.defense", "fe.end-turn.3-effects" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Bizarro Power" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = { "Cosmic Staff", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Pandora", "Power Girl" }

ann:plays "Bizarro Power"
ben:defends "Cosmic Staff"
expect(ben.discard):is { "Cosmic Staff", "Power Girl" }
ann:ends_turn()
expect(ben.hand):is { "Punch" }
ben:ends_turn()

expect(ben.hand):count(5)
expect(ben.deck):is { "Kick" }
ruling {
  en = "Neither. He counts the Heroes you buy or gain in your own turn, and this one came in Ann's.",
  fr = "Ni l'un ni l'autre. Il compte les Héros achetés ou gagnés à votre propre tour, et celui-ci est venu à celui d'Ann.",
}
