scenario "Grapnel Gun" {
  game     = "forever-evil",
  question = {
    en = "What does the Grapnel Gun give me?",
    fr = "Que me donne le Lance-grappin ?",
  },
  shows    = { "fe.card.grapnel-gun" },
}

local ann, ben = players { { "Ann", hand = { "Grapnel Gun" }, deck = { "Kick", "Punch" } }, { "Ben" } }

ann:plays "Grapnel Gun"
expect(ann.power):is(1)
expect(ann.hand):is { "Kick" }
ruling {
  en = "One Power and the top card of your deck.",
  fr = "Un en Puissance et la première carte de votre pioche.",
}
