scenario "A minion with Surge surges although Hawkeye has defeated it" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Weapons Runner, and Hawkeye shoots it down as it enters play. Does its Surge still reveal another card?",
    fr = "Je révèle Trafiquant d'Armes, et Hawkeye l'abat à son arrivée. Son Renfort fait-il encore révéler une autre carte ?",
  },
  shows    = { "mc.keywords.surge", "mc.amb.surge-and-cancel" },
  scenario = "klaw",
}
local ann = players {
  { "Ann", character = "Peter Parker", in_play = { { "Hawkeye", counters = 4 } }, hand = {}, dealt = { "Weapons Runner" } },
}
encounter_deck:on_top { "Armored Guard" }

ann:uses "Hawkeye"
ann:declines()                          -- the guard is Tough

expect(encounter_discard):has "Weapons Runner"
expect(ann.engaged):is { "Armored Guard" }
ruling {
  en = "Yes. Surge hangs on the card being revealed, and it was.",
  fr = "Oui. Renfort tient à ce que la carte soit révélée, et elle l'a été.",
}
