scenario "A use is taken from the card that is used" {
  game     = "champions",
  question = {
    en = "I have two Web-Shooters, with three counters and with one, and use the second. May I take the counter from the first?",
    fr = "J'ai deux Lance-toile, avec trois jetons et avec un seul, et j'utilise le second. Puis-je prendre le jeton sur le premier ?",
  },
  shows    = { "mc.keywords.uses-spend", "mc.keywords.uses-discard" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Spider-Tracer" }, in_play = { { "Web-Shooter", counters = 3 }, { "Web-Shooter", counters = 1 } } },
}

ann:plays "Aunt May"
ann:uses "Web-Shooter#2"
expect(ann.in_play):is { "Web-Shooter", "Aunt May" }
expect(ann.in_play:counters "Web-Shooter"):is(3)
expect(ann.discard):is { "Web-Shooter" }
ruling {
  en = "No, it comes off the one you use. That was its last, so it pays for the card and is discarded.",
  fr = "Non, il vient de celui que vous utilisez. C'était son dernier : il paie la carte, puis est défaussé.",
}
