scenario "Caught Off Guard costs an upgrade or a support" {
  game     = "champions",
  question = {
    en = "I reveal Caught Off Guard and control a support, an upgrade and an ally. What do I lose?",
    fr = "Je révèle Pris par Surprise et je contrôle un soutien, une amélioration et un allié. Que dois-je perdre ?",
  },
  shows    = { "mc.card.caught-off-guard" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" }, in_play = { "Avengers Mansion", "Cosmic Flight", "Vision" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Caught Off Guard", "Charge" }

ann:ends_turn()
expect(ann):must_choose { "chooses Avengers Mansion", "chooses Cosmic Flight" }
ann:chooses "Cosmic Flight"
expect(ann.in_play):is { "Avengers Mansion", "Vision" }
expect(attachments):is_empty()
ruling {
  en = "An upgrade or a support; which of them, the first player picks, so alone you pick yourself. Allies are safe, and with nothing to lose the card would surge.",
  fr = "Une amélioration ou un soutien ; c'est le premier joueur qui le désigne, donc vous-même si vous jouez seul. Les alliés ne risquent rien ; sans rien à perdre, la carte aurait Renfort.",
}
