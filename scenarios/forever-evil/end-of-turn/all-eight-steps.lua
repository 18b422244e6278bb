scenario "The eight steps of the end of a turn, in order" {
  game     = "forever-evil",
  question = {
    en = "I defeated The Flash as Lex Luthor, have a card and some Power left, and my draw pile is empty. In which order is everything settled at the end of my turn?",
    fr = "J'ai vaincu Flash avec Lex Luthor, il me reste une carte et de la Puissance, et ma pioche est vide. Dans quel ordre tout se règle-t-il à la fin de mon tour ?",
  },
  shows    = {
    "fe.end-turn.1-announce", "fe.end-turn.2-hand", "fe.end-turn.3-effects", "fe.end-turn.4-played", "fe.end-turn.4-power-lost",
    "fe.end-turn.5-refill", "fe.end-turn.6-draw", "fe.end-turn.7-flip", "fe.end-turn.7-first-appearance", "fe.end-turn.8-next-player",
  },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Kick", "Kick", "Kick", "Punch", "Vulnerability" }, deck = {},
    discard = { "Power Ring", "Broadsword", "Punch", "Punch", "Royal Flush Gang" }, power = 4 },
  { "Ben", character = "Sinestro", hand = { "Punch", "Punch" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Green Arrow" } }
line_up { "Cold Gun", "Catwoman", "Stargirl", "Superwoman", "Invulnerable" }
main_deck:on_top { "Giganta" }

ann:plays "Kick"
ann:plays "Kick"
ann:plays "Kick"
ann:plays "Punch"
ann:defeats "The Flash"
ann:buys "Cold Gun"
expect(ann.power):is(1)
-- step 3 shuffles what steps 1 and 2 have left in the discard pile, the Vulnerability included, the cards played not
shuffle_gives { "The Flash", "Power Ring", "Broadsword", "Punch", "Punch", "Royal Flush Gang" }
ann:ends_turn()

-- The Flash came in step 3, five cards in step 6, and Green Arrow took two Punches in step 7
expect(ann.hand):is { "The Flash", "Power Ring", "Broadsword", "Royal Flush Gang" }
expect(ann.deck):is { "Cold Gun", "Vulnerability" }
expect(ann.discard):is { "Kick", "Kick", "Kick", "Punch", "Punch", "Punch" }
expect(ann.in_play):is_empty()
expect(ann.power):is(0)
expect(line_up):is { "Catwoman", "Stargirl", "Superwoman", "Invulnerable", "Giganta" }
expect(super_heroes):shows "Green Arrow"
expect(ben.discard):is { "Punch", "Punch" }
expect(ben):is_on_turn()
ruling {
  en = "Hand away, end-of-turn effects, played cards away and Power lost, Line-Up filled, five cards drawn, the Super Hero turned up with his Attack; then Ben plays.",
  fr = "La main rangée, les effets de fin de tour, les cartes jouées rangées et la Puissance perdue, la réserve complétée, cinq cartes piochées, le Super-Héros retourné avec son Attaque ; puis c'est à Ben.",
}
