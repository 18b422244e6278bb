scenario "A house rule: one Location at a time" {
  game     = "forever-evil",
  rules    = { ["fe.location.any-number"] = "off" },
  question = {
    en = "At our table nobody has more than one Location. Ann holds two and has none in play: does she play both?",
    fr = "Chez nous, personne n'a plus d'un Lieu. Ann en a deux en main et aucun en jeu : joue-t-elle les deux ?",
  },
  shows    = { "fe.location.stays" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Happy Harbor", "Blackgate Prison", "Punch" }, in_play = {}, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Punch"                            -- no Location, and so none is one too many
ann:plays "Happy Harbor"
refused(function() ann:plays "Blackgate Prison" end, "fe.location.any-number")
expect(ann.in_play):is { "Happy Harbor", "Punch" }
ruling {
  en = "Only one of them. The first finds none beside it; the second would be one too many.",
  fr = "Un seul. Le premier n'en trouve aucun à côté de lui ; le second serait de trop.",
}
