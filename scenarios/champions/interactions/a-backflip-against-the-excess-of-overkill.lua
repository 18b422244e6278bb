scenario "Backflip may wipe out the excess of overkill" {
  game     = "champions",
  question = {
    en = "Black Cat defends against Rhino's Charge and falls, and 4 damage of overkill would hit Spider-Man. He did not defend: may I play Backflip?",
    fr = "Black Cat défend contre la Charge de Rhino et tombe, et 4 dégâts de Déferlement vont toucher Spider-Man. Il n'a pas défendu : puis-je jouer Salto Arrière ?",
  },
  shows    = { "mc.keywords.overkill-ally", "mc.card.backflip", "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip", "Energy", "Strength", "Genius", "Aunt May" }, in_play = { { "Black Cat", damage = 1 } } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:declines()                                       -- no Spider-Sense
ann:defends_with "Black Cat"                         -- 5 damage, 1 hit point
expect(ann.discard):is { "Black Cat" }
ann:plays "Backflip"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.discard):is { "Black Cat", "Backflip" }
ruling {
  en = "Yes. The excess is still damage of that attack, now about to hurt him, and Backflip asks for nothing else. All 4 are prevented.",
  fr = "Oui. L'excédent fait toujours partie des dégâts de cette attaque, sur le point de le blesser, et Salto Arrière n'exige rien d'autre. Les 4 sont prévenus.",
}
