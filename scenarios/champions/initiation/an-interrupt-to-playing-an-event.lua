scenario "An interrupt may break into the steps of playing a card" {
  game     = "champions",
  question = {
    en = "Watcher lets me draw a card when I play an event, as an interrupt. I play Haymaker: does the draw come before the damage?",
    fr = "Guetteur me fait piocher une carte quand je joue un événement, en interruption. Je joue Haymaker : la pioche vient-elle avant les dégâts ?",
  },
  shows    = { "mc.initiation.interrupt-any-step" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" }, deck_top = { "Genius" }, in_play = { "Watcher" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
expect(ann.discard):has "Energy"        -- it is paid for
expect(villain:damage "Rhino"):is(0)    -- and has done nothing yet
ann:uses "Watcher"

expect(ann.hand):is { "Genius" }
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "Yes. The interrupt breaks in just before the event begins: the card is drawn after the payment and before the attack.",
  fr = "Oui. L'interruption s'intercale juste avant que l'événement commence : la carte est piochée après le paiement et avant l'attaque.",
}
