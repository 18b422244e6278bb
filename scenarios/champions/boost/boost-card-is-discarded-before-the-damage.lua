scenario "A boost card is discarded once it has been resolved" {
  game     = "champions",
  question = {
    en = "I hold Backflip and Rhino's boost card has just been counted. Where is it when I may play Backflip?",
    fr = "J'ai Salto Arrière en main et la carte Boost de Rhino vient d'être comptée. Où est-elle au moment où je peux jouer Salto Arrière ?",
  },
  shows    = { "mc.enemy-attack.3-discard-each", "mc.boost.discard-after" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()        -- keeps the hand
ann:declines()        -- the card he may draw
ann:declines()        -- no defender
expect(encounter_discard):has "Charge"
expect(boosts):is_empty()
expect(attachments):is_empty()
ann:plays "Backflip"
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "In the encounter discard pile: each boost card goes there once it is resolved, before the damage is dealt. Its 2 icons still count.",
  fr = "Dans la défausse Rencontre : chaque carte Boost y va une fois résolue, avant que les dégâts soient infligés. Ses 2 icônes comptent quand même.",
}
