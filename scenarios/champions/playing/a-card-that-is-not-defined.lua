card "Masked Stranger" { type = "ally", cost = 4, thw = { 1, 1 }, atk = { 2, 1 }, hp = 4, makes = "wild", unknown = true }

scenario "A card whose effect is not defined is not played" {
  game     = "champions",
  question = {
    en = "I hold Masked Stranger, an ally whose text the referee does not know, and could pay for him. May I play him, call him from my discard pile, or only spend him?",
    fr = "J'ai Masked Stranger en main, un allié dont l'arbitre ne connaît pas le texte, et je pourrais le payer. Puis-je le jouer, l'appeler depuis ma défausse, ou seulement le dépenser ?",
  },
  shows    = { "mc.ability.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Masked Stranger", "Genius", "Make the Call", "Energy", "Strength", "Haymaker" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Masked Stranger" end, "mc.ability.definition")
ann:plays "Haymaker"
ann:pays_with "Masked Stranger"                     -- his printed resource is known
ann:pays_with "Energy"
expect(ann.discard):has "Masked Stranger"
refused(function() ann:plays "Make the Call" end, "mc.ability.definition")
ruling {
  en = "Only spend him. What a card prints is known and counts; what its text would do is not, so he neither comes from the hand nor out of the discard pile into play.",
  fr = "Seulement le dépenser. Ce qu'une carte imprime est connu et compte ; ce que ferait son texte ne l'est pas, il n'entre donc en jeu ni depuis la main ni depuis la défausse.",
}
