scenario "Get Behind Me! trades a treachery for an attack" {
  game     = "champions",
  question = {
    en = "I reveal a treachery, say False Alarm. What does Get Behind Me! change?",
    fr = "Je révèle une traîtrise, disons Fausse Alerte. Restez derrière moi ! y change-t-elle quelque chose ?",
  },
  shows    = { "mc.card.get-behind-me" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Get Behind Me!", "Vibranium" }, deck_top = { "Energy", "Strength", "Panther Claws" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "False Alarm", "Advance" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends against Rhino
expect(ann.identity:damage "Black Panther"):is(2)
ann:plays "Get Behind Me!"
ann:pays_with "Energy"
ann:declines()                                   -- nobody defends against the second attack
expect(ann.identity:confused "Black Panther"):is(0)
expect(ann.identity:damage "Black Panther"):is(4)
ruling {
  en = "You are not confused: the effects of the treachery are cancelled, and the villain attacks you instead.",
  fr = "Vous n'êtes pas désorienté : les effets de la traîtrise sont annulés, et le méchant vous attaque à la place.",
}
