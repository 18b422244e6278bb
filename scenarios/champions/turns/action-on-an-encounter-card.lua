scenario "The active player may use the Action of an encounter card" {
  game     = "champions",
  question = {
    en = "Enhanced Ivory Horn is attached to Rhino and has an Action. Whose Action is it?",
    fr = "Corne en Ivoire Renforcée est attachée à Rhino et porte une Action. Qui peut l'utiliser ?",
  },
  shows    = { "mc.player-turn.trigger-action" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Strength", "Backflip", "Webbed Up" } },
  { "Ben", character = "Captain Marvel", hand = { "Strength", "Photonic Blast" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }

expect(villain:atk "Rhino I"):is(3)
refused(function() ben:uses "Enhanced Ivory Horn" end, "mc.amb.request-encounter-action")
ann:uses "Enhanced Ivory Horn"
ann:pays_with "Strength"
ann:pays_with "Backflip"

expect(attachments):is_empty()
expect(encounter_discard):has("Enhanced Ivory Horn", 1)
expect(villain:atk "Rhino I"):is(2)
expect(ann.hand):is { "Webbed Up" }
ruling {
  en = "That of any player in hero form, in that player's turn. Ann pays the three physical resources in hers and the horn is discarded; Ben, whose turn it is not, may not.",
  fr = "Celle de chaque joueur en héros, pendant son tour. Ann paie pendant le sien les trois ressources physiques et la corne est défaussée ; Ben, dont ce n'est pas le tour, ne le peut pas.",
}
