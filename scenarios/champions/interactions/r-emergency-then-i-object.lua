scenario "Emergency and \"I Object!\" against one scheme" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Rhino schemes for 2 by Advance. Jennifer holds Emergency and has not objected yet this round. Can she stop both?",
    fr = "Rhino manigance pour 2 par Avancée. Jennifer a Urgence en main et n'a pas encore fait objection à ce round. Peut-elle arrêter les deux ?",
  },
  shows    = { "mc.card.emergency", "mc.card.jennifer-walters", "mc.prevent.threat" },
}

local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Emergency" }, dealt = { "Advance" } },
}
encounter_deck:on_top { "Hydra Bomber" }            -- one boost icon

until_step "villain phase, step 5"
ann:plays "Emergency"
ann:uses "Jennifer Walters"

expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "Yes. Emergency answers the scheme itself, her ability the threat that would be placed; each takes 1.",
  fr = "Oui. Urgence répond à la manigance elle-même, sa capacité à la menace qui serait placée ; chacune en ôte 1.",
}
