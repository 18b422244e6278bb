scenario "Black Cat is hurt by thwarting, and keeps no card that is not mental" {
  game     = "champions",
  question = {
    en = "I play Black Cat and turn up Swinging Web Kick, which is mental, and The Power of Justice, which is wild. Which do I get? And what does her thwart cost her?",
    fr = "Je joue Black Cat et retourne Coup de pied en balancier, mentale, et Le Pouvoir de la Justice, libre. Laquelle est-ce que je prends ? Et que lui coûte de contrer ?",
  },
  shows    = { "mc.card.black-cat" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Strength" }, deck_top = { "Swinging Web Kick", "The Power of Justice" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Black Cat"
ann:thwarts_with "Black Cat"

expect(ann.hand):is { "Swinging Web Kick" }
expect(ann.discard):has("The Power of Justice", 1)
expect(ann.in_play:damage "Black Cat"):is(1)
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "The kick only: the card must have a printed mental resource, and a wild one is not that. Thwarting costs her 1 damage.",
  fr = "Le coup de pied seulement : il faut une ressource mentale imprimée, et une libre n'en est pas une. Contrer lui coûte 1 dégât.",
}
