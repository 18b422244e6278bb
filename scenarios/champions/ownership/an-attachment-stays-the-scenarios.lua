scenario "Revealing an attachment does not make it yours" {
  game     = "champions",
  question = {
    en = "Ann revealed Enhanced Ivory Horn, and it is on Rhino. Is it hers now, so that only she may pay to remove it?",
    fr = "Ann a révélé Corne en Ivoire Renforcée, et elle est sur Rhino. Est-elle à Ann désormais, qui serait seule à pouvoir payer pour la retirer ?",
  },
  shows    = { "mc.ownership.control-constant" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Enhanced Ivory Horn" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Strength", "Uppercut", "Haymaker", "Energy" } },
}
villain { { "Rhino I", damage = 8, stunned = true, confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()
expect(attachments):is { "Enhanced Ivory Horn" }
expect(ann.in_play):is_empty()
ben:uses "Enhanced Ivory Horn"                    -- Ben's turn, in round two
ben:pays_with "Strength"
expect(encounter_discard):has "Enhanced Ivory Horn"
expect(ann.discard):is_empty()
ruling {
  en = "No. Nothing on the card hands it over, so it stays under the scenario's control: the player whose turn it is may use its action, and it ends up in the encounter discard pile.",
  fr = "Non. Rien sur la carte ne la donne à quelqu'un : elle reste sous le contrôle du scénario, le joueur dont c'est le tour peut utiliser son action, et elle finit dans la défausse Rencontre.",
}
