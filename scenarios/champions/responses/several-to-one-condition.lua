scenario "Several responses to one defence" {
  game     = "champions",
  question = {
    en = "After defending, may I both play Counter-Punch and use Indomitable?",
    fr = "Après avoir défendu, puis-je à la fois jouer Contre-Attaque au Poing et utiliser Inébranlable ?",
  },
  shows    = { "mc.response.several", "mc.response.window", "mc.card.indomitable" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Vibranium", "Vibranium", "Vibranium" }, deck_top = { "Vibranium Suit" }, in_play = { "Indomitable" } },
}
villain { { "Rhino I", damage = 4 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:defends_with "Black Panther"
expect(ann):must_choose { "uses Indomitable", "plays Counter-Punch", "declines" }
ann:uses "Indomitable"
expect(ann.identity:exhausted "Black Panther"):is(0)
expect(ann):must_choose { "plays Counter-Punch", "declines" }
ann:plays "Counter-Punch"
expect(villain:damage "Rhino I"):is(7)                     -- 4, retaliate 1, then 2
expect(ann.in_play):is_empty()
ruling {
  en = "Yes. Both answer the same defence. After each response you are asked again, until everybody passes.",
  fr = "Oui. Toutes deux répondent à la même défense. Après chaque réponse, on redemande, jusqu'à ce que tous passent.",
}
