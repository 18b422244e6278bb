scenario "The When Revealed of a minion comes before Hawkeye's arrow" {
  game     = "champions",
  question = {
    en = "I reveal Hydra Bomber. As it enters play Hawkeye shoots it down. Do I still suffer its When Revealed?",
    fr = "Je révèle Poseur de Bombe d'Hydra. À son arrivée, Hawkeye l'abat. Dois-je encore subir son effet « Une fois révélée » ?",
  },
  shows    = { "mc.when-revealed.resolves-on-reveal", "mc.amb.quickstrike-timing" },
}
local ann = players {
  { "Ann", character = "Peter Parker", in_play = { { "Hawkeye", counters = 4 } }, hand = { "Backflip", "Backflip" }, dealt = { "Hydra Bomber" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Charge", "Sandman", "Shocker" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:chooses "damage"                    -- the When Revealed, while the Bomber is engaged with her
ann:uses "Hawkeye"

expect(ann.engaged):is {}
expect(encounter_discard):has "Hydra Bomber"
expect(main_scheme:threat "The Break-In!"):is(1)                -- what step one has placed
expect(ann.identity:damage "Peter Parker"):is(2)
ruling {
  en = "Yes. When Revealed belongs to the reveal itself; Hawkeye answers the arrival of the minion only after it.",
  fr = "Oui. « Une fois révélée » fait partie de la révélation elle-même ; Hawkeye ne répond à l'arrivée du sbire qu'ensuite.",
}
