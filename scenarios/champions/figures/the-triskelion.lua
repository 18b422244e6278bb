scenario "The Triskelion makes room for a fourth ally" {
  game     = "champions",
  question = {
    en = "I control three allies. May I play a fourth, and a fifth, with The Triskelion?",
    fr = "Je contrôle trois alliés. Puis-je en jouer un quatrième, et un cinquième, avec Le Triskelion ?",
  },
  shows    = { "mc.card.the-triskelion", "mc.ally-limit.three", "mc.player-card.figure-triskelion" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "The Triskelion", "Maria Hill", "Spider-Woman", "Energy Absorption", "Genius", "Strength" }, in_play = { "Vision", "Hawkeye", "Mockingbird" }, deck_top = { "Energy" } },
}

refused(function() ann:plays "Maria Hill" end, "mc.ally-limit.three")
ann:plays "The Triskelion"
ann:pays_with "Strength"
expect(ann.identity:ally_limit "Captain Marvel"):is(4)
ann:plays "Maria Hill"
ann:pays_with "Genius"
ann:uses "Maria Hill"
refused(function() ann:plays "Spider-Woman" end, "mc.ally-limit.three")
expect(ann.in_play):is { "Vision", "Hawkeye", "Mockingbird", "The Triskelion", "Maria Hill" }
expect(ann.hand):has "Energy"
ruling {
  en = "A fourth, yes; a fifth, no. The Triskelion raises your limit of three allies by one.",
  fr = "Un quatrième, oui ; un cinquième, non. Le Triskelion augmente d'un votre limite de trois alliés.",
}
