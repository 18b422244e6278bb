scenario "Once a turn, used between two turns" {
  game     = "metal",
  question = {
    en = "Once a turn my card lets me draw when I discard. A Super-Villain that appears makes us discard: does it count for the last turn or for the next?",
    fr = "Une fois par tour ma carte me fait piocher quand je défausse. Un Super-Vilain qui apparaît nous fait défausser : cela compte-t-il pour le tour fini ou le suivant ?",
  },
  shows    = { "metal.amb.once-between-turns", "metal.first-appearance.outside-turns" },
}
card "Thrifty Box" { type = "Equipment", cost = 2, copies = 2, stays = true,
  says = { "Once per turn: when you discard a card, draw a card.", "Une fois par tour : quand vous défaussez une carte, piochez une carte." },
  after(discards{}){ limit = "turn", draw(1) } }
card "Loose Lid" { type = "Equipment", cost = 2, copies = 2,
  says = { "Discard a card.", "Défaussez une carte." },
  play = discard(one{ hand }) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor", "Loose Lid", "Punch" }, in_play = { "Thrifty Box" }, deck = 7, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Vulnerability", "Loose Lid", "Punch" }, in_play = { "Thrifty Box" }, deck = { "Breakthrough", "Punch", "Punch" }, discard = {} },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Plywood Tyrant", "Barbatos" }

ann:plays "Trapdoor"
ann:plays "Loose Lid"
expect(log:last_move()):has(ann, "draws", "Punch")
ann:ends_turn()                            -- the Plywood Tyrant appears: each discards a card
ann:discards "Punch"
ben:discards "Vulnerability"
expect(ann.hand):count(4)                  -- her box was used in the turn that has just ended
expect(ben.hand):has "Breakthrough"        -- his was not
ben:plays "Loose Lid"
ben:discards "Breakthrough"
expect(log:last_move()):has(ben, "draws", "Punch")   -- and it is there again in his own turn
ruling {
  en = "For the turn that has just ended: not if you used it in that turn; and you may use it again as soon as the next turn begins.",
  fr = "Pour le tour qui vient de finir : pas si vous l'avez utilisée dans ce tour ; et vous pouvez l'utiliser à nouveau dès le début du suivant.",
}
