scenario "A Drone is a card of the deck of its player" {
  game     = "champions",
  scenario = "ultron",
  question = {
    en = "Black Panther plays alone against Ultron. Can one of his Drones be a card of She-Hulk's?",
    fr = "La Panthère Noire affronte seule Ultron. Un de ses Drones peut-il être une carte de Miss Hulk ?",
  },
  shows    = { "mc.deck.rest" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { { "Gamma Slam", facedown = true } } },
}

refused(function() begin() end, "mc.deck.rest")
ruling {
  en = "No. His Drones come from his own deck, and that holds no card of another hero.",
  fr = "Non. Ses Drones viennent de son propre deck, qui ne contient aucune carte d'un autre héros.",
}
