scenario "A thwart event of a confused hero" {
  game     = "champions",
  question = { en = "My hero is Confused and I play For Justice! Do I get the resources back when the thwart fails?", fr = "Mon héros est Désorienté et je joue Pour la Justice ! Est-ce que je récupère mes ressources quand le contre échoue ?" },
  shows    = { "mc.status.confused-costs", "mc.status.confused-friendly", "mc.thwart.labelled-ability" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", confused = true } }, hand = { "For Justice!", "Genius" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

ann:plays "For Justice!"
expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.identity:confused "Spider-Man"):is(0)
expect(ann.hand):is_empty()
expect(ann.discard):has("For Justice!", 1)
expect(ann.discard):has("Genius", 1)

ruling {
  en = "No. The event counts as thwarting, so it only removes your Confused card. What you paid is spent and the event is discarded.",
  fr = "Non. Cet événement compte comme un contre : il ne fait que retirer votre carte Désorienté. Ce que vous avez payé est dépensé et l'événement est défaussé.",
}
