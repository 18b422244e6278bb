scenario "When Revealed abilities count for cards that enter play during set-up" {
  game     = "champions",
  set_up   = "shown",
  expert   = 1,
  question = {
    en = "An expert game starts with Rhino II, who fetches a side scheme when revealed. Does that happen during set-up?",
    fr = "Une partie experte commence avec Rhino II, qui va chercher une manigance annexe quand il est révélé. Cela se produit-il pendant la mise en place ?",
  },
  shows    = { "mc.setup.10-when-revealed", "mc.when-revealed.at-setup" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

expect(side_schemes):is { "Breakin' & Takin'" }
expect(side_schemes:threat "Breakin' & Takin'"):is(4)
expect(encounter_deck):has_no "Breakin' & Takin'"
expect(ann.hand):count(6)
ann:declines()
ben:declines()
expect(side_schemes:threat "Breakin' & Takin'"):is(4)
ruling {
  en = "Yes. The side scheme enters play with its 2 threat, and its own ability adds 1 per player: 4 for two players.",
  fr = "Oui. La manigance annexe arrive en jeu avec ses 2 menaces, et sa propre capacité en ajoute 1 par joueur : 4 à deux joueurs.",
}
