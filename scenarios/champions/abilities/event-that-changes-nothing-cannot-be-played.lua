scenario "An ability that could change nothing cannot be started" {
  game     = "champions",
  question = {
    en = "Nobody is damaged, but I want to get First Aid, and a card to pay for it, out of my hand. May I play it?",
    fr = "Personne n'est blessé, mais je veux me débarrasser de Premiers Soins et d'une carte pour le payer. Puis-je le jouer ?",
  },
  shows    = { "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "First Aid", "First Aid", "Energy", "Genius" } },
}
villain { "Rhino I" }

refused(function() ann:plays "First Aid" end, "mc.ability.must-change-state")
expect(ann.hand):count(4)
ann:attacks_with "Captain Marvel"
expect(ann):may("plays", "First Aid")
ann:plays "First Aid"
ann:pays_with "Energy"
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Its effect would heal nobody, and paying for it does not count. With one damaged character in play, even Rhino, it becomes legal.",
  fr = "Non. Son effet ne soignerait personne, et le fait de le payer ne compte pas. Dès qu'un personnage en jeu est blessé, même Rhino, c'est permis.",
}
