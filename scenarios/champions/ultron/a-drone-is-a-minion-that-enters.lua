scenario "A Drone is a minion that enters play" {
  game     = "champions",
  question = {
    en = "Hawkeye answers the arrival of a minion. Does he answer a Drone, too?",
    fr = "Hawkeye répond à l'arrivée d'un sbire. Répond-il aussi à un Drone ?",
  },
  shows    = { "mc.card.hawkeye", "mc.card-types.change-type" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Alpha Flight Station", "Cosmic Flight" }, deck_top = { "Energy", "Genius" }, discard = {}, engaged = {},
    in_play = { { "Hawkeye", counters = 2 } }, dealt = { "Ultron's Imperative" } },
}
villain { "Ultron I" }

ann:uses "Hawkeye"
ann:declines "Hawkeye"
expect(ann.discard):is { "Energy" }
expect(ann.in_play:counters "Hawkeye"):is(1)
expect(ann.engaged):count(1)
ruling {
  en = "Yes. It is a minion from the moment it is there, and his 2 damage defeat it.",
  fr = "Oui. C'est un sbire dès qu'il est là, et ses 2 dégâts le vainquent.",
}
