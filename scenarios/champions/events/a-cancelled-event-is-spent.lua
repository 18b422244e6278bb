scenario "A cancelled event was still played and paid for" {
  game     = "champions",
  question = {
    en = "The effects of my Haymaker are cancelled. Do I get my card and my resources back?",
    fr = "Les effets de mon Haymaker sont annulés. Est-ce que je reprends ma carte et mes ressources ?",
  },
  shows    = { "mc.event.cancelled" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }
environments { "Silence" }                                  -- it cancels every event that is played

ann:plays "Haymaker"

expect(villain:damage "Rhino"):is(0)
expect(ann.hand):is_empty()
expect(ann.discard):is { "Haymaker", "Energy" }
ruling {
  en = "No. Cancelling stops the effects only: the event has been played, its cost stays paid, and it is discarded.",
  fr = "Non. L'annulation n'arrête que les effets : l'événement a été joué, son coût reste payé, et il est défaussé.",
}
