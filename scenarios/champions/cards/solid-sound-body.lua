scenario "Solid-Sound Body gives Klaw retaliate 1" {
  game     = "champions",
  question = {
    en = "Klaw has Solid-Sound Body, and She-Hulk attacks him. What happens, and how do I get rid of the card?",
    fr = "Klaw a Corps de Son Solidifié, et Miss Hulk l'attaque. Que se passe-t-il, et comment me débarrasser de la carte ?",
  },
  shows    = { "mc.card.solid-sound-body", "mc.keywords.retaliate" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength" } },
}
villain { { "Klaw I", with = { "Solid-Sound Body" } } }

ann:attacks_with "She-Hulk"
expect(villain:damage "Klaw I"):is(3)
expect(ann.identity:damage "She-Hulk"):is(1)
ann:uses "Solid-Sound Body"
ann:pays_with("Energy", "Genius", "Strength")
expect(attachments):is {}
ruling {
  en = "Klaw takes 3 damage and deals 1 back to She-Hulk. As an action in hero form you pay an energy, a mental and a physical resource to discard the card.",
  fr = "Klaw subit 3 dégâts et en rend 1 à Miss Hulk. Par une action, en héros, vous payez une ressource énergie, une mentale et une physique pour défausser la carte.",
}
