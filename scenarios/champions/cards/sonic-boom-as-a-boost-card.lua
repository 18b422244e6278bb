scenario "Sonic Boom as a boost card exhausts the damaged hero" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "One of the boost cards of the attack on me is Sonic Boom, and nobody defends. When is my hero exhausted?",
    fr = "L'une des cartes Boost de l'attaque contre moi est Boom Sonique, et personne ne défend. Quand mon héros est-il incliné ?",
  },
  shows    = { "mc.card.sonic-boom", "mc.delayed-effect.resolves-at-once" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Sonic Boom", "Armored Guard" }

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.identity:exhausted "She-Hulk"):is(1)
ruling {
  en = "As soon as the attack has dealt its damage to you. Had it dealt none, your hero would stay ready.",
  fr = "Dès que l'attaque vous a infligé ses dégâts. Si elle n'en avait infligé aucun, votre héros resterait redressé.",
}
