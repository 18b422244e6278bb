scenario "An obligation is not in play; its text says where it goes" {
  game     = "champions",
  question = {
    en = "I reveal Family Emergency and take the stun. Does the obligation stay in play in front of me?",
    fr = "Je révèle Urgence Familiale et je choisis d'être sonnée. L'obligation reste-t-elle en jeu devant moi ?",
  },
  shows    = { "mc.amb.obligation-zone" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Family Emergency" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()
ann:chooses "be stunned"

expect(encounter_discard):has "Family Emergency"
expect(removed):has_no "Family Emergency"
expect(ann.identity:stunned "Carol Danvers"):is(1)
expect(ann.engaged):is { "Sandman" }    -- its Surge
ruling {
  en = "No. It lies before you only while you resolve it; then it goes to the encounter discard pile, or out of the game if you exhaust Carol Danvers instead.",
  fr = "Non. Elle n'est devant vous que le temps de la résoudre ; ensuite elle va dans la défausse Rencontre, ou elle est retirée de la partie si vous inclinez plutôt Carol Danvers.",
}
