scenario "A whole game: Rhino breaks in against two heroes" {
  game     = "champions",
  question = {
    en = "Two of us play Spider-Man and Captain Marvel. Rhino has 22 of 28 hit points left when the threat on The Break-In! reaches 14. Do we play the round to its end?",
    fr = "Nous jouons à deux Spider-Man et Captain Marvel. Il reste à Rhino 22 points de vie sur 28 quand la menace sur L'Effraction ! atteint 14. Finissons-nous le round ?",
  },
  shows    = { "mc.main-scheme.last-stage", "mc.win.villain", "mc.setup.in-order" },
  set_up   = "shown",
  first    = "random",
  seed     = 608,
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

-- set-up
ben:declines()
ann:declines()

-- round 1
ben:changes_form()
ben:attacks_with "Captain Marvel"
ben:ends_turn()
ann:changes_form()
ann:plays "Daredevil"
ann:pays_with "Great Responsibility"
ann:pays_with "Interrogation Room"
ann:pays_with "Interrogation Room"
ann:pays_with "Heroic Intuition"
ann:attacks_with "Spider-Man"
ann:attacks_with "Daredevil"
ann:ends_turn()
ben:discards "Make the Call"
ben:declines()
ann:declines()
ann:plays "Great Responsibility"
ben:declines()
ann:defends_with "Daredevil"
ann:uses "Spider-Man"
ben:declines()
ann:declines()
ben:declines()
ann:defends_with "Spider-Man"

-- round 2
ann:plays "Helicarrier"
ann:pays_with "Spider-Tracer"
ann:pays_with "For Justice!"
ann:pays_with "Surveillance Team"
ann:uses "Helicarrier"
ann:chooses "Ann"
ann:changes_form()
ann:ends_turn()
ben:attacks_with "Captain Marvel"
ben:chooses "Sandman"
ben:ends_turn()
ann:declines()
ben:declines()
ben:declines()

-- round 3
ben:uses "Captain Marvel"
ben:pays_with "Energy Absorption"
ben:plays "Crisis Interdiction"
ben:pays_with "Energy Absorption"
ben:plays "Cosmic Flight"
ben:pays_with "Get Ready"
ben:thwarts_with "Captain Marvel"
ben:ends_turn()
ann:recovers()
ann:changes_form()
ann:uses "Helicarrier"
ann:chooses "Ben"
ann:plays "Webbed Up"
ann:pays_with "Great Responsibility"
ann:pays_with "Web-Shooter"
ann:pays_with "For Justice!"
ann:chooses "Rhino I"
ann:ends_turn()
ann:declines()
ben:declines()
ann:declines()
ben:uses "Cosmic Flight"
ben:chooses "Sandman"
ben:declines()
ann:declines()
ann:plays "Backflip"
ben:declines()
ann:declines()
ben:declines()
ann:defends_with "Spider-Man"
ben:declines()

-- round 4
ann:uses "Helicarrier"
ann:chooses "Ann"
ann:plays "Swinging Web Kick"
ann:pays_with "Strength"
ann:chooses "Hydra Mercenary"
ann:changes_form()
ann:ends_turn()
ben:plays "Photonic Blast"
ben:pays_with "Make the Call"
ben:pays_with "Helicarrier"
ben:chooses "Shocker"
ben:thwarts_with "Captain Marvel"
ben:chooses "Highway Robbery"
ben:ends_turn()
ann:declines()
ann:chooses "Sandman"

expect(game):is_over()
expect(game.round):is(4)
expect(villain:damage "Rhino"):is(6)
expect(ann):did_not_win()
expect(ben):did_not_win()
ruling {
  en = "No. The only stage of the main scheme is completed at that moment, so the villain wins and the game is over at once.",
  fr = "Non. L'unique stade de la manigance principale est achevé à cet instant : le méchant gagne et la partie s'arrête aussitôt.",
}
