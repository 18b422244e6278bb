scenario "A minion that Hawkeye defeats does not come to its When Revealed" {
  game     = "champions",
  question = {
    en = "I reveal Hydra Bomber. As it enters play Hawkeye shoots it down. Do I still suffer its When Revealed?",
    fr = "Je révèle Poseur de Bombe d'Hydra. À son arrivée, Hawkeye l'abat. Dois-je encore subir son effet « Une fois révélée » ?",
  },
  shows    = { "mc.in-play.abilities-need-play", "mc.when-revealed.resolves-on-reveal" },
}
local ann = players {
  { "Ann", character = "Peter Parker", in_play = { { "Hawkeye", counters = 4 } }, hand = { "Backflip", "Backflip" }, dealt = { "Hydra Bomber" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Charge", "Sandman", "Shocker" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:uses "Hawkeye"

expect(ann.engaged):is {}
expect(encounter_discard):has "Hydra Bomber"
expect(main_scheme:threat "The Break-In!"):is(1)                -- what step one has placed
expect(ann.identity:damage "Peter Parker"):is(0)
expect(log):has("Hydra Bomber", "its when revealed does not begin", "by", "mc.in-play.abilities-need-play")
ruling {
  en = "No. The abilities of a minion work only while it is in play, and it has left play before its When Revealed is resolved.",
  fr = "Non. Les capacités d'un sbire ne s'appliquent que tant qu'il est en jeu, et il a quitté le jeu avant que son effet « Une fois révélée » soit résolu.",
}
