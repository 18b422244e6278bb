scenario "Prevented threat is never placed" {
  game     = "champions",
  question = {
    en = "Rhino schemes for three and I play Emergency. How much threat goes onto the main scheme?",
    fr = "Rhino manigance pour trois et je joue Urgence. Combien de menace la manigance principale reçoit-elle ?",
  },
  shows    = { "mc.prevent.threat" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency", "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- keeps his hand
expect(main_scheme:threat "The Break-In!"):is(1) -- step one
ann:plays "Emergency"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Two: SCH 1 and two boost icons make three, and the prevented one is taken off before any is placed.",
  fr = "Deux : MNG 1 et deux icônes Boost font trois, et la menace prévenue est retranchée avant que le reste soit placé.",
}
