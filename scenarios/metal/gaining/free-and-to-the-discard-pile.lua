scenario "A gained card is free and goes to the discard pile" {
  game     = "metal",
  question = {
    en = "An effect lets me gain Black Adam. What do I pay, and may I play him at once?",
    fr = "Un effet me fait gagner Black Adam. Que dois-je payer, et puis-je le jouer aussitôt ?",
  },
  shows    = { "metal.gain.to-discard", "metal.gain.free" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Open Palm" }, power = 1, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Open Palm"
ann:gains "Black Adam"
expect(ann.power):is(1)
expect(ann.discard):is { "Black Adam" }
expect(ann.hand):is_empty()
ruling {
  en = "Nothing, and no: gaining costs nothing, and the card goes straight to your discard pile.",
  fr = "Rien, et non : gagner est gratuit, et la carte va tout droit dans votre défausse.",
}
