scenario "The scenario, the mode and two modular sets are chosen" {
  game           = "champions",
  scenario       = "rhino",
  expert         = true,
  under_attack   = 1,
  doomsday_chair = 1,
  question       = {
    en = "We want Rhino in expert mode with Under Attack and The Doomsday Chair. Which stage begins, and is Bomb Scare still in the deck?",
    fr = "Nous voulons Rhino en mode expert avec Civils Attaqués et Le Siège de l'Apocalypse. Quel stade commence, et Alerte à la Bombe est-elle encore dans le deck ?",
  },
  shows          = { "mc.encounter-deck.expert-mode", "mc.encounter-deck.several-modular", "mc.encounter-deck.swap-modular" },
  set_up         = "shown",
}
local ann = players { { "Ann", character = "Peter Parker" } }

ann:declines()
expect(villain):is { "Rhino II" }
expect(encounter_deck):has("Concussive Blast", 2)
expect(encounter_deck):has("M.O.D.O.K.", 1)
expect(encounter_deck):has_no "Explosion"
ruling {
  en = "Stage II. The two sets that you name take the place of the recommended one, so Bomb Scare is not in the deck.",
  fr = "Le stade II. Les deux sets que vous nommez remplacent celui qui est recommandé : Alerte à la Bombe n'est pas dans le deck.",
}
