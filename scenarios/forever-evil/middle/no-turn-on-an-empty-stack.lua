scenario "No turn begins on an empty stack" {
  game     = "forever-evil",
  question = {
    en = "It is my turn, nobody has been defeated yet, and no Super Hero is left at all. Do we play on?",
    fr = "C'est mon tour, personne n'a encore été vaincu, et il ne reste aucun Super-Héros. Continue-t-on à jouer ?",
  },
  shows    = { "fe.game-end.no-super-hero", "fe.amb.step-7-empty-stack" },
}

local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
super_heroes {}
refused(function() begin() end, "fe.game-end.no-super-hero")
ruling {
  en = "There is no such turn. The game ended when nobody was left to be turned up, in step 7 of the turn before.",
  fr = "Un tel tour n'existe pas. La partie s'est terminée quand plus personne n'était à retourner, à l'étape 7 du tour précédent.",
}
