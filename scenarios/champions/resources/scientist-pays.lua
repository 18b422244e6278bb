scenario "An identity's resource ability helps to pay" {
  game     = "champions",
  question = {
    en = "I am Peter Parker with Aunt May alone in my hand. Can I pay her cost of 1?",
    fr = "Je suis Peter Parker avec Tante May seule en main. Puis-je payer son coût de 1 ?",
  },
  shows    = { "mc.resource.by-abilities" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Web-Shooter" } },
}

ann:plays "Aunt May"
ann:uses "Peter Parker"
expect(ann.in_play):is { "Aunt May" }
expect(ann.hand):is { "Web-Shooter" }
refused(function() ann:plays "Web-Shooter" end, "mc.resource.card-cost")
ruling {
  en = "Yes. Peter's own ability generates one mental resource, once per round.",
  fr = "Oui. La capacité de Peter génère une ressource mentale, une fois par round.",
}
