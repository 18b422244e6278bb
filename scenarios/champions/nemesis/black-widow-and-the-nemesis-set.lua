scenario "Black Widow has no say about the set-aside nemesis set" {
  game     = "champions",
  question = {
    en = "Shadow of the Past makes me reveal my nemesis minion and side scheme, which were set aside. May Black Widow turn them away?",
    fr = "L'Ombre du Passé me fait révéler mon sbire et ma manigance annexe Némésis, qui étaient mis de côté. Black Widow peut-elle les écarter ?",
  },
  shows    = { "mc.card.black-widow", "mc.card.shadow-of-the-past", "mc.nemesis.cards-tell-how" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Genius", "Emergency", "Avengers Mansion", "Energy", "Strength", "Helicarrier" }, in_play = { "Black Widow" }, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Shocker" }
shuffle_gives { "Crowd Control" }       -- when the rest of the set goes into the encounter deck

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:declines()                          -- Shadow of the Past itself is not turned away
-- the next question is about Shocker already: Killmonger and his scheme came in unasked
expect(ann.engaged):is { "Killmonger" }
expect(side_schemes):is { "Usurp the Throne" }
expect(resolving):is { "Shocker" }
ann:uses "Black Widow"
ann:pays_with "Genius"
expect(ann.engaged):is { "Killmonger" }
expect(encounter_discard):has "Shocker"
expect(side_schemes):is { "Usurp the Throne", "Crowd Control" }
ruling {
  en = "No. She reacts to cards revealed from the encounter deck, and these come from where they were set aside. You could only have stopped Shadow of the Past itself.",
  fr = "Non. Elle réagit aux cartes révélées du deck Rencontre, et celles-ci viennent de là où on les avait mises de côté. Seule L'Ombre du Passé elle-même pouvait être arrêtée.",
}
