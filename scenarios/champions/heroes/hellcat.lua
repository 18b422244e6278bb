scenario "Hellcat goes back to hand and leaves her damage behind" {
  game     = "champions",
  question = {
    en = "Hellcat has thwarted and has 2 damage. May I take her back to hand now, and what becomes of her damage?",
    fr = "Hellcat a contré et porte 2 dégâts. Puis-je la reprendre en main maintenant, et que deviennent ses dégâts ?",
  },
  shows    = { "mc.card.hellcat" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Strength", "Genius" }, in_play = { { "Hellcat", damage = 1 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Hellcat"
expect(ann.in_play:damage "Hellcat"):is(2)
ann:uses "Hellcat"
ann:plays "Hellcat"
ann:pays_with "Strength"

expect(ann.in_play:damage "Hellcat"):is(0)
expect(ann.in_play:exhausted "Hellcat"):is(0)
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "Yes, even exhausted: her action costs nothing. Her damage stays behind, and played again she comes in fresh and ready.",
  fr = "Oui, même inclinée : son action ne coûte rien. Ses dégâts disparaissent et, rejouée, elle revient indemne et redressée.",
}
