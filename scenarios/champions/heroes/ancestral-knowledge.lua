scenario "Ancestral Knowledge shuffles up to three different cards back" {
  game     = "champions",
  question = {
    en = "My discard pile holds Shuri and two Vibranium. May I shuffle all three back with Ancestral Knowledge?",
    fr = "Ma défausse contient Shuri et deux Vibranium. Puis-je remélanger les trois avec Connaissance Ancestrale ?",
  },
  shows    = { "mc.card.ancestral-knowledge" },
}

local ann = players {
  { "Ann", character = "T'Challa", hand = { "Ancestral Knowledge", "Genius" }, discard = { "Vibranium", "Vibranium", "Shuri" } },
}
villain { { "Rhino I" } }

ann:plays "Ancestral Knowledge"
ann:chooses "Shuri"
ann:chooses "Vibranium"
refused(function() ann:chooses "Vibranium" end, "mc.card.ancestral-knowledge")
ann:chooses "Genius"

expect(ann.discard):is { "Ancestral Knowledge", "Vibranium" }
expect(ann.hand):is_empty()
ruling {
  en = "Not both Vibranium: the cards must differ. Ann takes Shuri, one Vibranium and the Genius that paid for the event.",
  fr = "Pas les deux Vibranium : les cartes doivent être différentes. Ann prend Shuri, un Vibranium et le Génie qui a payé l'événement.",
}
