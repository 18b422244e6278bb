scenario "Black Canary: the last Villain is played straight from the Line-Up" {
  game     = "rivals",
  question = {
    en = "In my Confrontation an effect plays the last Villain right out of the Line-Up. Does Black Canary pay for that too?",
    fr = "Dans ma Confrontation un effet joue le dernier Vilain directement depuis la réserve. Black Canary paie-t-elle là aussi ?",
  },
  shows    = { "rivals.amb.leaving-otherwise" },
}

card "Puppet Strings" { type = "Equipment", cost = 2, play = play(exactly(1){ line_up, type = "Villain" }) }
card "Tin Soldier" { type = "Villain", cost = 2, copies = 2, play = power(1) }
card "Baited Hook" { type = "Equipment", cost = 2, play = power(1),
  block = { raise_cost(3), play(exactly(1){ line_up, type = "Villain" }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Puppet Strings" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Baited Hook" } },
}
line_up { "Tin Soldier", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
what_if("a card of her own plays him", function()
  ann:plays "Puppet Strings"
  expect(ann.power):is(14)
end)
ann:hands_over()
ben:blocks "Baited Hook"
expect(ben.character):is { "The Joker 12" }
ruling {
  en = "By our reading, yes, as soon as he is out of the Line-Up, whoever played him: here the opponent's own Block pays for her win.",
  fr = "Selon notre lecture, oui, dès qu'il a quitté la réserve, qui que ce soit qui l'ait joué : ici, le Blocage adverse paie sa victoire.",
}
