scenario "An identity's resource ability helps to pay" {
  game     = "champions",
  question = {
    en = "I am Peter Parker and hold only Aunt May and Web-Shooter. Can I pay 1 for Aunt May and keep Web-Shooter?",
    fr = "Je suis Peter Parker et je n'ai en main que Tante May et Lance-toile. Puis-je payer 1 pour Tante May et garder Lance-toile ?",
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
