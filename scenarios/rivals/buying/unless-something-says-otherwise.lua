scenario "A bought card goes elsewhere where a card says so" {
  game     = "rivals",
  question = {
    en = "My Location puts the first card that I buy or gain in a turn on top of my draw pile. Does it beat the rule of the discard pile, and for how many cards?",
    fr = "Mon Lieu met sur ma pioche la première carte achetée ou gagnée du tour. L'emporte-t-il sur la règle de la défausse, et pour combien de cartes ?",
  },
  shows    = { "rivals.buy.to-discard", "rivals.location.once-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch" }, discard = {}, in_play = { "Doorstep" }, power = 6 },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

ann:buys "Kick"
expect(ann.deck):in_order { "Kick", "Punch" }
ann:buys "Kick"
expect(ann.discard):is { "Kick" }
ruling {
  en = "Yes: the rule holds unless something says otherwise. Here that is so for the first card of the turn; the second goes to your discard pile.",
  fr = "Oui : la règle vaut sauf mention contraire. C'est le cas ici de la première carte du tour ; la seconde va dans votre défausse.",
}
