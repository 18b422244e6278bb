scenario "A teammate's Insanity and the hand of the attacker" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Two teams: Ann's Power Drain hits my teammate and I avoid it with Insanity. Whose card goes into Ann's hand?",
    fr = "Deux équipes : le Power Drain d'Ann vise ma coéquipière et je l'évite avec Aliénation. De qui est la carte qui va dans la main d'Ann ?",
  },
  shows    = { "fe.variant.defend-teammate", "fe.card.insanity.defense", "fe.amb.variant-defense" },
}

local ann, ben, cleo, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Drain" } },
  { "Ben", character = "Bizarro", hand = {} },
  { "Cleo", hand = { "Kick" } },
  { "Dan", hand = { "Insanity", "Punch" }, discard = {} },
}
ann:plays "Power Drain"
ann:chooses "Cleo"
dan:defends "Insanity"
dan:chooses "Punch"
expect(ann.hand):is { "Punch" }
expect(cleo.hand):is { "Kick" }
expect(dan.discard):is { "Insanity" }
ruling {
  en = "One of yours, if you wish: you use the Defense, and your teammate's hand is not touched.",
  fr = "Une des vôtres, si vous voulez : c'est vous qui utilisez la Défense, et la main de votre coéquipière n'est pas touchée.",
}
