scenario "A player attacks and thwarts with the allies that player controls" {
  game     = "champions",
  question = {
    en = "In my turn, which allies may attack or thwart for me: mine only, or my friend's as well?",
    fr = "Pendant mon tour, quels alliés peuvent attaquer ou contrer pour moi : les miens seulement, ou aussi ceux de mon ami ?",
  },
  shows    = { "mc.player-turn.use-ally" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Jennifer Walters", in_play = { "Tigra", "Hellcat" } },
  { "Ben", character = "Peter Parker", in_play = { "Jessica Jones" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }

ann:attacks_with "Tigra"
ann:thwarts_with "Hellcat"
refused(function() ann:attacks_with "Jessica Jones" end, "mc.player-turn.use-ally")

expect(villain:damage "Rhino I"):is(2)
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.in_play:exhausted "Tigra"):is(1)
expect(ann.in_play:exhausted "Hellcat"):is(1)
expect(ben.in_play:exhausted "Jessica Jones"):is(0)
ruling {
  en = "Only hers: Tigra attacks and Hellcat thwarts, even though Ann is in alter-ego form. Jessica Jones is Ben's.",
  fr = "Les siens seulement : Tigra attaque et Hellcat contre, même si Ann est en alter ego. Jessica Jones appartient à Ben.",
}
