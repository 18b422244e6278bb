scenario "A card whose type is changed is only what it has become" {
  game     = "champions",
  question = {
    en = "Assembly puts the top card of my deck, Jessica Jones, into play facedown as a Drone minion. Is she still an ally I may use?",
    fr = "Assemblage met en jeu la carte du dessus de mon deck, Jessica Jones, face cachée comme sbire Drone. Est-elle encore une alliée que je peux utiliser ?",
  },
  shows    = { "mc.card-types.change-type" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May", "Jessica Jones" },
    dealt = { "Assembly" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Fog" }

ann:ends_turn()
expect(ann.engaged):is { "Jessica Jones" }
expect(ann.in_play):is_empty()
refused(function() ann:thwarts_with "Jessica Jones" end, "mc.player-turn.use-ally")
ann:changes_form()
ann:attacks_with "Spider-Man"
ann:chooses "Jessica Jones"
expect(ann.engaged):is_empty()
expect(ann.discard):has("Jessica Jones", 1)
ruling {
  en = "No. She has lost her old type with everything on her face: she is a minion like any other, engaged with you, and you may attack her.",
  fr = "Non. Elle a perdu son ancien type et tout ce qui figure sur sa face : c'est un sbire comme un autre, engagé avec vous, que vous pouvez attaquer.",
}
