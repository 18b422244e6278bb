scenario "Expert mode: other villain stages and three more cards" {
  game     = "champions",
  set_up   = "shown",
  expert   = 1,
  question = {
    en = "What changes in the set-up when we play Rhino in expert mode?",
    fr = "Qu'est-ce qui change à la mise en place quand on joue Rhino en mode expert ?",
  },
  shows    = { "mc.encounter-deck.expert-mode" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(villain):is { "Rhino II" }
expect(villain_deck):is { "Rhino III" }
expect(encounter_deck):has("Exhaustion", 1)
expect(encounter_deck):has("Masterplan", 1)
expect(encounter_deck):has("Under Fire", 1)
expect(encounter_deck):count(33)                        -- 34, but Rhino II has fetched Breakin' & Takin'
ruling {
  en = "The villain deck has stages II and III instead of I and II, and the three cards of the Expert set join the encounter deck.",
  fr = "Le deck Méchant contient les stades II et III au lieu de I et II, et les trois cartes du set Expert rejoignent le deck Rencontre.",
}
