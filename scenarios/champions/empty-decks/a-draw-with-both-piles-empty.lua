scenario "A draw with deck and discard pile both empty" {
  game     = "champions",
  question = {
    en = "My deck and my discard pile are both empty and I am to draw. What happens, and does it cost me another encounter card?",
    fr = "Ma pioche et ma défausse sont vides toutes les deux et je dois piocher. Que se passe-t-il, et cela me coûte-t-il encore une carte Rencontre ?",
  },
  shows    = { "mc.amb.both-piles-empty", "mc.cost.no-cost-without-effect" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, in_play = { "Avengers Mansion" }, deck = {}, discard = {} },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control", "Hard to Keep Down" }

-- By herself she may not even ask for a card: nothing would change.
refused(function() ann:uses "Avengers Mansion" end, "mc.cost.no-cost-without-effect")

-- At the end of the player phase she must draw up to her hand size, and nothing comes.
ann:ends_turn()
ann:declines "discards"
expect(ann.hand):is { "Backflip" }
expect(ann.discard):is_empty()
expect(encounter_deck):top "Hard to Keep Down"   -- no card but that of step three has left the deck
ruling {
  en = "Nothing. You get no card, and no further encounter card: that price was paid when the last card left your deck. An ability that only draws cannot be used.",
  fr = "Rien. Vous n'avez aucune carte, et pas d'autre carte Rencontre : ce prix a été payé quand la dernière carte a quitté votre pioche. Une capacité qui ne fait que piocher ne peut pas être utilisée.",
}
