scenario "A Confused villain gives Emergency no occasion" {
  game     = "champions",
  question = {
    en = "Rhino is Confused and would scheme against me. May I play Emergency then, and what when Advance makes him scheme later?",
    fr = "Rhino est Désorienté et devrait manigancer contre moi. Puis-je alors jouer Urgence, et qu'en est-il quand Avancée le fait manigancer ensuite ?",
  },
  shows    = { "mc.status.confused-enemy", "mc.amb.stunned-villain-boost", "mc.card.emergency", "mc.prevent.threat" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency", "Energy", "Genius", "Strength", "Black Cat", "Aunt May" }, dealt = { "Advance" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Sandman", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand; the scheme of step two is not made
expect(villain:confused "Rhino"):is(0)
expect(main_scheme:threat "The Break-In!"):is(1)
ann:plays "Emergency"                                -- against the scheme of Advance

expect(main_scheme:threat "The Break-In!"):is(2)     -- SCH 1, boost 1, Emergency 1 less
expect(ann.engaged):is { "Sandman" }
ruling {
  en = "Not then: Confused is discarded before there is any scheme to interrupt. Against the scheme of Advance you may, and 1 threat less is placed.",
  fr = "Pas à ce moment : Désorienté est défaussé avant qu'il y ait une manigance à interrompre. Contre celle d'Avancée, vous le pouvez, et 1 menace de moins est placée.",
}
