scenario "Sonic Converter stuns whom Klaw has damaged" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Klaw I has Sonic Converter and attacks me; nobody defends. How much damage do I take, and am I stunned?",
    fr = "Klaw I a Convertisseur Sonique et m'attaque ; personne ne défend. Combien de dégâts est-ce que je subis, et suis-je Sonné ?",
  },
  shows    = { "mc.card.sonic-converter", "mc.star-icon.on-attachment" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", with = { "Sonic Converter" } } }
encounter_deck:on_top { "Armored Guard", "Armored Guard" }

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(ann.identity:stunned "She-Hulk"):is(1)
ruling {
  en = "Its +1 ATK and two boost icons are 3 damage, and after the attack it stuns your hero.",
  fr = "Son +1 ATQ et deux icônes Boost font 3 dégâts, et après l'attaque il sonne votre héros.",
}
