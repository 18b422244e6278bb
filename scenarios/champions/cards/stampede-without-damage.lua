scenario "A defence that stops all damage stops the stun too" {
  game     = "champions",
  question = {
    en = "My hero defends against Stampede and takes no damage. Is he stunned?",
    fr = "Mon héros défend contre Ruée et ne subit aucun dégât. Est-il sonné ?",
  },
  shows    = { "mc.card.stampede" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy Daggers" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Stampede", "Advance" }

ann:ends_turn()
ann:declines()                                   -- the attack of step two: 2 damage
ann:defends_with "Black Panther"
expect(ann.identity:damage "Black Panther"):is(2)
expect(ann.identity:stunned "Black Panther"):is(0)
ruling {
  en = "No. Only a character that this attack damages is stunned.",
  fr = "Non. Seul un personnage blessé par cette attaque est sonné.",
}
