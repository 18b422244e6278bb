scenario "A completed stage makes way for the next one" {
  game     = "champions",
  question = {
    en = "Underground Distribution holds 5 of its 6 threat and is about to get 3. Does the rest go on to the second stage?",
    fr = "Trafic Clandestin a 5 menace sur 6 et va en recevoir 3. Le surplus passe-t-il sur le second stade ?",
  },
  shows    = { "mc.main-scheme.advance-steps", "mc.main-scheme.excess-lost", "mc.main-scheme.tokens-carried", "mc.card.underground-distribution", "mc.card.secret-rendezvous" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Avengers Mansion", "Helicarrier" }, dealt = { "Advance" } },
}
villain { { "Rhino I", stunned = true } }
as_if()                                          -- Rhino and his cards, beside one of Klaw's schemes
main_scheme { { "Underground Distribution 1B", threat = 4 } }
-- the last card is dealt in step three, so a token comes; then two boost icons for Rhino's scheme and a minion for the new stage
encounter_deck { "False Alarm" }
encounter_discard { "Charge", "Stampede", "Shocker", "Sandman" }
shuffle_gives { "Charge", "Stampede", "Shocker", "Sandman" }

ann:ends_turn()

expect(main_scheme):is { "Secret Rendezvous 2B" }
expect(main_scheme:threat "Secret Rendezvous 2B"):is(0)
expect(game.acceleration):is(1)
expect(removed):has "Underground Distribution 1B"
expect(ann.engaged):has "Shocker"
ruling {
  en = "No. The completed stage is removed from the game and the next one begins with its own starting threat; only acceleration tokens stay.",
  fr = "Non. Le stade achevé est retiré de la partie et le suivant commence avec sa propre menace initiale ; seuls les pions Accélération restent.",
}
