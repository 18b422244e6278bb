scenario "Klaw III comes tough" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "We play expert and I defeat Klaw II while The \"Immortal\" Klaw is in play. What does Klaw III bring, and how many boost cards does he get when he attacks?",
    fr = "Nous jouons en mode expert et je bats Klaw II alors que Klaw \"l'Immortel\" est en jeu. Qu'amène Klaw III, et combien de cartes Boost reçoit-il quand il attaque ?",
  },
  shows    = { "mc.card.klaw-iii", "mc.keywords.toughness", "mc.boost.several-stack" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck = {} },
}
villain { { "Klaw II", damage = 27 } }
side_schemes { { "The \"Immortal\" Klaw", threat = 3 } }
encounter_deck:on_top { "Armored Guard", "Armored Guard" }

ann:attacks_with "She-Hulk"
expect(villain:tough "Klaw III"):is(1)
expect(villain:hit_points "Klaw III"):is(32)
until_step "villain phase, step 3"
ann:ends_turn()
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
ruling {
  en = "A Tough card, and 22 hit points with 10 more from the side scheme. He, too, gets two boost cards: ATK 2 and two icons are 4 damage.",
  fr = "Une carte Tenace, et 22 points de vie avec 10 de plus grâce à la manigance annexe. Lui aussi reçoit deux cartes Boost : ATQ 2 et deux icônes font 4 dégâts.",
}
