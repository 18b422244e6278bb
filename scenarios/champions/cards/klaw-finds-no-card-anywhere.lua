scenario "Klaw attacks without any boost card" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The encounter deck and its discard pile are both empty when Klaw I attacks me. What happens?",
    fr = "Le deck Rencontre et sa défausse sont tous deux vides quand Klaw I m'attaque. Que se passe-t-il ?",
  },
  shows    = { "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", with = { "Sonic Converter" } } }
encounter_deck {}
encounter_discard {}

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(1)
expect(game.acceleration):is(0)
ruling {
  en = "Neither boost card can be given. The attack goes on with his ATK alone, which Sonic Converter makes 1.",
  fr = "Aucune des deux cartes Boost ne peut être donnée. L'attaque continue avec sa seule ATQ, que Convertisseur Sonique porte à 1.",
}
