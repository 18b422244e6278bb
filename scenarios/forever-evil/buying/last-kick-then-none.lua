scenario "After the last Kick the stack is empty" {
  game     = "forever-evil",
  question = {
    en = "I buy the last Kick and could pay for another. What happens?",
    fr = "J'achète le dernier Coup de Pied et je pourrais en payer un autre. Que se passe-t-il ?",
  },
  shows    = { "fe.stacks.kick-available" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 6 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { kick = 1 }

ann:buys "Kick"
refused(function() ann:buys "Kick" end, "fe.stacks.kick-available")
expect(ann.discard):is { "Kick" }
expect(ann.power):is(3)
expect(kick):is_empty()
expect(game):goes_on()
ruling {
  en = "You get one. The stack is empty then, nobody can buy a Kick any more, and the game goes on.",
  fr = "Vous en avez un. La pile est vide, plus personne ne peut acheter de Coup de Pied, et la partie continue.",
}
