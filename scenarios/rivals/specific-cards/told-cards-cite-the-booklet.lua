scenario "Black Canary and World's Greatest Detective, once their cards are told" {
  game     = "rivals",
  question = {
    en = "I have told what my Black Canary says. In a Confrontation I play her, and my text gains the last Villain: do I get the 3 Power at once, as the booklet says?",
    fr = "J'ai dit ce qu'écrit ma Black Canary. Dans une Confrontation je la joue, et un texte me fait gagner le dernier Vilain : ai-je aussitôt les 3 de Puissance, comme le dit le livret ?",
  },
  shows    = { "rivals.cards.black-canary", "rivals.cards.worlds-greatest-detective-return", "rivals.cards.worlds-greatest-detective-again" },
}
card "Black Canary" { play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } } }
card "World's Greatest Detective" { play = power(1), defense = { cost = show(this), draw(1) } }
card "Blunt Fist" { type = "Villain", cost = 2, copies = 2,
  says = { "Attack: the foe discards a card. Gain a Villain of the Line-Up.", "Attaque : l'adversaire défausse une carte. Gagnez un Vilain de l'alignement." },
  play = { attack(each_foe){ foe:discard(one{ foe.hand }) }, gain(one{ line_up, type = "Villain" }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Black Canary", "Blunt Fist", "Blunt Fist" } },
  { "Ben", character = "The Joker 9", hand = { "World's Greatest Detective", "Punch" }, deck = { "Punch", "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "The Bat-Signal", "Utility Belt" }

ann:confronts()
ann:plays "Black Canary"
expect(ann.power):is(2)
ann:plays "Blunt Fist"
ben:defends "World's Greatest Detective"
expect(ben.hand):has "World's Greatest Detective"
expect(ann.power):is(5)
ann:plays "Blunt Fist"
ben:defends "World's Greatest Detective"
expect(ben.hand):is { "World's Greatest Detective", "Punch", "Punch", "Punch" }
ruling {
  en = "Yes, and only then. And the Detective, who is shown and stays in hand, avoids each Attack anew.",
  fr = "Oui, et alors seulement. Et le Détective, montré et gardé en main, évite chaque Attaque à nouveau.",
}
