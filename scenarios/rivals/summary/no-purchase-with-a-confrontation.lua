scenario "A turn with a Confrontation has no purchase, one without it has" {
  game     = "rivals",
  question = {
    en = "I have 3 Power. May I both confront my opponent and buy a Kick?",
    fr = "J'ai 3 en Puissance. Puis-je à la fois confronter mon adversaire et acheter un Coup de Pied ?",
  },
  shows    = { "rivals.summary.confront-first", "rivals.summary.buy-without-confronting", "rivals.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, discard = {}, power = 3 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Nightwing", "Robin", "Superman", "Billionaire" }

what_if("Ann confronts Ben", function()
  ann:confronts()
  refused(function() ann:buys "Red Hood" end, "rivals.confront.no-buying")
  refused(function() ann:buys "Kick" end, "rivals.summary.confront-first")
end)
ann:buys "Red Hood"
refused(function() ann:confronts() end, "rivals.amb.before-announcing")
expect(ann.discard):is { "Red Hood" }
ruling {
  en = "No, one or the other: a Confrontation is announced at the very start, and then nothing is bought in that turn.",
  fr = "Non, l'un ou l'autre : la Confrontation s'annonce tout au début, et rien ne s'achète alors dans ce tour.",
}
