scenario "A card beats the rules: four allies with The Triskelion" {
  game     = "champions",
  question = {
    en = "I control three allies, the limit in the rules. May I play a fourth because The Triskelion is in play?",
    fr = "Je contrôle trois alliés, la limite des règles. Puis-je en jouer un quatrième parce que le Triskelion est en jeu ?",
  },
  shows    = { "mc.golden-rules.card-over-rules" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Hawkeye", "Spider-Woman", "Energy", "Genius", "Energy Absorption" },
    in_play = { "The Triskelion", "Mockingbird", "Maria Hill", "Vision" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:plays "Hawkeye"
ann:pays_with "Energy"
ann:pays_with "Genius"
expect(ann.in_play):has("Hawkeye", 1)
expect(ann.in_play):count(5)                     -- four allies and The Triskelion
expect(ann.identity:ally_limit "Captain Marvel"):is(4)
refused(function() ann:plays "Spider-Woman" end, "mc.ally-limit.three")   -- a fifth is too many
ruling {
  en = "Yes. When a card says something else than the rules, the card is right: with The Triskelion your limit is four.",
  fr = "Oui. Quand une carte dit autre chose que les règles, c'est la carte qui a raison : avec le Triskelion, votre limite est de quatre.",
}
