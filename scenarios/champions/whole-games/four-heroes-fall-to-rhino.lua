scenario "A whole game: four heroes fall to Rhino in expert mode" {
  game     = "champions",
  question = {
    en = "We play all four heroes in expert mode. Does the game end when the first of us is eliminated, and what becomes of those who are out?",
    fr = "Nous jouons à quatre en mode expert. La partie s'arrête-t-elle dès que le premier d'entre nous est éliminé, et que deviennent ceux qui sont hors jeu ?",
  },
  shows    = { "mc.elimination.all-out", "mc.encounter-deck.expert-mode", "mc.amb.eliminated-identity" },
  set_up   = "shown",
  first    = "random",
  seed     = 188,
  expert   = 1,
}
local ann, ben, cy, dan = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Jennifer Walters" },
  { "Cy", character = "Carol Danvers" },
  { "Dan", character = "T'Challa" },
}

-- set-up
ben:uses "Jennifer Walters"
ann:declines()
ben:declines()
cy:declines()
dan:declines()
dan:chooses "Tactical Genius"

-- round 1
ann:changes_form()
ann:plays "Heroic Intuition"
ann:pays_with "The Power of Justice"
ann:chooses "Ann"
ann:plays "Web-Shooter"
ann:pays_with "Backflip"
ann:plays "Interrogation Room"
ann:uses "Web-Shooter"
ann:thwarts_with "Spider-Man"
ann:ends_turn()
ben:changes_form()
ben:uses "She-Hulk"
ben:plays "Focused Rage"
ben:pays_with "Legal Practice"
ben:pays_with "Relentless Assault"
ben:pays_with "Tac Team"
ben:uses "Focused Rage"
ben:thwarts_with "She-Hulk"
ben:ends_turn()
cy:changes_form()
cy:plays "Photonic Blast"
cy:pays_with "The Power of Leadership"
cy:chooses "energy"
cy:pays_with "Make the Call"
cy:pays_with "Inspired"
cy:plays "Crisis Interdiction"
cy:pays_with "Alpha Flight Station"
cy:attacks_with "Captain Marvel"
cy:ends_turn()
dan:changes_form()
dan:plays "Helicarrier"
dan:pays_with "Wakanda Forever! (wild)"
dan:pays_with "Ancestral Knowledge"
dan:pays_with "Panther Claws"
dan:uses "Helicarrier"
dan:chooses "Ann"
dan:plays "Vibranium Suit"
dan:pays_with "Tactical Genius"
dan:attacks_with "Black Panther"
dan:ends_turn()
ann:declines()
ben:declines()
ann:plays "Great Responsibility"
ann:uses "Spider-Man"
ann:defends_with "Spider-Man"
ben:declines()
cy:declines()
dan:declines()
ben:declines()
cy:declines()
dan:declines()
ben:declines()
cy:declines()
dan:declines()
dan:chooses "flip"
dan:chooses "exhaust"
ann:plays "Enhanced Spider-Sense"
ann:uses "Web-Shooter"

-- round 2
ben:uses "Focused Rage"
ben:uses "Enhanced Ivory Horn"
ben:pays_with "Legal Practice"
ben:pays_with "Uppercut"
ben:thwarts_with "She-Hulk"
ben:ends_turn()
cy:uses "Captain Marvel"
cy:pays_with "Cosmic Flight"
cy:plays "Helicarrier"
cy:pays_with "Make the Call"
cy:pays_with "Inspired"
cy:pays_with "Lead from the Front"
cy:uses "Helicarrier"
cy:chooses "Ben"
cy:thwarts_with "Captain Marvel"
cy:ends_turn()
dan:changes_form()
dan:uses "Helicarrier"
dan:chooses "Ben"
dan:plays "Luke Cage"
dan:pays_with "Strength"
dan:pays_with "Wakanda Forever! (wild)"
dan:pays_with "Indomitable"
dan:thwarts_with "Luke Cage"
dan:ends_turn()
ann:plays "Swinging Web Kick"
ann:pays_with "Interrogation Room"
ann:pays_with "Swinging Web Kick"
ann:chooses "Killmonger"
ann:uses "Interrogation Room"
ann:changes_form()
ann:ends_turn()
ben:declines()
cy:declines()
dan:declines()
ben:declines()
cy:declines()
dan:defends_with "Luke Cage"
ben:declines()
cy:declines()
dan:declines()
ben:declines()
cy:defends_with "Captain Marvel"
dan:plays "Get Behind Me!"
dan:pays_with "Genius"
ben:declines()
dan:declines()

-- round 3
ann:recovers()
ann:changes_form()
ann:plays "Web-Shooter"
ann:uses "Web-Shooter"
ann:plays "Spider-Tracer"
ann:uses "Web-Shooter"
ann:ends_turn()
ben:uses "Focused Rage"
ben:plays "Tac Team"
ben:pays_with "Relentless Assault"
ben:pays_with "Superhuman Strength"
ben:pays_with "Ground Stomp"
ben:uses "Tac Team"
ben:chooses "Shocker"
ben:thwarts_with "She-Hulk"
ben:chooses "Usurp The Throne"
ben:ends_turn()
ann:declines()
ben:declines()
ann:plays "Great Responsibility"
ann:uses "Spider-Man"
ann:defends_with "Spider-Man"
ben:declines()
ben:declines()
ben:defends_with "She-Hulk"

expect(game):is_over()
expect(game.round):is(3)
expect(ann):did_not_win()
expect(dan):did_not_win()
ruling {
  en = "No. The others play on, and Rhino activates against them only; in round three the last of the four is eliminated, and all of you lose together.",
  fr = "Non. Les autres continuent, et Rhino ne s'active plus que contre eux ; au troisième round, le dernier des quatre est éliminé, et vous perdez tous ensemble.",
}
