card "Ruin" { type = "treachery", fr = "Ruine", set = "ultron", revealed = { enemy_attack(villain), drones(2), draw(1), discard(random{ hand }), discard(top(deck, 2)) } }

scenario "What goes on with the cards of a player who is out finds none" {
  game     = "champions",
  question = {
    en = "A treachery makes Ultron attack me, and then takes cards of my deck and of my hand. The attack eliminates me. What does the rest do?",
    fr = "Une traîtrise fait attaquer Ultron, puis prend des cartes de mon deck et de ma main. L'attaque m'élimine. Que fait le reste ?",
  },
  shows    = { "mc.elimination.finish-ability", "mc.elimination.cards-discarded", "mc.amb.pile-of-the-eliminated" },
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck = { "Haymaker", "Uppercut" },
    engaged = {}, dealt = { "Ruin" } },
  { "Ben", character = "She-Hulk", hand = {}, engaged = {} },
}
villain { "Ultron I" }
encounter_deck:on_top { "Advance" }

until_step "villain phase, step 5"
ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.discard):is { "Uppercut", "Haymaker" }
expect(ann.hand):is_empty()
expect(ben.engaged):is_empty()
ruling {
  en = "Nothing. The text is carried out to its end, but you have no deck and no hand any more.",
  fr = "Rien. Le texte est résolu jusqu'au bout, mais vous n'avez plus ni deck ni main.",
}
