scenario "A wild resource called mental is no energy" {
  game     = "champions",
  question = {
    en = "I called my wild resource mental while paying for Photonic Blast. Do I draw the card for energy?",
    fr = "J'ai déclaré ma ressource libre mentale en payant Rayon Photonique. Est-ce que je pioche la carte pour l'énergie ?",
  },
  shows    = { "mc.wild.declare-type" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Photonic Blast", "Spider-Woman", "Genius" }, deck_top = { "Energy" } },
}

ann:plays "Photonic Blast"
ann:pays_with "Spider-Woman"
ann:chooses "mental"
expect(villain:damage "Rhino I"):is(5)
expect(ann.hand):is_empty()
ruling {
  en = "No. It is the one type you called it, and you called it mental.",
  fr = "Non. Elle est du seul type que vous avez déclaré, et vous avez dit mentale.",
}
