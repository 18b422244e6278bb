scenario "Kicks lie neither in the Line-Up nor in the main deck" {
  game     = "rivals",
  question = {
    en = "Can a Kick be one of the five cards of the Line-Up?",
    fr = "Un Coup de Pied peut-il être l'une des cinq cartes de la réserve ?",
  },
  shows    = { "rivals.setup.main-deck-excludes" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
refused(function()
  line_up { "Kick", "Robin", "Huntress", "Superman", "Oracle" }
  begin()
end, "rivals.setup.main-deck-excludes")
refused(function()
  line_up { "Robin", "Huntress", "Superman", "Oracle" }
  main_deck:on_top { "Kick" }
  begin()
end, "rivals.setup.main-deck-excludes")
refused(function()
  line_up { "Robin", "Huntress", "Superman", "Oracle" }
  main_deck { "Bane", "Kick" }
  begin()
end, "rivals.setup.main-deck-excludes")
ruling {
  en = "No. They are kept out of the main deck, from which the Line-Up comes, and lie in the annex beside it.",
  fr = "Non. Ils ne font pas partie du deck commun, d'où vient la réserve, et sont dans l'annexe à côté.",
}
