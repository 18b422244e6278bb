scenario "A Drone that is defeated was a minion" {
  game     = "champions",
  question = {
    en = "Jessica Jones lies before me facedown as a Drone, and I defeat her. Was that a minion for Interrogation Room?",
    fr = "Jessica Jones est devant moi face cachée comme Drone, et je la vaincs. Était-ce un sbire pour Salle d'Interrogatoire ?",
  },
  shows    = { "mc.card.interrogation-room", "mc.card.ultron-drones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, discard = {}, engaged = { { "Jessica Jones", facedown = true } },
    in_play = { "Interrogation Room" } },
}
villain { "Ultron I" }
main_scheme { { "Assault on NORAD", threat = 3 } }

ann:attacks_with "Spider-Man"
ann:chooses "Jessica Jones"
ann:uses "Interrogation Room"
expect(main_scheme:threat "Assault on NORAD"):is(2)
expect(ann.discard):is { "Jessica Jones" }
ruling {
  en = "Yes. As long as she lay facedown she was a minion and no ally, and as a minion she was defeated.",
  fr = "Oui. Tant qu'elle était face cachée, c'était un sbire et non une alliée, et c'est comme sbire qu'elle a été vaincue.",
}
