scenario "A whole game: three heroes are too slow for Rhino" {
  game     = "champions",
  question = {
    en = "Three of us play Spider-Man, Captain Marvel and Black Panther; nobody is eliminated and Rhino has taken 31 damage. May we still lose?",
    fr = "Nous jouons à trois Spider-Man, Captain Marvel et Black Panther ; personne n'est éliminé et Rhino a subi 31 dégâts. Pouvons-nous encore perdre ?",
  },
  shows    = { "mc.main-scheme.last-stage", "mc.win.villain", "mc.per-player.multiply" },
  set_up   = "shown",
  first    = "random",
  seed     = 387,
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
cy:chooses "Panther Claws"

-- round 1
ann:changes_form()
ann:plays "Avengers Mansion"
ann:pays_with "Interrogation Room"
ann:pays_with "Interrogation Room"
ann:pays_with "Surveillance Team"
ann:uses "Avengers Mansion"
ann:chooses "Ann"
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:changes_form()
ben:plays "Photonic Blast"
ben:pays_with "Genius"
ben:pays_with "The Power of Leadership"
ben:chooses "energy"
ben:plays "Photonic Blast"
ben:pays_with "Get Ready"
ben:pays_with "The Triskelion"
ben:attacks_with "Captain Marvel"
ben:ends_turn()
cy:changes_form()
cy:plays "Helicarrier"
cy:pays_with "Vibranium"
cy:pays_with "Genius"
cy:uses "Helicarrier"
cy:chooses "Ann"
cy:plays "Shuri"
cy:pays_with "Get Behind Me!"
cy:pays_with "Indomitable"
cy:uses "Shuri"
cy:chooses "Tactical Genius"
cy:attacks_with "Black Panther"
cy:attacks_with "Shuri"
cy:ends_turn()
ann:declines()
ben:declines()
cy:declines()
ann:plays "Great Responsibility"
ann:uses "Spider-Man"
ann:declines()
ben:declines()
cy:declines()
ann:plays "Backflip"
ann:declines()
ben:declines()
cy:declines()
ann:declines()
ben:declines()
cy:declines()
cy:chooses "flip"

-- round 2
ben:uses "Captain Marvel"
ben:pays_with "The Power of Leadership"
ben:plays "Vision"
ben:pays_with "Cosmic Flight"
ben:pays_with "Lead from the Front"
ben:pays_with "Crisis Interdiction"
ben:attacks_with "Captain Marvel"
ben:attacks_with "Vision"
ben:ends_turn()
cy:changes_form()
cy:uses "Helicarrier"
cy:chooses "Ben"
cy:plays "Panther Claws"
cy:pays_with "The Power of Protection"
cy:pays_with "Wakanda Forever! (physical)"
cy:attacks_with "Shuri"
cy:ends_turn()
ann:uses "Avengers Mansion"
ann:chooses "Ben"
ann:plays "Swinging Web Kick"
ann:pays_with "Energy"
ann:pays_with "Great Responsibility"
ann:attacks_with "Spider-Man"
ann:ends_turn()
ben:declines()
cy:declines()
ann:declines()
ben:declines()
cy:defends_with "Shuri"
ben:declines()
cy:defends_with "Black Panther"
ann:uses "Spider-Man"
ben:declines()
ann:declines()
cy:plays "Get Behind Me!"
cy:pays_with "First Aid"
ben:declines()
ann:defends_with "Spider-Man"

-- round 3
cy:uses "Helicarrier"
cy:chooses "Cy"
cy:plays "Tactical Genius"
cy:pays_with "Wakanda Forever! (wild)"
cy:changes_form()
cy:ends_turn()
ann:uses "Avengers Mansion"
ann:chooses "Cy"
ann:plays "Daredevil"
ann:pays_with "Aunt May"
ann:pays_with "For Justice!"
ann:pays_with "Heroic Intuition"
ann:pays_with "Heroic Intuition"
ann:thwarts_with "Daredevil"
ann:chooses "Bomb Scare"
ann:uses "Daredevil"
ann:changes_form()
ann:ends_turn()
ben:uses "Captain Marvel"
ben:pays_with "Spider-Woman"
ben:uses "Vision"
ben:pays_with "Crisis Interdiction"
ben:chooses "THW"
ben:plays "Hawkeye"
ben:pays_with "Strength"
ben:pays_with "Make the Call"
ben:thwarts_with "Captain Marvel"
ben:chooses "Bomb Scare"
ben:thwarts_with "Vision"
ben:chooses "Bomb Scare"
ben:thwarts_with "Hawkeye"
ben:ends_turn()
cy:declines()
ann:declines()
ben:declines()
ann:defends_with "Daredevil"
ben:uses "Hawkeye"

-- round 4
ann:recovers()
ann:changes_form()
ann:uses "Avengers Mansion"
ann:chooses "Ann"
ann:uses "Enhanced Ivory Horn"
ann:pays_with "Web-Shooter"
ann:plays "Spider-Tracer"
ann:pays_with "Great Responsibility"
ann:ends_turn()
ben:uses "Vision"
ben:chooses "THW"
ben:thwarts_with "Captain Marvel"
ben:chooses "Highway Robbery"
ben:thwarts_with "Vision"
ben:chooses "Highway Robbery"
ben:thwarts_with "Hawkeye"
ben:chooses "Highway Robbery"
ben:ends_turn()
cy:recovers()
cy:uses "Helicarrier"
cy:chooses "Ann"
cy:plays "Black Widow"
cy:pays_with "Vibranium"
cy:pays_with "Counter-Punch"
cy:plays "Ancestral Knowledge"
cy:chooses "Wakanda Forever! (energy)"
cy:chooses "Counter-Punch"
cy:chooses "Vibranium"
cy:thwarts_with "Black Widow"
cy:chooses "Highway Robbery"
cy:ends_turn()
ann:declines()
ben:declines()
ann:uses "Spider-Man"
ann:declines()
ben:defends_with "Hawkeye"
ann:declines()
ben:declines()
cy:defends_with "Black Widow"
ann:declines()
ben:declines()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Strength"
ann:declines()
ben:declines()

-- round 5
ben:uses "Captain Marvel"
ben:plays "Avengers Mansion"
ben:pays_with "Maria Hill"
ben:pays_with "Helicarrier"
ben:pays_with "Photonic Blast"
ben:uses "Avengers Mansion"
ben:chooses "Ben"
ben:thwarts_with "Captain Marvel"
ben:chooses "The Break-In! 1B"
ben:ends_turn()
cy:recovers()
cy:changes_form()
cy:uses "Helicarrier"
cy:chooses "Ben"
cy:plays "Luke Cage"
cy:pays_with "Strength"
cy:pays_with "Counter-Punch"
cy:pays_with "Wakanda Forever! (wild)"
cy:thwarts_with "Luke Cage"
cy:chooses "The Break-In! 1B"
cy:ends_turn()
ann:uses "Avengers Mansion"
ann:chooses "Ben"
ann:plays "Surveillance Team"
ann:pays_with "Backflip"
ann:pays_with "Black Cat"
ann:uses "Surveillance Team"
ann:chooses "The Break-In! 1B"
ann:thwarts_with "Spider-Man"
ann:chooses "The Break-In! 1B"
ann:ends_turn()
ben:declines()
cy:declines()
ann:declines()
ben:declines()
cy:declines()
ann:declines()
ben:defends_with "Captain Marvel"
cy:declines()
ann:declines()
ann:uses "Spider-Man"
cy:declines()
ann:declines()
cy:declines()
ann:defends_with "Spider-Man"
ann:plays "Enhanced Spider-Sense"
ann:pays_with "The Power of Justice"
ann:chooses "flip"
ben:chooses "flip"

-- round 6
cy:uses "Helicarrier"
cy:chooses "Cy"
cy:plays "Med Team"
cy:pays_with "Armored Vest"
cy:pays_with "The Golden City"
cy:uses "Med Team"
cy:chooses "Black Panther"
cy:thwarts_with "Black Panther"
cy:thwarts_with "Luke Cage"
cy:chooses "The Break-In! 1B"
cy:ends_turn()
ann:changes_form()
ann:uses "Avengers Mansion"
ann:chooses "Cy"
ann:uses "Surveillance Team"
ann:chooses "The Break-In! 1B"
ann:plays "Web-Shooter"
ann:ends_turn()
ben:changes_form()
ben:uses "Captain Marvel"
ben:uses "Avengers Mansion"
ben:chooses "Cy"
ben:plays "Inspired"
ben:pays_with "Make the Call"
ben:plays "Alpha Flight Station"
ben:ends_turn()
cy:declines()

expect(game):is_over()
expect(game.round):is(6)
expect(villain:damage "Rhino"):is(31)
expect(ann):did_not_win()
expect(cy):did_not_win()
ruling {
  en = "Yes. The main scheme is completed when its threat reaches 7 per player, 21 here, however the villain stands: all of you lose.",
  fr = "Oui. La manigance principale est achevée quand sa menace atteint 7 par joueur, 21 ici, quel que soit l'état du méchant : vous perdez tous.",
}
