scenario "Step 2 discards, step 4 does not" {
  game     = "rivals",
  question = {
    en = "A card acts whenever I discard a card, in whosever turn. Does it see the hand that I put away, and the cards that I played?",
    fr = "Une carte agit chaque fois que je défausse une carte, peu importe à quel tour. Voit-elle la main que je range, et les cartes que j'ai jouées ?",
  },
  shows    = { "rivals.amb.end-step-discards", "rivals.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Lost Property", "Kick", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }

ann:plays "Lost Property"
ann:plays "Kick"
ann:ends_turn()
expect(ann.discard):is { "Punch", "Weakness", "Lost Property", "Kick" }
ruling {
  en = "The hand, yes: one Weakness for the Punch. Putting the played Kick away in step 4 is no discard.",
  fr = "La main, oui : une Faiblesse pour le Coup de Poing. Ranger à l'étape 4 le Coup de Pied joué n'est pas défausser.",
}
