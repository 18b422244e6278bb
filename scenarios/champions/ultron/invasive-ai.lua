scenario "Invasive AI discards from each deck" {
  game     = "champions",
  question = {
    en = "Invasive AI is revealed. What does it take from us, and what if my deck has only two cards?",
    fr = "I.A. Invasive est révélée. Que nous prend-elle, et si mon deck n'a que deux cartes ?",
  },
  shows    = { "mc.card.invasive-ai", "mc.empty-player-deck.discard-stops", "mc.deal-encounter.during-steps-three-four" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy", "Genius", "Strength" }, discard = {},
    dealt = { "Invasive AI" }, engaged = {} },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, deck = { "Energy", "Genius" }, discard = {}, engaged = {} },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.discard):is { "Strength", "Genius", "Energy" }
expect(ben.discard):is_empty()
expect(ben.deck):count(2)                        -- shuffled anew, and nothing more is discarded
expect(side_schemes:threat "Invasive AI"):is(6)
ruling {
  en = "The top 3 cards of each deck go to the discard piles. Of a deck that runs out two are discarded: it is rebuilt, an encounter card is dealt to you, and nothing more is discarded from it.",
  fr = "Les 3 cartes du dessus de chaque deck vont dans les défausses. D'un deck qui s'épuise, deux sont défaussées : il est reconstitué, une carte Rencontre vous est attribuée, et rien de plus n'en est défaussé.",
}
