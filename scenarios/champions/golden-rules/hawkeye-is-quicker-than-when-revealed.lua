scenario "A minion that Hawkeye defeats still has its When Revealed resolved" {
  game     = "champions",
  question = {
    en = "I reveal Hydra Bomber. As it enters play Hawkeye shoots it down. Do I still suffer its When Revealed?",
    fr = "Je révèle Poseur de Bombe d'Hydra. À son arrivée, Hawkeye l'abat. Dois-je encore subir son effet « Une fois révélée » ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.when-revealed.resolves-on-reveal" },
}
local ann = players {
  { "Ann", character = "Peter Parker", in_play = { { "Hawkeye", counters = 4 } }, hand = { "Backflip", "Backflip" }, dealt = { "Hydra Bomber" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Charge", "Sandman", "Shocker" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:uses "Hawkeye"
ann:chooses "threat"

expect(ann.engaged):is {}
expect(encounter_discard):has "Hydra Bomber"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Yes. Revealing the card resolves it; the reference does not say that its leaving stops that, so the Grim Rule decides against you.",
  fr = "Oui. Révéler la carte la résout ; le guide ne dit pas que son départ l'arrête, donc la Sombre Règle tranche contre vous.",
}
