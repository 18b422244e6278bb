scenario "A typed cost asks for that many of that type" {
  game     = "champions",
  question = {
    en = "Getting rid of the Enhanced Ivory Horn costs three physical resources. Do three energy do, or two physical?",
    fr = "Se débarrasser de la Corne en Ivoire Renforcée coûte trois ressources physiques. Trois énergies font-elles l'affaire, ou deux physiques ?",
  },
  shows    = { "mc.resource.typed-cost", "mc.card.enhanced-ivory-horn" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy Absorption", "Strength" }, deck_top = { "Photonic Blast" }, in_play = { "Avengers Mansion" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }

expect(villain:atk "Rhino I"):is(3)
refused(function() ann:uses "Enhanced Ivory Horn" end, "mc.resource.typed-cost")
ann:uses "Avengers Mansion"
ann:uses "Enhanced Ivory Horn"
ann:pays_with "Strength"
expect(encounter_discard):is { "Enhanced Ivory Horn" }
expect(ann.hand):is { "Energy Absorption" }
expect(villain:atk "Rhino I"):is(2)
ruling {
  en = "No. It takes three resources, all of them physical: here the two of Strength and one from the card that was drawn.",
  fr = "Non. Il faut trois ressources, toutes physiques : ici les deux de Force et celle de la carte piochée.",
}
