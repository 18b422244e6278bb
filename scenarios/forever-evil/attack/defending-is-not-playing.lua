scenario "Using a Defense is not playing the card" {
  game     = "forever-evil",
  question = {
    en = "I use Commissioner Gordon as a Defense. Do I also get the +1 Power he gives when played, and does he come into play?",
    fr = "J'utilise Commissioner Gordon comme Défense. Ai-je aussi le +1 en Puissance qu'il donne quand on le joue, et vient-il en jeu ?",
  },
  shows    = { "fe.amb.defense-is-playing", "fe.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" }, in_play = { "Happy Harbor" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"

expect(ben.power):is(0)                      -- neither his own Power nor that of Happy Harbor
expect(ben.in_play):is { "Happy Harbor" }
expect(ben.discard):is { "Commissioner Gordon" }
expect(ben.vp):is(1)
ruling {
  en = "No. Only his Defense works: Ben discards him, avoids the Attack and gains 1 VP. He was not played, so nothing else follows.",
  fr = "Non. Seule sa Défense s'applique : Ben le défausse, évite l'Attaque et gagne 1 PV. Il n'a pas été joué, rien d'autre ne s'ensuit.",
}
