scenario "A permission lets a player do what the rules do not" {
  game     = "champions",
  question = {
    en = "Cards are played from hand. May I nevertheless bring an ally out of Ben's discard pile with Make the Call?",
    fr = "Les cartes se jouent depuis la main. Puis-je pourtant faire venir un allié de la défausse de Ben avec Appel de détresse ?",
  },
  shows    = { "mc.play-restrictions.permission" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Strength", "Energy" }, discard = { "Maria Hill" } },
  { "Ben", character = "Spider-Man", hand = {}, discard = { "Jessica Jones", "Haymaker" } },
}
villain { { "Rhino I" } }

refused(function() ann:plays("Maria Hill", ann.discard) end, "mc.play-put.from-hand")
ann:plays "Make the Call"
expect(ann):must_choose { "chooses Maria Hill", "chooses Jessica Jones" }
ann:chooses "Jessica Jones"
ann:pays_with "Strength"

expect(ann.in_play):is { "Jessica Jones" }
expect(ben.discard):is { "Haymaker" }
expect(ann.hand):is_empty()
ruling {
  en = "Yes. Without it you could not even play Maria Hill from your own discard pile; Make the Call lets you bring an ally from any of them, for the printed cost.",
  fr = "Oui. Sans elle, vous ne pourriez même pas jouer Maria Hill depuis votre propre défausse ; Appel de détresse permet de faire venir un allié de n'importe laquelle, au coût imprimé.",
}
