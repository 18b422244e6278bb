scenario "The pictured Location destroys a Weakness from the top of the deck" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I have Blackgate Prison in play and turn up a Weakness. What do I get?",
    fr = "J'ai Blackgate Prison en jeu et je révèle une Faiblesse. Qu'est-ce que j'obtiens ?",
  },
  shows    = { "fe.types.figure-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Blackgate Prison" }, deck = { "Weakness", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Catwoman", "Insanity", "Mallet" }

ann:plays "Blackgate Prison"
ann:uses "Blackgate Prison"
expect(destroyed):is { "Weakness" }
expect(ann.vp):is(1)
expect(ann.deck):is { "Punch" }
expect(ann):may_not("uses", "Blackgate Prison")  -- once per turn
ruling {
  en = "The Weakness is destroyed and you gain 1 VP; so it would be with a Vulnerability.",
  fr = "La Faiblesse est détruite et vous gagnez 1 PV ; de même avec une Vulnérabilité.",
}
