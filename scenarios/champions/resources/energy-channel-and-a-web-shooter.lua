scenario "A Web-Shooter charges the Energy Channel" {
  game     = "champions",
  question = {
    en = "Handover gave me a Web-Shooter, and I have no energy card in hand. May its wild resource put a counter on Energy Channel?",
    fr = "Passation m'a donné un Lance-toile, et je n'ai aucune carte énergie en main. Sa ressource libre peut-elle mettre un pion sur Énergie Canalisée ?",
  },
  shows    = { "mc.resource.by-abilities", "mc.resource-ability.while-paying", "mc.card.energy-channel", "mc.card.web-shooter" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { { "Web-Shooter", counters = 2 } } },
  { "Ben", character = "Captain Marvel", hand = { "Strength" }, in_play = { "Energy Channel" } },
}
villain { "Rhino I" }

ann:plays "Handover"
ann:ends_turn()
ben:uses "Energy Channel"
expect(ben.in_play:counters "Energy Channel"):is(1)
expect(ben.in_play:counters "Web-Shooter"):is(1)
expect(ben.in_play:exhausted "Web-Shooter"):is(1)
expect(ben.hand):is { "Strength" }
ruling {
  en = "Yes. A Resource ability of a card you control pays like a card from hand, and a wild resource may be energy.",
  fr = "Oui. La capacité Ressource d'une carte que vous contrôlez paie comme une carte de la main, et une ressource libre peut être de l'énergie.",
}
