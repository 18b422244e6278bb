scenario "Rage of Ultron against a hero" {
  game     = "champions",
  question = {
    en = "Rage of Ultron is revealed for me in hero form. How many cards do I lose?",
    fr = "Rage d'Ultron est révélée pour moi sous ma forme de héros. Combien de cartes est-ce que je perds ?",
  },
  shows    = { "mc.card.rage-of-ultron" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker" }, discard = {}, engaged = {}, dealt = { "Rage of Ultron" } },
}
villain { "Ultron I" }
encounter_deck:on_top { "Drone Factory" }

ann:declines "defends_with"
ann:chooses "threat"
expect(ann.identity:damage "Spider-Man"):is(4)
expect(ann.discard):is { "Haymaker", "Strength", "Genius", "Energy" }
expect(ann.deck):count(32)
ruling {
  en = "Four. He makes an attack, boost card and all, that deals 4 damage, and as many cards leave your deck for your discard pile.",
  fr = "Quatre. Il effectue une attaque, carte boost comprise, qui inflige 4 dégâts, et autant de cartes passent de votre deck à votre défausse.",
}
