scenario "A Defense for a Confrontation, on a card that has a Block too" {
  game     = "rivals",
  question = {
    en = "My card has a Block that raises my cost, and a Defense that draws while I am confronted. I avoid an Attack outside a Confrontation: do I draw?",
    fr = "Ma carte a un Blocage qui relève mon coût, et une Défense qui fait piocher pendant qu'on me confronte. J'évite une Attaque hors d'une Confrontation : est-ce que je pioche ?",
  },
  shows    = { "rivals.confront.during-text" },
}
card "Insanity" { play = power(1), defense = { when(confronted){ draw(1) } }, block = { raise_cost(2) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Insanity" }, deck = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Cardboard Claws"
ben:defends "Insanity"
expect(ben.hand):is_empty()
expect(ben.discard):is { "Insanity" }
ruling {
  en = "No. The Attack is avoided, and what is for a Confrontation does nothing outside of one; the Block has no part in it.",
  fr = "Non. L'Attaque est évitée, et ce qui vaut pour une Confrontation ne fait rien en dehors ; le Blocage n'y est pour rien.",
}
