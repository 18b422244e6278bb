scenario "Of several end-of-turn effects the player chooses the order" {
  game     = "metal",
  question = {
    en = "I have two end-of-turn effects, one draws and one may destroy a card of my hand or discard pile. Which comes first?",
    fr = "J'ai deux effets de fin de tour : l'un pioche, l'autre peut détruire une carte de ma main ou de ma défausse. Lequel d'abord ?",
  },
  shows    = { "metal.amb.trigger-order", "metal.end-turn.4-effects" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Bonfire", "Late Post" }, deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Late Bonfire"
ann:plays "Late Post"
ann:ends_turn()
ann:uses "Late Post"                     -- the draw first
ann:destroys "Vulnerability"             -- then what it drew
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "Whichever you like: the order of your own effects is yours. Draw first, and you can destroy what you drew.",
  fr = "Celui que vous voulez : l'ordre de vos effets vous appartient. Piochez d'abord, et vous pouvez détruire la carte piochée.",
}
