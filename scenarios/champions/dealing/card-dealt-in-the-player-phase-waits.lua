scenario "An encounter card dealt in the player phase waits for step four" {
  game     = "champions",
  question = {
    en = "I draw the last card of my deck in my turn and am dealt an encounter card for it. Do I resolve it now?",
    fr = "Pendant mon tour, je pioche la dernière carte de mon deck et je reçois pour cela une carte Rencontre. Dois-je la résoudre maintenant ?",
  },
  shows    = { "mc.deal-encounter.not-revealed-yet", "mc.deal-encounter.queued" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership" }, deck = { "Inspired" }, discard = { "Get Ready", "Get Ready" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hydra Bomber", "Hard to Keep Down", "Hydra Mercenary" }

ann:uses "Carol Danvers"
expect(ann.hand):has "Inspired"
expect(ann.deck):count(2)
expect(ann.dealt):has "Hydra Bomber"
expect(ann.engaged):is_empty()
ann:ends_turn()
ann:declines()
expect(ann.engaged):has "Hydra Bomber"        -- step four: the older card comes first
expect(ann.dealt):has "Hydra Mercenary"
ann:chooses "threat"
expect(ann.engaged):has "Hydra Mercenary"
ruling {
  en = "No. Put it facedown in front of you: in step four of the villain phase you reveal it, before the card you get in step three.",
  fr = "Non. Posez-la face cachée devant vous : vous la révélez à l'étape quatre de la phase du méchant, avant celle que vous recevez à l'étape trois.",
}
