scenario "Upgraded Drones without its environment" {
  game     = "champions",
  question = {
    en = "Upgraded Drones is revealed while Ultron Drones is not in play. What happens?",
    fr = "Drones Améliorés est révélée alors que Drones d'Ultron n'est pas en jeu. Que se passe-t-il ?",
  },
  shows    = { "mc.attach-to.illegal-discarded" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, dealt = { "Upgraded Drones" } },
}
villain { "Rhino I" }

until_step "villain phase, step 5"
expect(attachments):is_empty()
expect(encounter_discard):is { "Upgraded Drones" }
ruling {
  en = "There is nothing to which it could be attached, so it is discarded.",
  fr = "Il n'y a rien à quoi l'attacher, elle est donc défaussée.",
}
