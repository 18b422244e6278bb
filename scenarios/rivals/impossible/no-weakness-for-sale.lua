scenario "Weaknesses lie neither in the Line-Up nor in the main deck" {
  game     = "rivals",
  question = {
    en = "Could a Weakness come out of the main deck?",
    fr = "Une Faiblesse peut-elle sortir du deck commun ?",
  },
  shows    = { "rivals.setup.main-deck-excludes" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
refused(function()
  line_up { "Weakness", "Robin", "Huntress", "Superman", "Oracle" }
  begin()
end, "rivals.setup.main-deck-excludes")
refused(function()
  line_up { "Robin", "Huntress", "Superman", "Oracle" }
  main_deck:on_top { "Weakness" }
  begin()
end, "rivals.setup.main-deck-excludes")
ruling {
  en = "No. They are no part of it; a Weakness comes by the effects of cards alone.",
  fr = "Non. Elles n'en font pas partie ; une Faiblesse ne vient que par des effets de cartes.",
}
