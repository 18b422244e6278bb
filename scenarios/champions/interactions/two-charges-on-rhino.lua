scenario "Two copies of Charge on Rhino" {
  game     = "champions",
  question = {
    en = "Rhino bears both copies of Charge when he attacks. Do we have to say which of the two comes first, and what becomes of them?",
    fr = "Rhino porte les deux exemplaires de Charge quand il attaque. Faut-il dire lequel passe d'abord, et que deviennent-ils ?",
  },
  shows    = { "mc.card.charge" },
}
local ann = players { { "Ann", character = "She-Hulk", hand = {} } }
villain { { "Rhino I", with = { "Charge", "Charge" } } }
encounter_deck:on_top { "Assault", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                       -- the first question is who defends
expect(ann.identity:damage "She-Hulk"):is(8)         -- 2, and 3 for each copy
expect(attachments):is_empty()
ruling {
  en = "No. Nothing tells the two apart, so the order makes no difference and is not asked. Each gives Rhino 3 more ATK for the attack, and both are discarded after it.",
  fr = "Non. Rien ne distingue les deux exemplaires ; l'ordre n'y change rien et n'est pas demandé. Chacun donne 3 ATQ de plus à Rhino pour l'attaque, et les deux sont défaussés ensuite.",
}
