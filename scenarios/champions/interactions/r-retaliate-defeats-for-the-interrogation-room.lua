scenario "A minion that falls to retaliate was defeated by you" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "A wounded Hydra Bomber hits Black Panther and dies of his Retaliate. May he use the Interrogation Room for it, in the villain phase?",
    fr = "Un Poseur de Bombe d'Hydra blessé frappe Black Panther et meurt de sa Riposte. Peut-il utiliser la Salle d'Interrogatoire, en phase du Méchant ?",
  },
  shows    = { "mc.card.interrogation-room", "mc.keywords.retaliate", "mc.response.after-condition" },
}

local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Interrogation Room" }, engaged = { { "Hydra Bomber", damage = 1 } } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 4 } }

until_step "villain phase, step 3"
ann:declines()                          -- nobody defends
ann:uses "Interrogation Room"

expect(encounter_discard):has "Hydra Bomber"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Yes. Retaliate is Black Panther's own, so he has defeated the minion, and a Response may be used in any phase.",
  fr = "Oui. La Riposte est celle de Black Panther : c'est lui qui a vaincu le sbire, et une Réponse s'utilise à n'importe quelle phase.",
}
