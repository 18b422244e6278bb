scenario "A hero without hit points is out, and the others play on" {
  game     = "champions",
  question = {
    en = "My She-Hulk loses her last hit point in my own turn. Am I out, and does the game go on for Ben?",
    fr = "Ma Miss Hulk perd son dernier point de vie pendant mon propre tour. Suis-je éliminée, et la partie continue-t-elle pour Ben ?",
  },
  shows    = { "mc.elimination.when", "mc.elimination.at-zero", "mc.elimination.others-continue", "mc.elimination.cards-discarded" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = { "Energy" }, in_play = { "Focused Rage" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:uses "Focused Rage"                                     -- its cost is 1 damage to She-Hulk

expect(ann.identity):is_empty()
expect(ann.hand):is_empty()
expect(ann.deck):is_empty()
expect(ann.discard):has "Energy"
expect(ann.discard):has "Focused Rage"
expect(game):goes_on()
expect(log):has(ann, "draws", 0)                            -- the ability is finished, but nothing is drawn by who is out
expect(ben):is_on_turn()
ruling {
  en = "You are eliminated: your hand, deck and cards in play go to your discard pile. Ben plays on, and it is his turn now.",
  fr = "Vous êtes éliminée : votre main, votre deck et vos cartes en jeu vont dans votre défausse. Ben continue, et c'est maintenant son tour.",
}
