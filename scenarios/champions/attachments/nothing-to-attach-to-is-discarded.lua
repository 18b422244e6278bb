scenario "A revealed attachment without a host is discarded" {
  game     = "champions",
  question = {
    en = "I reveal Genetically Enhanced and no minion is in play. What becomes of it?",
    fr = "Je révèle Génétiquement Amélioré et aucun sbire n'est en jeu. Que devient-il ?",
  },
  shows    = { "mc.attach-to.illegal-discarded" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Genetically Enhanced" } },
}
villain { { "Rhino I", damage = 8 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
ann:declines()                                   -- nobody defends
expect(attachments):is_empty()
expect(encounter_discard):has("Genetically Enhanced", 1)
expect(villain:tough "Rhino"):is(1)              -- as it could not attach, it brought one more card: "I'm Tough"
ruling {
  en = "It is discarded: it cannot attach, and it cannot stay where it was, half revealed. By its own text it then has Surge, so you reveal another card.",
  fr = "Il est défaussé : il ne peut pas s'attacher, ni rester là où il était, en cours de révélation. Son propre texte lui donne alors Renfort : vous révélez une autre carte.",
}
