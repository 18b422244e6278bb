card "Shattered Glass" { type = "treachery", fr = "Verre Brisé", set = "rhino",
  boost = if_damaged(each{ "friendly character" }){ place_threat(that_many, main_scheme) } }

scenario "A boost ability waits for the damage of the attack" {
  game     = "champions",
  question = {
    en = "A boost card of our own says: for each friendly character that the attack damages, place that much threat. Rhino has Charge, and the excess over my ally goes to my hero. What is placed, and when?",
    fr = "Une carte Boost à nous dit : pour chaque personnage ami que l'attaque blesse, placez autant de menaces. Rhino a Charge, et l'excédent au-delà de mon alliée va à mon héros. Qu'est-ce qui est placé, et quand ?",
  },
  shows    = { "mc.delayed-effect.resolves-at-once", "mc.amb.stunned-by-an-attack", "mc.keywords.overkill-ally" },
  at       = "villain phase, step 2",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Shattered Glass" }

until_step "villain phase, step 3"
ann:defends_with "Mockingbird"
expect(ann.identity:damage "She-Hulk"):is(2)
expect(main_scheme:threat "The Break-In! 1B"):is(5)
ruling {
  en = "The 5 damage are dealt first: Mockingbird takes the 3 that she can and falls, and 2 go to She-Hulk. As soon as the attack is over, 3 threat are placed for Mockingbird and 2 for She-Hulk.",
  fr = "Les 5 dégâts sont infligés d'abord : Mockingbird encaisse les 3 qu'elle peut et tombe, et 2 vont à Miss Hulk. Dès que l'attaque est terminée, 3 menaces sont placées pour Mockingbird et 2 pour Miss Hulk.",
}
