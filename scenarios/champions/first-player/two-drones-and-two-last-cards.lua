scenario "Two Advanced Ultron Drones take two last cards" {
  game     = "champions",
  question = {
    en = "War Machine defeats two Advanced Ultron Drones at once, mine and Ben's, and each of our decks has one card left. Whose deck runs out first, and who gets the top encounter card?",
    fr = "War Machine vainc deux Drones d'Ultron Avancés à la fois, le mien et celui de Ben, et il reste une carte dans chacun de nos decks. Quel deck s'épuise d'abord, et qui reçoit la première carte Rencontre ?",
  },
  shows    = { "mc.simultaneous.first-player-orders", "mc.first-player.orders-effects", "mc.card.advanced-ultron-drone", "mc.empty-player-deck.encounter-card" },
  scenario = "ultron",
}
local ann, ben = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "War Machine" }, deck = { "Haymaker" }, discard = { "Energy" },
    engaged = { { "Advanced Ultron Drone", damage = 3 } } },
  { "Ben", character = "Spider-Man", hand = {}, deck = { "Haymaker" }, discard = { "Energy" },
    engaged = { { "Advanced Ultron Drone", damage = 3 } } },
}
encounter_deck:on_top { "Advance", "Assault" }

ann:uses "War Machine"
expect(ann.dealt):is_empty()
ann:chooses("Advanced Ultron Drone", ben.engaged)
expect(ben.dealt):is { "Advance" }
expect(ann.dealt):is { "Assault" }
expect(ann.engaged):is { "Haymaker" }
expect(ben.engaged):is { "Haymaker" }
ruling {
  en = "As the first player says: here Ben's Drone comes first, so Ben's deck runs out first and he is dealt the top encounter card.",
  fr = "Comme le dit le premier joueur : ici le Drone de Ben passe d'abord, le deck de Ben s'épuise donc d'abord et il reçoit la première carte Rencontre.",
}
