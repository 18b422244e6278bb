scenario "An event that is cancelled as it begins does not resolve" {
  game     = "champions",
  question = {
    en = "Silence cancels the events we play. I play Haymaker: does it still deal its damage, and where does the card go?",
    fr = "Silence annule les événements que nous jouons. Je joue Haymaker : inflige-t-il quand même ses dégâts, et où va la carte ?",
  },
  shows    = { "mc.initiation.7-resolve" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }
environments { "Silence" }

ann:plays "Haymaker"

expect(villain:damage "Rhino"):is(0)
expect(ann.hand):is_empty()
expect(ann.discard):has("Haymaker", 1)
expect(ann.discard):has("Energy", 1)
ruling {
  en = "It deals no damage: it never comes to the step in which it resolves. It was played and paid for, so it is discarded with Energy.",
  fr = "Il n'inflige rien : il n'arrive jamais à l'étape où il se résout. Il a été joué et payé, il est donc défaussé avec Énergie.",
}
