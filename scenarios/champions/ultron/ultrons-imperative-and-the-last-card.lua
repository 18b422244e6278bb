scenario "Ultron's Imperative takes its second Drone from the new deck" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Ultron's Imperative comes up, and my deck has one card left. Do I get one Drone or two?",
    fr = "Ordre d'Ultron arrive, et il reste une carte dans mon deck. Ai-je un Drone ou deux ?",
  },
  shows    = { "mc.card.ultrons-imperative", "mc.amb.put-from-deck-continues" },
  scenario = "ultron",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck = { "Energy" }, discard = { "Genius", "Strength" }, dealt = { "Ultron's Imperative" } },
}
villain { "Ultron I" }
encounter_deck:on_top { "Upgraded Drones" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Energy", "Genius" }
expect(ann.deck):count(1)
expect(ann.discard):is_empty()
expect(attachments):is { "Upgraded Drones" }           -- the encounter card that the new deck costs
ruling {
  en = "Two. The discard pile becomes your new deck at once, and you are dealt an encounter card; only discarding would stop there.",
  fr = "Deux. Votre défausse devient aussitôt votre nouveau deck, et vous recevez une carte Rencontre ; seule une défausse s'arrêterait là.",
}
