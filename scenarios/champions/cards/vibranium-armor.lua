scenario "Vibranium Armor makes the villain tough after damage" {
  game     = "champions",
  question = {
    en = "Rhino wears Vibranium Armor and I hit him twice. How much damage does he take?",
    fr = "Rhino porte l'Armure en Vibranium et je le frappe deux fois. Combien de dégâts subit-il ?",
  },
  shows    = { "mc.card.vibranium-armor", "mc.status.tough" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Energy", "Genius" }, deck_top = { "Strength" } },
}
villain { { "Rhino I", with = { "Vibranium Armor" } } }

ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino I"):is(2)
expect(villain:tough "Rhino I"):is(1)
ann:plays "Swinging Web Kick"
ann:pays_with("Energy", "Genius")
expect(villain:damage "Rhino I"):is(2)
expect(villain:tough "Rhino I"):is(0)                    -- no damage was taken, and the armour does nothing
ruling {
  en = "That of the first hit only. It makes him tough; the second is lost on the tough card, and because he takes no damage from it he does not become tough again.",
  fr = "Seulement ceux du premier coup. Il devient Tenace ; le second se perd sur la carte Tenace et, comme il n'en subit rien, il ne redevient pas Tenace.",
}
