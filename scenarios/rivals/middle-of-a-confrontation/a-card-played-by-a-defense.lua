scenario "A card that a Defense has played lies before its player in the other player's turn" {
  game     = "rivals",
  question = {
    en = "In Ann's turn a Kick lies before me: my Defense against her Attack had me play it. Can I lay that out, and is the Kick gone when her turn ends?",
    fr = "Au tour d'Ann, un Coup de Pied est devant moi : ma Défense contre son Attaque me l'a fait jouer. Puis-je le noter, et s'en va-t-il quand son tour finit ?",
  },
  shows    = { "rivals.end-turn.4-played" },
}

card "Rash Sidekick" { type = "Hero", cost = 2,
  says = { "Power +1. Defense: discard it to avoid an Attack; play a card of your hand.",
    "Puissance +1. Défense : défaussez-la pour éviter une Attaque ; jouez une carte de votre main." },
  play = power(1), defense = { play(exactly(1){ hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, in_play = { { "Leaky Roof", played = true } }, power = 2 },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, in_play = { { "Kick", played = true } }, deck = 6, discard = { "Rash Sidekick" } },
}
line_up { "Superman", "Nightwing", "The Penguin", "Vicky Vale", "Utility Belt" }

ann:ends_turn()
expect(ben.in_play):is { "Kick" }    -- the steps that end Ann's turn are Ann's
ben:ends_turn()
expect(ben.in_play):is_empty()
ruling {
  en = "Yes. The steps that end a turn are for its player, so the Kick lies there until your own turn ends.",
  fr = "Oui. Les étapes qui finissent un tour sont pour son joueur : le Coup de Pied reste là jusqu'à la fin de votre propre tour.",
}
