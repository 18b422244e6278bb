scenario "Klaw falls with The \"Immortal\" Klaw" {
  game     = "champions",
  question = {
    en = "Klaw I has 8 of his 22 hit points left when I remove the last threat from The \"Immortal\" Klaw. What becomes of him?",
    fr = "Il reste à Klaw I 8 de ses 22 points de vie quand je retire la dernière menace de Klaw \"l'Immortel\". Que devient-il ?",
  },
  shows    = { "mc.card.the-immortal-klaw", "mc.amb.lost-hit-points-kill", "mc.defeat-villain.next-revealed" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", damage = 14, with = { "Sonic Converter" } } }
side_schemes { { "The \"Immortal\" Klaw", threat = 1 } }

ann:thwarts_with "She-Hulk"
ann:chooses "The \"Immortal\" Klaw"
expect(villain):is { "Klaw II" }
expect(side_schemes):is { "The \"Immortal\" Klaw" }
expect(villain:hit_points "Klaw II"):is(28)
expect(attachments):is { "Sonic Converter" }
ruling {
  en = "He loses the 10 hit points, none is left to him, and he is defeated: Klaw II comes up. He finds the scheme that has just been discarded, so it is in play again, and gives him 10 hit points.",
  fr = "Il perd les 10 points de vie, il ne lui en reste aucun et il est vaincu : Klaw II arrive. Il trouve la manigance qui vient d'être défaussée : elle est de nouveau en jeu et lui donne 10 points de vie.",
}
