scenario "Charge is gone before anybody responds to the attack" {
  game     = "champions",
  question = {
    en = "Black Panther has defended against Rhino's attack with Charge. While I may still answer with Counter-Punch, is Charge in play?",
    fr = "Black Panther a défendu contre l'attaque de Rhino avec Charge. Pendant que je peux encore répondre par Contre-Attaque au Poing, Charge est-elle en jeu ?",
  },
  shows    = { "mc.delayed-effect.resolves-at-once", "mc.response.after-condition", "mc.card.counter-punch" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:defends_with "Black Panther"                     -- 5 - 2 = 3 damage
expect(ann.identity:damage "Black Panther"):is(3)
expect(attachments):is_empty()
ann:plays "Counter-Punch"

expect(villain:damage "Rhino"):is(3)                 -- 1 by Retaliate, 2 by Counter-Punch
ruling {
  en = "No. What was announced for the end of the attack happens by itself the moment the attack ends; responses to the attack come after that.",
  fr = "Non. Ce qui était annoncé pour la fin de l'attaque se produit de soi-même à l'instant où elle finit ; les réponses à l'attaque viennent ensuite.",
}
