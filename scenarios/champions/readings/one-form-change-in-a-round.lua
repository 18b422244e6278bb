scenario "One change of form in a round" {
  game     = "champions",
  question = {
    en = "I changed to Captain Marvel at the start of my turn. May I change back later in the same turn, or in Ben's turn?",
    fr = "Je suis devenue Captain Marvel au début de mon tour. Puis-je changer de nouveau plus tard dans ce tour, ou pendant celui de Ben ?",
  },
  shows    = { "mc.amb.turn-or-round-flip" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Black Panther", hand = {} },
}
villain { "Rhino I" }

ann:changes_form()
refused(function() ann:changes_form() end, "mc.amb.turn-or-round-flip")
ann:ends_turn()
refused(function() ann:changes_form() end, "mc.form.once-per-round")
expect(ann.identity):is { "Captain Marvel" }
ruling {
  en = "Neither. One change of form per round, and only during your own turn; in the next round you may again.",
  fr = "Ni l'un ni l'autre. Un seul changement de forme par round, et seulement pendant votre tour ; au round suivant, c'est de nouveau permis.",
}
