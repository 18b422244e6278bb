scenario "A Drone of the last card is not shuffled into the new deck" {
  game     = "champions",
  scenario = "ultron",
  at       = "villain phase, step 4",
  question = {
    en = "The last card of my deck becomes a Drone, and Energy is in my discard pile. Hawkeye kills the Drone in response to its arrival. Is it shuffled into a new deck?",
    fr = "La dernière carte de mon deck devient un Drone, et Énergie est dans ma pile de défausse. Œil de Faucon tue le Drone en réponse à son arrivée. Est-elle mélangée dans un nouveau deck ?",
  },
  shows    = { "mc.amb.deck-out-moment", "mc.amb.owner-of-drones" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck = { "Genius" }, discard = { "Energy" }, engaged = {}, in_play = { { "Hawkeye", counters = 4 } },
    dealt = { "Android Efficiency (energy)" } },
}
main_scheme { { "Assault on NORAD", threat = 2 } }
encounter_deck:on_top { "Program Transmitter" }

until_step "villain phase, step 5"
ann:uses "Hawkeye"
expect(ann.deck):is { "Energy" }
expect(ann.discard):is { "Genius" }
expect(attachments):has "Program Transmitter" -- the encounter card that the empty deck has cost
ruling {
  en = "No. The deck is out as its last card leaves it: Energy alone becomes the new one, and you are dealt an encounter card. The Drone falls afterwards and goes to the discard pile.",
  fr = "Non. Le deck est épuisé quand sa dernière carte le quitte : seule Énergie forme le nouveau, et une carte Rencontre vous est attribuée. Le Drone tombe ensuite et va dans la défausse.",
}
