scenario "Nobody has to show a hand" {
  game     = "champions",
  question = { en = "I am paying for Haymaker. Must Ben show me his hand, so that I can see what might help me pay?", fr = "Je suis en train de payer Haymaker. Ben doit-il me montrer sa main, pour que je voie ce qui pourrait m'aider à payer ?" },
  shows    = { "mc.table-talk.no-duty-to-show" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Backflip", "Mockingbird", "Web-Shooter" } },
  { "Ben", character = "She-Hulk", hand = { "Gamma Slam" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
refused(function() ann:pays_with "Gamma Slam" end, "mc.table-talk.no-duty-to-show")
ann:pays_with "Backflip"
ann:pays_with "Mockingbird"
expect(ben.hand):is { "Gamma Slam" }

ruling {
  en = "No. His hand is his own business: Ben may keep it secret, and his cards could not pay for yours anyway.",
  fr = "Non. Sa main ne regarde que lui : Ben peut la garder secrète, et ses cartes ne pourraient de toute façon pas payer la vôtre.",
}
