scenario "Titania strikes harder when she is enhanced" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Titania carries Genetically Enhanced and 2 damage. With what ATK does she hit She-Hulk?",
    fr = "Titania porte Génétiquement Amélioré et 2 dégâts. Avec quelle ATQ frappe-t-elle Miss Hulk ?",
  },
  shows    = { "mc.card.titania", "mc.amb.attack-x", "mc.remaining-hp.token-characters" },
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Titania", damage = 2, with = { "Genetically Enhanced" } } } },
}
villain { { "Rhino I", stunned = true } }

until_step "villain phase, step 3"
ann:declines()

expect(ann.identity:damage "She-Hulk"):is(7)
ruling {
  en = "7. The attachment raises her remaining hit points too: 6 and 3, less 2.",
  fr = "7. L'attachement augmente aussi ses points de vie restants : 6 et 3, moins 2.",
}
