scenario "No Kick from an empty stack" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "The Kick stack has run out. Can I buy a Kick out of the discard pile of another player?",
    fr = "La pile de Coups de Pied est épuisée. Puis-je acheter un Coup de Pied dans la défausse d'un autre joueur ?",
  },
  shows    = { "fe.stacks.kick-available" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 3 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = { "Kick" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { kick = 0 }

expect(ann):may_not("buys", "Kick")
refused(function() ann:buys "Kick" end, "fe.stacks.kick-available")
expect(ben.discard):is { "Kick" }
ruling {
  en = "No. Kicks are bought from their stack only, and it is empty.",
  fr = "Non. Un Coup de Pied ne s'achète que sur sa pile, et elle est vide.",
}
