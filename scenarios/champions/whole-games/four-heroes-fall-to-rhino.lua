scenario "A whole game: four heroes fall to Rhino in expert mode" {
  game     = "champions",
  question = {
    en = "We play all four heroes in expert mode. Does the game end when the first of us is eliminated, and what becomes of those who are out?",
    fr = "Nous jouons à quatre en mode expert. La partie s'arrête-t-elle dès que le premier d'entre nous est éliminé, et que deviennent ceux qui sont hors jeu ?",
  },
  shows    = { "mc.elimination.all-out", "mc.encounter-deck.expert-mode", "mc.amb.eliminated-identity" },
  set_up   = "shown",
  first    = "random",
  seed     = 264,
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
ben:declines()
cy:declines()
dan:declines()
ann:declines()
dan:chooses "Vibranium Suit"

-- round 1
ben:changes_form()
ben:uses "She-Hulk"
ben:plays "Uppercut"
ben:pays_with "One-Two Punch"
ben:pays_with "Haymaker"
ben:pays_with "Combat Training"
ben:thwarts_with "She-Hulk"
ben:ends_turn()
cy:changes_form()
cy:plays "Crisis Interdiction"
cy:pays_with "The Power of Leadership"
cy:pays_with "Energy"
cy:plays "Cosmic Flight"
cy:pays_with "Make the Call"
cy:thwarts_with "Captain Marvel"
cy:ends_turn()
dan:changes_form()
dan:plays "Avengers Mansion"
dan:pays_with "Vibranium"
dan:pays_with "The Power of Protection"
dan:pays_with "Armored Vest"
dan:uses "Avengers Mansion"
dan:chooses "Ben"
dan:plays "Tactical Genius"
dan:pays_with "Get Behind Me!"
dan:attacks_with "Black Panther"
dan:ends_turn()
ann:changes_form()
ann:plays "Avengers Mansion"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:uses "Avengers Mansion"
ann:chooses "Ben"
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:declines()
ann:declines()
ann:plays "Great Responsibility"
ben:declines()
cy:declines()
dan:declines()
ann:defends_with "Spider-Man"
ann:plays "Backflip"
ben:declines()
cy:declines()
dan:declines()
cy:uses "Cosmic Flight"
ben:declines()
cy:declines()
dan:declines()
ann:uses "Spider-Man"
ben:declines()
cy:declines()
dan:defends_with "Black Panther"
ben:declines()
cy:declines()

-- round 2
cy:plays "Avengers Mansion"
cy:pays_with "Energy Absorption"
cy:pays_with "Mockingbird"
cy:uses "Avengers Mansion"
cy:chooses "Cy"
cy:attacks_with "Captain Marvel"
cy:chooses "Sandman"
cy:ends_turn()
ann:uses "Avengers Mansion"
ann:chooses "Cy"
ann:plays "Spider-Tracer"
ann:pays_with "Spider-Tracer"
ann:plays "Web-Shooter"
ann:ends_turn()
ben:plays "Tac Team"
ben:pays_with "Combat Training"
ben:pays_with "Relentless Assault"
ben:uses "Tac Team"
ben:chooses "Sandman"
ben:attacks_with "She-Hulk"
ben:chooses "Sandman"
ben:ends_turn()
cy:declines()
ann:plays "Great Responsibility"
cy:declines()
ann:defends_with "Spider-Man"
cy:declines()
ben:declines()
cy:chooses "damage"

-- round 3
ben:uses "Tac Team"
ben:chooses "Hydra Bomber"
ben:plays "Focused Rage"
ben:pays_with "Combat Training"
ben:pays_with "Ground Stomp"
ben:uses "Focused Rage"
ben:attacks_with "She-Hulk"
ben:ends_turn()
cy:uses "Captain Marvel"
cy:pays_with "Lead from the Front"
cy:uses "Avengers Mansion"
cy:chooses "Ben"
cy:plays "Nick Fury"
cy:pays_with "Strength"
cy:pays_with "Lead from the Front"
cy:pays_with "Spider-Woman"
cy:chooses "draw"
cy:plays "Helicarrier"
cy:pays_with "Make the Call"
cy:pays_with "Hawkeye"
cy:uses "Helicarrier"
cy:chooses "Ben"
cy:attacks_with "Captain Marvel"
cy:attacks_with "Nick Fury"
cy:ends_turn()
ben:declines()
ben:declines()
cy:declines()
ben:defends_with "She-Hulk"
cy:declines()
cy:declines()
cy:defends_with "Nick Fury"

-- round 4
cy:uses "Captain Marvel"
cy:pays_with "Energy Absorption"
cy:uses "Avengers Mansion"
cy:uses "Helicarrier"
cy:plays "Photonic Blast"
cy:pays_with "Get Ready"
cy:pays_with "Inspired"
cy:pays_with "Lead from the Front"
cy:thwarts_with "Captain Marvel"
cy:ends_turn()
cy:declines()
cy:declines()

-- round 5
cy:uses "Captain Marvel"
cy:pays_with "The Power of Leadership"
cy:uses "Avengers Mansion"
cy:uses "Helicarrier"
cy:plays "Photonic Blast"
cy:pays_with "Get Ready"
cy:pays_with "Make the Call"
cy:pays_with "The Triskelion"
cy:plays "Cosmic Flight"
cy:pays_with "Inspired"
cy:thwarts_with "Captain Marvel"
cy:ends_turn()
cy:defends_with "Captain Marvel"
cy:uses "Cosmic Flight"

expect(game):is_over()
expect(game.round):is(5)
expect(ann):did_not_win()
expect(dan):did_not_win()
ruling {
  en = "No. The others play on, and Rhino activates against them only; in round five the last of the four is eliminated, and all of you lose together.",
  fr = "Non. Les autres continuent, et Rhino ne s'active plus que contre eux ; au cinquième round, le dernier des quatre est éliminé, et vous perdez tous ensemble.",
}
