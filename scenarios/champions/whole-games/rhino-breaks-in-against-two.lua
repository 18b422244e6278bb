scenario "A whole game: Rhino breaks in against two heroes" {
  game     = "champions",
  question = {
    en = "Two of us play Spider-Man and Captain Marvel. Rhino has 22 of 28 hit points left when the threat on The Break-In! reaches 14. Do we play the round to its end?",
    fr = "Nous jouons à deux Spider-Man et Captain Marvel. Il reste à Rhino 22 points de vie sur 28 quand la menace sur L'Effraction ! atteint 14. Finissons-nous le round ?",
  },
  shows    = { "mc.main-scheme.last-stage", "mc.win.villain", "mc.setup.in-order" },
  set_up   = "shown",
  first    = "random",
  seed     = 46,
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

-- set-up
ann:declines()
ben:declines()

-- round 1
ann:changes_form()
ann:plays "Avengers Mansion"
ann:pays_with "Backflip"
ann:pays_with "Backflip"
ann:pays_with "Enhanced Spider-Sense"
ann:pays_with "Heroic Intuition"
ann:uses "Avengers Mansion"
ann:chooses "Ann"
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:changes_form()
ben:plays "Vision"
ben:pays_with "Make the Call"
ben:pays_with "Inspired"
ben:pays_with "Lead from the Front"
ben:pays_with "Cosmic Flight"
ben:attacks_with "Captain Marvel"
ben:attacks_with "Vision"
ben:ends_turn()
ann:declines()
ben:declines()
ann:uses "Spider-Man"
ann:declines()
ben:declines()
ann:defends_with "Spider-Man"
ben:declines()

-- round 2
ben:plays "Avengers Mansion"
ben:pays_with "Genius"
ben:pays_with "Maria Hill"
ben:uses "Avengers Mansion"
ben:chooses "Ben"
ben:uses "Vision"
ben:chooses "THW"
ben:thwarts_with "Captain Marvel"
ben:chooses "Crowd Control"
ben:thwarts_with "Vision"
ben:chooses "Crowd Control"
ben:ends_turn()
ann:uses "Avengers Mansion"
ann:chooses "Ben"
ann:plays "Webbed Up"
ann:pays_with "The Power of Justice"
ann:pays_with "Surveillance Team"
ann:chooses "Rhino I"
ann:changes_form()
ann:ends_turn()
ben:declines()

-- round 3
ann:recovers()
ann:changes_form()
ann:plays "Swinging Web Kick"
ann:pays_with "Great Responsibility"
ann:pays_with "Interrogation Room"
ann:pays_with "Spider-Tracer"
ann:chooses "Hydra Mercenary"
ann:ends_turn()
ben:uses "Vision"
ben:pays_with "The Power of Leadership"
ben:chooses "THW"
ben:uses "Avengers Mansion"
ben:chooses "Ann"
ben:plays "Nick Fury"
ben:pays_with "Energy"
ben:pays_with "Energy Channel"
ben:chooses "threat"
ben:chooses "The Break-In! 1B"
ben:thwarts_with "Captain Marvel"
ben:chooses "The Break-In! 1B"
ben:thwarts_with "Vision"
ben:chooses "Highway Robbery"
ben:thwarts_with "Nick Fury"
ben:chooses "Highway Robbery"
ben:ends_turn()
ann:declines()
ann:defends_with "Spider-Man"
ben:declines()
ben:declines()

-- round 4
ben:uses "Captain Marvel"
ben:pays_with "The Power of Leadership"
ben:uses "Avengers Mansion"
ben:chooses "Ben"
ben:plays "Photonic Blast"
ben:pays_with "Energy Absorption"
ben:plays "Captain Marvel's Helmet"
ben:pays_with "Get Ready"
ben:pays_with "Energy Channel"
ben:thwarts_with "Captain Marvel"
ben:chooses "The Break-In! 1B"
ben:ends_turn()
ann:plays "Jessica Jones"
ann:pays_with "The Power of Justice"
ann:pays_with "Strength"
ann:thwarts_with "Jessica Jones"
ann:chooses "Highway Robbery"
ann:plays "Black Cat"
ann:pays_with "Surveillance Team"
ann:thwarts_with "Black Cat"
ann:ends_turn()
ben:declines()
ann:declines()
ann:plays "Great Responsibility"
ben:defends_with "Captain Marvel"
ann:uses "Spider-Man"
ann:defends_with "Black Cat"
ben:chooses "Vulture"
ann:defends_with "Jessica Jones"
ann:defends_with "Spider-Man"
ann:chooses "flip"

-- round 5
ann:plays "Web-Shooter"
ann:uses "Peter Parker"
ann:ends_turn()
ben:uses "Captain Marvel"
ben:pays_with "Crisis Interdiction"
ben:uses "Avengers Mansion"
ben:chooses "Ann"
ben:plays "Lead from the Front"
ben:pays_with "Strength"
ben:chooses "Ann"
ben:plays "Cosmic Flight"
ben:pays_with "Get Ready"
ben:ends_turn()
ann:declines()
ann:chooses "Vulture"
ann:chooses "Shocker"

expect(game):is_over()
expect(game.round):is(5)
expect(villain:damage "Rhino"):is(6)
expect(ann):did_not_win()
expect(ben):did_not_win()
ruling {
  en = "No. The only stage of the main scheme is completed at that moment, so the villain wins and the game is over at once.",
  fr = "Non. L'unique stade de la manigance principale est achevé à cet instant : le méchant gagne et la partie s'arrête aussitôt.",
}
