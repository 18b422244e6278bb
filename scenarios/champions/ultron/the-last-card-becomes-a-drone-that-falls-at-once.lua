scenario "A Drone of the last card is not shuffled into the new deck" {
  game     = "champions",
  scenario = "ultron",
  at       = "villain phase, step 4",
  question = {
    en = "The last card of my deck becomes a Drone, and I have no discard pile. Hawkeye kills the Drone in response to its arrival. Is it shuffled into a new deck?",
    fr = "La dernière carte de mon deck devient un Drone, et je n'ai pas de pile de défausse. Œil de Faucon tue le Drone en réponse à son arrivée. Est-elle mélangée dans un nouveau deck ?",
  },
  shows    = { "mc.amb.deck-out-moment", "mc.amb.owner-of-drones", "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck = { "Genius" }, discard = {}, engaged = {}, in_play = { { "Hawkeye", counters = 4 } },
    dealt = { "Android Efficiency (energy)" } },
}
main_scheme { { "Assault on NORAD", threat = 2 } }
encounter_deck:on_top { "Program Transmitter" }

until_step "villain phase, step 5"
ann:uses "Hawkeye"
expect(ann.deck):is_empty()
expect(ann.discard):is { "Genius" }
expect(attachments):has "Program Transmitter" -- the encounter card that the empty deck has cost
ruling {
  en = "No. The deck is out as its last card leaves it: you are dealt an encounter card, and there is nothing to shuffle. The Drone falls afterwards and stays in the discard pile until you want a card.",
  fr = "Non. Le deck est épuisé quand sa dernière carte le quitte : une carte Rencontre vous est attribuée, et il n'y a rien à mélanger. Le Drone tombe ensuite et reste dans la défausse jusqu'à ce que vous vouliez une carte.",
}
