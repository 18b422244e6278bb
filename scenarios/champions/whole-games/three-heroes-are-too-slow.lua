scenario "A whole game: three heroes are too slow for Rhino" {
  game     = "champions",
  question = {
    en = "Three of us play Spider-Man, Captain Marvel and Black Panther; nobody is eliminated and Rhino has taken 27 damage. May we still lose?",
    fr = "Nous jouons à trois Spider-Man, Captain Marvel et Black Panther ; personne n'est éliminé et Rhino a subi 27 dégâts. Pouvons-nous encore perdre ?",
  },
  shows    = { "mc.main-scheme.last-stage", "mc.win.villain", "mc.per-player.multiply" },
  set_up   = "shown",
  first    = "random",
  seed     = 1058,
}
local ann, ben, cy = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
  { "Cy", character = "T'Challa" },
}

-- set-up
ann:declines()
ben:declines()
cy:declines()
cy:chooses "Vibranium Suit"

-- round 1
ann:changes_form()
ann:plays "Webbed Up"
ann:pays_with "Spider-Tracer"
ann:pays_with "Heroic Intuition"
ann:pays_with "Black Cat"
ann:pays_with "Heroic Intuition"
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:changes_form()
ben:plays "Lead from the Front"
ben:pays_with "Energy Absorption"
ben:chooses "Ann"
ben:plays "Energy Channel"
ben:uses "Energy Channel"
ben:uses "Energy Channel"
ben:attacks_with "Captain Marvel"
ben:ends_turn()
cy:changes_form()
cy:plays "Med Team"
cy:pays_with "Counter-Punch"
cy:pays_with "Wakanda Forever! (wild)"
cy:pays_with "Armored Vest"
cy:plays "Vibranium Suit"
cy:pays_with "Get Behind Me!"
cy:attacks_with "Black Panther"
cy:ends_turn()
ann:declines()
ben:declines()
ann:uses "Spider-Man"
ann:declines()
ben:declines()
cy:declines()
ben:chooses "flip"
ben:chooses "exhaust"
cy:plays "Get Behind Me!"
cy:pays_with "The Power of Protection"
ann:declines()
cy:declines()
cy:chooses "damage"

-- round 2
ben:changes_form()
ben:plays "Mockingbird"
ben:pays_with "Make the Call"
ben:pays_with "Get Ready"
ben:pays_with "Make the Call"
ben:uses "Mockingbird"
ben:chooses "Hydra Bomber"
ben:thwarts_with "Mockingbird"
ben:ends_turn()
cy:uses "Med Team"
cy:chooses "Mockingbird"
cy:plays "Tactical Genius"
cy:pays_with "Ancestral Knowledge"
cy:attacks_with "Black Panther"
cy:chooses "Hydra Bomber"
cy:changes_form()
cy:ends_turn()
ann:plays "Jessica Jones"
ann:pays_with "The Power of Justice"
ann:pays_with "Interrogation Room"
ann:plays "Surveillance Team"
ann:pays_with "Spider-Tracer"
ann:uses "Surveillance Team"
ann:attacks_with "Spider-Man"
ann:attacks_with "Jessica Jones"
ann:ends_turn()
ben:declines()
ann:plays "Great Responsibility"
ben:declines()
ann:defends_with "Jessica Jones"
ann:uses "Spider-Man"
ben:declines()
ann:declines()
ben:declines()
ann:defends_with "Spider-Man"

-- round 3
cy:recovers()
cy:changes_form()
cy:uses "Med Team"
cy:chooses "Spider-Man"
cy:plays "The Golden City"
cy:pays_with "The Power of Protection"
cy:pays_with "Wakanda Forever! (mental)"
cy:plays "Indomitable"
cy:ends_turn()
ann:uses "Surveillance Team"
ann:chooses "Bomb Scare"
ann:plays "For Justice!"
ann:pays_with "Genius"
ann:chooses "Bomb Scare"
ann:ends_turn()
ben:plays "Photonic Blast"
ben:pays_with "Genius"
ben:pays_with "Cosmic Flight"
ben:chooses "Vulture"
ben:thwarts_with "Captain Marvel"
ben:chooses "Highway Robbery"
ben:thwarts_with "Mockingbird"
ben:chooses "Highway Robbery"
ben:plays "Get Ready"
ben:thwarts_with "Mockingbird"
ben:chooses "Highway Robbery"
ben:ends_turn()
ann:declines()
ben:declines()
cy:declines()
ann:declines()
ben:defends_with "Mockingbird"
ann:uses "Spider-Man"
cy:declines()
ann:declines()
ben:declines()
cy:declines()
ann:defends_with "Spider-Man"
cy:plays "Get Behind Me!"
cy:pays_with "Strength"
cy:declines()
ben:declines()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Energy"

-- round 4
ann:uses "Surveillance Team"
ann:chooses "Crowd Control"
ann:plays "Swinging Web Kick"
ann:pays_with "Strength"
ann:pays_with "Enhanced Spider-Sense"
ann:changes_form()
ann:ends_turn()
ben:uses "Captain Marvel"
ben:pays_with "Energy Absorption"
ben:plays "Avengers Mansion"
ben:pays_with "The Power of Leadership"
ben:pays_with "Alpha Flight Station"
ben:pays_with "Maria Hill"
ben:uses "Avengers Mansion"
ben:chooses "Ann"
ben:thwarts_with "Captain Marvel"
ben:chooses "Crowd Control"
ben:ends_turn()
cy:uses "Med Team"
cy:chooses "Peter Parker"
cy:plays "Panther Claws"
cy:pays_with "Indomitable"
cy:thwarts_with "Black Panther"
cy:chooses "Crowd Control"
cy:ends_turn()
ann:declines()
ben:declines()
cy:defends_with "Black Panther"
cy:plays "Counter-Punch"
cy:uses "Indomitable"
ben:declines()
cy:defends_with "Black Panther"

expect(game):is_over()
expect(game.round):is(4)
expect(villain:damage "Rhino"):is(27)
expect(ann):did_not_win()
expect(cy):did_not_win()
ruling {
  en = "Yes. The main scheme is completed when its threat reaches 7 per player, 21 here, however the villain stands: all of you lose.",
  fr = "Oui. La manigance principale est achevée quand sa menace atteint 7 par joueur, 21 ici, quel que soit l'état du méchant : vous perdez tous.",
}
