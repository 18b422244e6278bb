scenario "Cosmic Flight may meet the excess of overkill" {
  game     = "champions",
  question = {
    en = "Maria Hill defends against Rhino's Charge: 5 damage with overkill, and she has 2 hit points. May Captain Marvel use Cosmic Flight against the other 3?",
    fr = "Maria Hill défend contre la Charge de Rhino : 5 dégâts avec Déferlement, et elle a 2 points de vie. Captain Marvel peut-elle utiliser Vol Cosmique contre les 3 autres ?",
  },
  shows    = { "mc.keywords.overkill-ally", "mc.card.cosmic-flight", "mc.prevent.damage", "mc.ally.defeated-at-zero" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Hawkeye", "Inspired" }, in_play = { "Cosmic Flight", "Maria Hill" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:defends_with "Maria Hill"
expect(ann.discard):is { "Maria Hill" }
ann:uses "Cosmic Flight"

expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.discard):is { "Maria Hill", "Cosmic Flight" }
expect(attachments):has_no "Charge"
ruling {
  en = "Yes. The excess is damage that she would take, and Cosmic Flight prevents 3 of it. It is of no use to Maria Hill.",
  fr = "Oui. L'excédent fait partie des dégâts qu'elle est censée subir, et Vol Cosmique en prévient 3. Il ne sert à rien pour Maria Hill.",
}
