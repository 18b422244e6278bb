scenario "Searching a deck that has run out already" {
  game     = "champions",
  question = {
    en = "My deck ran out while my discard pile was empty, and I was dealt an encounter card for that. Now I play Shuri: do I search the empty deck, and does it cost me a second encounter card?",
    fr = "Mon deck s'est épuisé alors que ma défausse était vide, et j'ai reçu une carte Rencontre pour cela. Je joue maintenant Shuri : dois-je fouiller le deck vide, et cela me coûte-t-il une seconde carte Rencontre ?",
  },
  shows    = { "mc.empty-player-deck.encounter-card", "mc.amb.both-piles-empty" },
}
local ann, ben = players {
  { "Ann", character = "T'Challa", hand = { "Shuri" }, deck = { "Genius" }, discard = {}, in_play = { "Avengers Mansion", "Helicarrier" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

ann:uses "Avengers Mansion"
ann:chooses "Ann"                       -- draws Genius, the last card
expect(ann.dealt):count(1)
ann:uses "Helicarrier"
ann:chooses "Ann"
ann:asks "Ben"
ben:uses "Helicarrier"
ben:chooses "Ann"
ann:plays "Shuri"                       -- for nothing, so the discard pile stays empty
expect(ann.in_play):has "Shuri"
expect(ann):must_choose { "changes form", "attacks with Shuri", "ends the turn" }
expect(ann.dealt):count(1)
ruling {
  en = "Neither. The deck ran out once and was paid for once; where nothing lies there is nothing to search, and Shuri's ability is not used.",
  fr = "Ni l'un ni l'autre. Le deck s'est épuisé une fois et n'est payé qu'une fois ; là où il n'y a rien, il n'y a rien à fouiller, et la capacité de Shuri ne sert pas.",
}
