scenario "A choice that a card asks for comes before the next card" {
  game     = "rivals",
  question = {
    en = "My card lets me destroy something. Can I first play another card and choose later?",
    fr = "Ma carte me laisse détruire quelque chose. Puis-je d'abord jouer une autre carte et choisir plus tard ?",
  },
  shows    = { "rivals.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Bonfire"
refused(function() ann:plays "Punch" end, "rivals.play.resolve-at-once")
ann:destroys "Vulnerability"
ann:plays "Punch"
expect(ann.power):is(1)
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "No. A card is carried out at once and to its end; only then may the next one be played.",
  fr = "Non. Une carte s'applique sur-le-champ et jusqu'au bout ; la suivante ne se joue qu'après.",
}
