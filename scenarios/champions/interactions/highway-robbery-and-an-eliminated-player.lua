scenario "Highway Robbery is defeated after a player is out" {
  game     = "champions",
  question = {
    en = "Highway Robbery holds a card of mine and one of Ben's, and Ben is eliminated. When I defeat the scheme, where do the cards go?",
    fr = "Cambriolage de Haut Vol retient une carte à moi et une à Ben, et Ben est éliminé. Quand je déjoue la manigance, où vont les cartes ?",
  },
  shows    = { "mc.card.highway-robbery", "mc.elimination.when", "mc.defeat.side-scheme" },
  windows = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Daredevil", "Jessica Jones", "Heroic Intuition" }, dealt = { "Highway Robbery" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Jennifer Walters", identity = { { "Jennifer Walters", damage = 14 } }, hand = {}, deck = { "Gamma Slam", "Ground Stomp", "Legal Practice", "Uppercut", "Split Personality", "One-Two Punch", "Superhuman Strength" }, in_play = { "Focused Rage" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Enhanced Ivory Horn", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ben:changes_form()
ben:uses "Focused Rage"                 -- Ben is out
expect(ann.hand):count(4)
expect(ben.discard):has_no "Split Personality"
expect(side_schemes:threat "Highway Robbery"):is(6)
ann:thwarts_with "Daredevil"
ann:chooses "Highway Robbery"
ann:thwarts_with "Jessica Jones"
ann:chooses "Highway Robbery"
ann:thwarts_with "Spider-Man"
ann:chooses "Highway Robbery"

expect(side_schemes):is_empty()
expect(ann.hand):is { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" }
expect(ben.discard):has "Split Personality"
expect(ben.hand):is_empty()
ruling {
  en = "Your card comes back to your hand. Ben no longer has a hand: his card goes to his discard pile.",
  fr = "Votre carte revient dans votre main. Ben n'a plus de main : sa carte va dans sa défausse.",
}
