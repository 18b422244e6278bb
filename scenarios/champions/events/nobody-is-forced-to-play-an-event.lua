scenario "An event in hand may stay in hand" {
  game     = "champions",
  question = {
    en = "Rhino's attack is about to hurt me and I hold Backflip. Do I have to play it?",
    fr = "L'attaque de Rhino va me blesser et j'ai Salto Arrière en main. Suis-je obligé de le jouer ?",
  },
  shows    = { "mc.event.optional" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, deck_top = { "Energy", "Genius", "Strength", "Black Cat" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                -- discards nothing
ann:declines()                                -- Spider-Man's own interrupt
ann:declines()                                -- nobody defends
expect(ann):must_choose { "plays Backflip", "declines" }
ann:declines()

expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.hand):has "Backflip"
ruling {
  en = "No. Events are optional: you may keep Backflip and take the damage.",
  fr = "Non. Les événements sont facultatifs : vous pouvez garder Salto Arrière et subir les dégâts.",
}
