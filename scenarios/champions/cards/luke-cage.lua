scenario "Luke Cage enters play tough" {
  game     = "champions",
  question = {
    en = "I play Luke Cage and he is hit for 5 at once. Is he defeated?",
    fr = "Je joue Luke Cage et il encaisse aussitôt 5 dégâts. Est-il vaincu ?",
  },
  shows    = { "mc.card.luke-cage", "mc.card.the-power-of-protection" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Luke Cage", "The Power of Protection", "Strength" }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Energy Daggers" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down" }

ann:plays "Luke Cage"                            -- cost 4: two by each of the two cards
ann:pays_with "The Power of Protection"
expect(ann.in_play:tough "Luke Cage"):is(1)
ann:ends_turn()
ann:defends_with "Luke Cage"
expect(ann.in_play):is { "Luke Cage" }
expect(ann.in_play:damage "Luke Cage"):is(0)
expect(ann.in_play:tough "Luke Cage"):is(0)
ruling {
  en = "No. He comes with a tough card, which is discarded and prevents all the damage of that attack.",
  fr = "Non. Il arrive avec une carte Tenace, qui est défaussée et prévient tous les dégâts de cette attaque.",
}
