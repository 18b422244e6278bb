scenario "An action printed on an encounter card is the active player's" {
  game     = "champions",
  question = {
    en = "It is Ann's turn. May Ben, whom she asks, use the action on Rhino's Enhanced Ivory Horn?",
    fr = "C'est le tour d'Ann. Ben, à sa demande, peut-il utiliser l'action de la Corne en Ivoire Renforcée de Rhino ?",
  },
  shows    = { "mc.amb.request-encounter-action" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "Spider-Man", hand = { "Strength", "Backflip" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }

refused(function() ben:uses "Enhanced Ivory Horn" end, "mc.amb.request-encounter-action")
ann:ends_turn()
ben:uses "Enhanced Ivory Horn"          -- his own turn
ben:pays_with "Strength"

expect(attachments):is_empty()
ruling {
  en = "No. What may be asked of another player are his own cards and events; the Horn's action is for the player whose turn it is.",
  fr = "Non. On ne peut demander à un autre que ses propres cartes et événements ; l'action de la Corne revient au joueur dont c'est le tour.",
}
