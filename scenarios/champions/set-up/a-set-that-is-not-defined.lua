card "Dense Fog" { type = "treachery", fr = "Brouillard Épais", set = "masters_of_evil", unknown = true }

scenario "A modular set with a card that is not defined" {
  game     = "champions",
  masters_of_evil = 1,
  question = {
    en = "The referee does not know what Dense Fog does, a card of ours in the set Masters of Evil. May I shuffle that set in all the same?",
    fr = "L'arbitre ne sait pas ce que fait Brouillard Épais, une carte à nous dans le set Maîtres du Mal. Puis-je quand même mélanger ce set au deck ?",
  },
  shows    = { "mc.ability.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man" },
}

refused(function() begin() end, "mc.ability.definition")
ruling {
  en = "No. A card whose text is not known is never played as if it had none; a game with such cards in the encounter deck does not begin.",
  fr = "Non. Une carte dont le texte n'est pas connu n'est jamais jouée comme si elle n'en avait pas ; une partie avec de telles cartes dans le deck Rencontre ne commence pas.",
}
