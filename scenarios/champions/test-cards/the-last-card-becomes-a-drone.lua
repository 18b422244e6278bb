scenario "A Drone made of the last card empties the deck" {
  game     = "champions",
  question = {
    en = "Assembly makes a Drone of the last card of my deck. Is that card still mine, and does my deck count as run out?",
    fr = "Assemblage fait un Drone de la dernière carte de mon deck. Cette carte est-elle encore à moi, et mon deck est-il épuisé ?",
  },
  shows    = { "mc.amb.owner-of-drones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Jessica Jones" },
    discard = { "Emergency", "Aunt May" }, dealt = { "Assembly" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Fog", "Hydra Mercenary" }

ann:ends_turn()
expect(ann.engaged):is { "Jessica Jones", "Hydra Mercenary" }    -- the Mercenary is the price of the empty deck
expect(ann.deck):is { "Emergency", "Aunt May" }
ann:attacks_with "Spider-Man"
ann:chooses "Jessica Jones"
expect(ann.discard):is { "Jessica Jones" }
ruling {
  en = "Both. Your deck has run out: the discard pile becomes your new deck and you are dealt an encounter card. The Drone stays your card and, defeated, goes to your discard pile.",
  fr = "Les deux. Votre deck est épuisé : la défausse devient votre nouveau deck et vous recevez une carte Rencontre. Le Drone reste votre carte et, vaincu, va dans votre défausse.",
}
