scenario "The French booklet requires a main deck of one's own" {
  game     = "forever-evil",
  edition  = "fr",
  teams    = 1,
  question = {
    en = "Our French booklet says that we must mix in another set or build a main deck for two teams. Does it forbid the plain main deck of the box?",
    fr = "Le livret dit que nous devrons mélanger un autre jeu ou préparer notre deck commun pour jouer en équipes. Le deck commun de la boîte, tel quel, est-il interdit ?",
  },
  shows    = { "fe.variant.own-main-deck" },
}

refused(function()
  players { { "Ann", character = "Lex Luthor" }, { "Ben" } }
  begin()
end, "fe.variant.own-main-deck")
ruling {
  en = "Yes, in the French edition it is an obligation; the English one only advises it.",
  fr = "Oui, l'édition française en fait une obligation ; l'anglaise le conseille seulement.",
}
