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
  en = "No. The cards in a hand are not yours to see: Ben may keep them to himself, and they could not pay for your card anyway.",
  fr = "Non. Les cartes d'une main ne regardent que son propriétaire : Ben peut les garder pour lui, et elles ne pourraient de toute façon pas payer votre carte.",
}
