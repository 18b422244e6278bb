scenario "Klaw's Vengeance takes a card from an alter ego" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I am in alter-ego form and reveal Klaw's Vengeance. What do I lose?",
    fr = "Je suis en alter ego et je révèle La Vengeance de Klaw. Qu'est-ce que je perds ?",
  },
  shows    = { "mc.card.klaws-vengeance", "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy" }, dealt = { "Klaw's Vengeance" } },
}
villain { "Klaw I" }

until_step "villain phase, step 5"
expect(ann.hand):is_empty()
expect(ann.discard):is { "Energy" }
expect(main_scheme:threat "Underground Distribution 1B"):is(0)
ruling {
  en = "One card of your hand at random. Klaw does not attack, and no threat is placed.",
  fr = "Une carte de votre main au hasard. Klaw n'attaque pas, et aucune menace n'est placée.",
}
