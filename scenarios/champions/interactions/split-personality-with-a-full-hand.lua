scenario "Split Personality with a full hand draws nothing" {
  game     = "champions",
  question = {
    en = "I play Split Personality as Jennifer Walters and still hold four cards. She-Hulk's hand size is four: do I draw?",
    fr = "Je joue Personnalité divisée avec Jennifer Walters et il me reste quatre cartes. La taille de main de Miss Hulk est de quatre : est-ce que je pioche ?",
  },
  shows    = { "mc.card.split-personality", "mc.form.card-flips-do-not-count" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Split Personality", "Energy", "Genius", "Haymaker", "Uppercut", "First Aid", "One-Two Punch" } },
}
villain { "Rhino I" }

ann:plays "Split Personality"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:uses "She-Hulk"                     -- her response to the flip: 2 damage
expect(villain:damage "Rhino"):is(2)
expect(ann.hand):is { "Haymaker", "Uppercut", "First Aid", "One-Two Punch" }
expect(log):has(ann, "draws", 0)
ann:changes_form()
expect(ann.identity):is { "Jennifer Walters" }
ruling {
  en = "No. You flip first, then you draw up to the hand size now showing, which you have. Your own change of form is still open.",
  fr = "Non. Vous changez d'abord de face, puis piochez jusqu'à la taille de main alors visible, que vous avez déjà. Votre propre changement de forme reste disponible.",
}
