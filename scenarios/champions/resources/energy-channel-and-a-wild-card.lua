scenario "A wild resource pays for Energy Channel" {
  game     = "champions",
  question = {
    en = "Energy Channel takes energy resources for its counters. Does a wild resource do as well?",
    fr = "Énergie Canalisée prend des ressources énergie pour ses jetons. Une ressource libre convient-elle aussi ?",
  },
  shows    = { "mc.resource.wild-any", "mc.card.energy-channel" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Genius" }, in_play = { "Energy Channel" } },
}

ann:uses "Energy Channel"
expect(ann.in_play:counters "Energy Channel"):is(1)
expect(ann.hand):is { "Genius" }
ruling {
  en = "Yes. A wild resource counts as any type, so as energy here: one counter for each.",
  fr = "Oui. Une ressource libre compte comme n'importe quel type, donc ici comme énergie : un jeton pour chacune.",
}
