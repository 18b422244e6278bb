scenario "The boost card is given before the defender is declared and turned up after" {
  game     = "champions",
  question = {
    en = "Rhino attacks me. May I look at his boost card before I decide whether to defend?",
    fr = "Rhino m'attaque. Puis-je regarder sa carte Boost avant de décider si je me défends ?",
  },
  shows    = { "mc.enemy-attack.1-boost", "mc.boost.give-facedown", "mc.boost.flip-after-defender" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hydra Mercenary" }

ann:ends_turn()
expect(boosts):count(1)
expect(encounter_discard):is_empty()
expect(ann):must_choose { "defends with She-Hulk", "declines" }
ann:defends_with "She-Hulk"
expect(encounter_discard):has "Charge"
expect(ann.identity:damage "She-Hulk"):is(2)
ruling {
  en = "No. The card lies facedown in front of him while you decide, and is turned up only once the defender is declared.",
  fr = "Non. La carte est face cachée devant lui pendant que vous décidez, et n'est retournée qu'une fois le défenseur déclaré.",
}
