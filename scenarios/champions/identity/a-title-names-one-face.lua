scenario "A card that names Carol Danvers does not mean Captain Marvel" {
  game     = "champions",
  question = {
    en = "Alpha Flight Station draws me one card more if I am Carol Danvers. Do I get it while I am Captain Marvel?",
    fr = "La Station Alpha Flight me fait piocher une carte de plus si je suis Carol Danvers. L'ai-je aussi quand je suis Captain Marvel ?",
  },
  shows    = { "mc.identity.title-names-face", "mc.card.alpha-flight-station" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy" }, in_play = { "Alpha Flight Station", "Cosmic Flight" } },
}

expect(ann.identity:aerial "Captain Marvel"):is(1)
ann:uses "Alpha Flight Station"
expect(ann.discard):is { "Energy" }
expect(ann.hand):count(1)

ann:changes_form()                      -- and Cosmic Flight speaks of Captain Marvel only
expect(ann.identity:aerial "Carol Danvers"):is(0)
ruling {
  en = "No. A name means the face of that title alone: Captain Marvel draws one card, and Carol Danvers for her part does not fly with Cosmic Flight.",
  fr = "Non. Un nom désigne la seule face de ce titre : Captain Marvel pioche une carte, et Carol Danvers, elle, ne vole pas grâce à Vol Cosmique.",
}
