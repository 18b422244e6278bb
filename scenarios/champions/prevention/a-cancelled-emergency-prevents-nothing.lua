scenario "An Emergency that is cancelled prevents nothing" {
  game     = "champions",
  question = {
    en = "Rhino schemes for three and I play Emergency, but its effect is cancelled. How much threat goes onto the main scheme?",
    fr = "Rhino manigance pour trois et je joue Urgence, mais son effet est annulé. Combien de menace la manigance principale reçoit-elle ?",
  },
  shows    = { "mc.cancel.event-still-played" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency", "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
environments { "Silence" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- keeps his hand
ann:plays "Emergency"
expect(main_scheme:threat "The Break-In!"):is(4) -- 1 in step one, 3 by Rhino
expect(ann.discard):is { "Emergency" }
ruling {
  en = "All three. The event was played and is discarded, but nothing is prevented.",
  fr = "Les trois. L'événement a été joué et va dans la défausse, mais rien n'est prévenu.",
}
