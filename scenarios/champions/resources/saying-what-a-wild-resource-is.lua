scenario "The player says which type a wild resource is" {
  game     = "champions",
  question = {
    en = "I pay for Photonic Blast partly with a wild resource. Can I get the card it draws for energy?",
    fr = "Je paie Rayon Photonique en partie avec une ressource libre. Puis-je avoir la carte qu'il fait piocher pour de l'énergie ?",
  },
  shows    = { "mc.wild.declare-type" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Photonic Blast", "Spider-Woman", "Genius" }, deck_top = { "Energy" } },
}

ann:plays "Photonic Blast"
ann:pays_with "Spider-Woman"
expect(ann):must_choose { "chooses energy", "chooses mental", "chooses physical" }
ann:chooses "energy"
expect(villain:damage "Rhino I"):is(5)
expect(ann.hand):is { "Energy" }
ruling {
  en = "Yes. You say which type it is as you generate it; call it energy and you draw.",
  fr = "Oui. Vous dites quel type c'est en la générant ; dites énergie et vous piochez.",
}
