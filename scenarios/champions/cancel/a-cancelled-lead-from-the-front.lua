scenario "A cancelled Lead from the Front leaves no bonus" {
  game     = "champions",
  question = {
    en = "Silence cancels my Lead from the Front. Do my characters keep the bonus for the rest of the phase?",
    fr = "Silence annule mon Commander en Première Ligne. Mes personnages gardent-ils le bonus jusqu'à la fin de la phase ?",
  },
  shows    = { "mc.card.lead-from-the-front", "mc.event.cancelled", "mc.cancel.event-still-played" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Energy" }, in_play = { "Hawkeye" } },
}
villain { "Rhino I" }
environments { "Silence" }

ann:plays "Lead from the Front"
expect(ann.discard):is { "Lead from the Front", "Energy" }
expect(ann.identity:atk "Captain Marvel"):is(2)
expect(ann.identity:thw "Captain Marvel"):is(2)
expect(ann.in_play:atk "Hawkeye"):is(1)
ann:attacks_with "Hawkeye"
expect(villain:damage "Rhino I"):is(1)
ruling {
  en = "No. The event was played and paid for, but its effect never began, so there is no bonus to last.",
  fr = "Non. L'événement a été joué et payé, mais son effet n'a jamais commencé : aucun bonus ne peut durer.",
}
