scenario "The hero who defends for another is eliminated before the damage" {
  game     = "champions",
  question = {
    en = "Ben defends for me with his last hit point, and the boost card takes it. Does Rhino's attack now hit me?",
    fr = "Ben défend à ma place avec son dernier point de vie, et la carte Boost le lui prend. L'attaque de Rhino me touche-t-elle alors ?",
  },
  shows    = { "mc.amb.defender-left-play", "mc.elimination.when" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" },
    deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Black Cat" } },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shrapnel", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- no Spider-Sense
ann:declines()                                       -- she does not defend
ben:defends_with "She-Hulk"

expect(ben.identity):is_empty()
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.in_play:damage "Mockingbird"):is(0)
expect(game):goes_on()
ruling {
  en = "No. Ben had become its target; with him out of the game the attack has nobody left to hit and ends.",
  fr = "Non. Ben en était devenu la cible ; lui hors jeu, l'attaque n'a plus personne à toucher et prend fin.",
}
