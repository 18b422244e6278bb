scenario "A wild resource pays for an energy cost" {
  game     = "champions",
  question = {
    en = "Captain Marvel's ability asks for an energy resource. Will the wild resource of Spider-Woman do?",
    fr = "La capacité de Captain Marvel demande une ressource énergie. La ressource libre de Spider-Woman convient-elle ?",
  },
  shows    = { "mc.resource.wild-any" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } }, hand = { "Spider-Woman", "Genius" }, deck_top = { "Cosmic Flight" } },
}

ann:uses "Captain Marvel"
expect(ann.hand):is { "Genius", "Cosmic Flight" }
expect(ann.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "Yes. A wild resource may be used as any of the three types.",
  fr = "Oui. Une ressource libre peut servir de n'importe lequel des trois types.",
}
