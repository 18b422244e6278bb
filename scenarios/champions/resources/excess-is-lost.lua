scenario "What is paid too much is lost" {
  game     = "champions",
  question = {
    en = "I pay for Aunt May, cost 1, with Genius. Does its second resource pay for my Web-Shooter?",
    fr = "Je paie Tante May, coût 1, avec Génie. Sa seconde ressource paie-t-elle mon Lance-toile ?",
  },
  shows    = { "mc.resource.excess-lost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Genius", "Web-Shooter" } },
}

ann:plays "Aunt May"
ann:pays_with "Genius"
refused(function() ann:plays "Web-Shooter" end, "mc.resource.card-cost")
expect(ann.in_play):is { "Aunt May" }
expect(ann.hand):is { "Web-Shooter" }
ruling {
  en = "No. Whatever goes beyond a cost is lost and cannot be saved for the next one.",
  fr = "Non. Ce qui dépasse un coût est perdu et ne peut pas être gardé pour le suivant.",
}
