scenario "The villain starts on its first stage beside the main scheme" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "In a normal game against Rhino, which of his stages is in play at the start, and which side of the main scheme?",
    fr = "Dans une partie normale contre Rhino, quel stade du méchant est en jeu au départ, et quel côté de la manigance principale ?",
  },
  shows    = { "mc.setup.08-villain", "mc.setup.10-scheme-setup" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(villain):is { "Rhino I" }
expect(villain_deck):is { "Rhino II" }
expect(main_scheme):is { "The Break-In! 1B" }
expect(main_scheme:threat "The Break-In! 1B"):is(0)
ruling {
  en = "Stage I, with stage II waiting beneath. Side 1A only gives the set-up instructions; once they are done the scheme turns to side 1B.",
  fr = "Le stade I, avec le stade II en dessous. Le côté 1A ne donne que les instructions de mise en place ; une fois suivies, la manigance passe au côté 1B.",
}
