scenario "Toughness comes into play with a Tough card" {
  game     = "champions",
  question = {
    en = "I play Luke Cage and he defends in the same round. How hard does Rhino hit him?",
    fr = "Je joue Luke Cage et il défend au cours du même round. Quels dégâts Rhino lui inflige-t-il ?",
  },
  shows    = { "mc.keywords.toughness" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Luke Cage", "Vibranium", "Genius" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:plays "Luke Cage"
ann:pays_with "Vibranium"
expect(ann.in_play:tough "Luke Cage"):is(1)
ann:ends_turn()
ann:defends_with "Luke Cage"
expect(ann.in_play:tough "Luke Cage"):is(0)
expect(ann.in_play:damage "Luke Cage"):is(0)
ruling {
  en = "Not at all: he enters play with a Tough status card, which is discarded instead of the first damage.",
  fr = "Aucun : il arrive en jeu avec une carte d'état Tenace, qui est défaussée à la place des premiers dégâts.",
}
