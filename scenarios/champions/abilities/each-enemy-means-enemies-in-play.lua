scenario "An ability reaches only cards in play" {
  game     = "champions",
  question = {
    en = "Ground Stomp hurts each enemy. Does it also hurt Titania, who is set aside with my nemesis set?",
    fr = "Piétinement blesse chaque ennemi. Blesse-t-il aussi Titania, mise de côté avec ma Némésis ?",
  },
  shows    = { "mc.ability.in-play-only" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Energy" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Ground Stomp"
expect(villain:damage "Rhino"):is(1)
expect(ann.engaged:damage "Shocker"):is(1)
expect(ann.nemesis:damage "Titania"):is(0)
ruling {
  en = "No. Rhino and Shocker take 1 each; a card that is set aside is out of play, and abilities reach such cards only if they say so.",
  fr = "Non. Rhino et Shocker subissent 1 dégât chacun ; une carte mise de côté est hors jeu, et une capacité n'atteint ces cartes que si elle le dit.",
}
