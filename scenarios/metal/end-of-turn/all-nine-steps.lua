scenario "The nine steps of the end of the turn, in order" {
  game     = "metal",
  question = {
    en = "I lost my last Super Hero earlier, defeated a Super-Villain, and have a card and some Power left. In which order is everything settled at the end of my turn?",
    fr = "Je n'ai plus de Super-Héros, j'ai vaincu un Super-Vilain, et il me reste une carte et de la Puissance. Dans quel ordre tout se règle-t-il à la fin de mon tour ?",
  },
  shows    = {
    "metal.end-turn.1-announce", "metal.end-turn.2-recruit", "metal.end-turn.3-hand", "metal.end-turn.4-effects",
    "metal.end-turn.5-played", "metal.end-turn.5-power-lost", "metal.end-turn.6-draw", "metal.end-turn.7-refill",
    "metal.end-turn.8-flip", "metal.end-turn.9-next-player",
  },
}

as_if()   -- one is without a Super Hero at this moment only where a card has taken the last one
local ann, ben = players {
  { "Ann", team = {}, hand = { "Late Post", "Vulnerability" }, power = 12, discard = {},
    deck = { "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, discard = {} },
}
super_villains { "Plywood Tyrant", "Sawdust Tyrant", "Barbatos" }
captured {}
available { "Cyborg" }
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:plays "Late Post"
ann:defeats "Plywood Tyrant"             -- its Reward draws the Breakthrough
ann:buys "Escape"
ann:ends_turn()
ann:discards "Punch"                     -- step 8: the next Super-Villain attacks

expect(log:last_move()):in_order {
  { ann, "ends the turn" },
  { ann, "recruits", "Cyborg", "from", available },
  { ann, "discards", "Vulnerability" },
  { "effects at the end of" },
  { ann, "draws", "Punch" },
  { ann, "discards", "Late Post" },
  { "unspent Power is lost" },
  { ann, "draws a new hand of", 5 },
  { "Steel", "enters" },
  { "Sawdust Tyrant", "is turned face up" },
  { ben, "is next" },
}
expect(ann.team):is { "Cyborg" }
expect(ann.hand):count(5)                -- six, less the one discarded to the Attack
expect(ann.power):is(0)
expect(ben):is_on_turn()
ruling {
  en = "The turn is over; recruit; hand away; end-of-turn effects; played cards away and Power lost; five new cards; the Line-Up filled; the next Super-Villain with its Attack; then Ben plays.",
  fr = "Le tour est fini ; recrutement ; la main défaussée ; effets de fin de tour ; cartes jouées défaussées et Puissance perdue ; cinq nouvelles cartes ; réserve complétée ; le Super-Vilain suivant et son Attaque ; puis c'est à Ben.",
}
