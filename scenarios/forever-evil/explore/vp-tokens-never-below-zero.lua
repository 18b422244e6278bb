scenario "No line of play brings anybody below zero VP tokens" {
  game     = "forever-evil",
  question = {
    en = "Is there any way to push a player below zero VP tokens within two turns of stealing?",
    fr = "Existe-t-il un moyen de faire descendre un joueur sous zéro jeton PV en deux tours de vols ?",
  },
  shows    = { "fe.cards.steal-not-negative", "fe.vp.none-to-steal" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Catwoman", "Catwoman", "Pickpockets" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Black Manta", vp = 1, hand = { "Man-Bat", "Catwoman", "Pickpockets" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
}
as_if()
line_up { "Power Girl", "Mallet", "Grid", "Vibe", "Stargirl" }

never { that(ann.vp):at_most(-1), within = "2 turns" }
never { that(ben.vp):at_most(-1), within = "2 turns" }

-- One of the many lines: his only token is stolen, and the next thief finds none.
ann:plays "Catwoman"
ben:declines()
ann:plays "Catwoman"
ben:declines()

expect(ben.vp):is(0)
expect(ann.vp):is(1)
ruling {
  en = "No. A theft takes at most the tokens that are there; however both turns are played, nobody falls below zero.",
  fr = "Non. Un vol prend au plus les jetons présents ; de quelque façon qu'on joue les deux tours, personne ne passe sous zéro.",
}
