scenario "A treachery is discarded only when all of it is done" {
  game     = "champions",
  question = {
    en = "I reveal Stampede as She-Hulk and do not defend. What happens to me, and when does the card go away?",
    fr = "Je révèle Ruée en Miss Hulk et ne défends pas. Que m'arrive-t-il, et quand la carte s'en va-t-elle ?",
  },
  shows    = { "mc.treachery.revealer-resolves", "mc.treachery.discarded" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Stampede" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary", "Assault" }

ann:ends_turn()
ann:declines "discards"    -- no discard
ann:declines "defends_with" -- nobody defends against the Stampede

expect(ann.identity:damage "She-Hulk"):is(2)
expect(ann.identity:stunned "She-Hulk"):is(1)
expect(encounter_discard):in_order { "Stampede", "Assault" }
ruling {
  en = "Rhino attacks her for 2 and, having been damaged, she is stunned. Then Stampede is discarded, on top of the boost card of its attack.",
  fr = "Rhino l'attaque pour 2 et, comme elle a subi des dégâts, elle est sonnée. Puis Ruée est défaussée, par-dessus la carte Boost de son attaque.",
}
