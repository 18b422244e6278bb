scenario "The set-up of Underground Distribution looks for Defense Network" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "We begin a game against Klaw. What do the two sides of Underground Distribution bring into play during set-up?",
    fr = "Nous commençons une partie contre Klaw. Que mettent en jeu les deux faces de Trafic Clandestin pendant la mise en place ?",
  },
  shows    = { "mc.card.underground-distribution", "mc.card.defense-network", "mc.setup.10-scheme-setup" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}
villain { "Klaw I" }

ann:declines()
ben:declines()
expect(side_schemes):is { "Defense Network" }
expect(side_schemes:threat "Defense Network"):is(4)
expect(ann.engaged):count(1)
expect(ben.engaged):count(0)
expect(main_scheme:threat "Underground Distribution 1B"):is(0)
ruling {
  en = "Side 1A brings Defense Network, which is revealed: its 2 threat, and 1 more for each of two players. The deck is shuffled, and then side 1B discards from it until a minion turns up, which enters play engaged with the first player.",
  fr = "La face 1A amène Réseau de Défense, qui est révélé : ses 2 menaces, et 1 de plus pour chacun des deux joueurs. Le deck est mélangé, puis la face 1B en fait défausser jusqu'à un sbire, qui entre en jeu engagé avec le premier joueur.",
}
