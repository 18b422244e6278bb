scenario "The Capture stands though no Weakness is left" {
  game     = "metal",
  question = {
    en = "My Super Hero destroys both Weaknesses as soon as I have played the second. Is there nothing left that could Capture it?",
    fr = "Mon Super-Héros détruit les deux Faiblesses dès que j'ai joué la deuxième. N'y a-t-il plus rien qui puisse le Capturer ?",
  },
  shows    = { "metal.amb.effect-undoes-second" },
}

card "Sweeper" { pile = "character",
  after(plays{ name = "Weakness" }){ destroy(each{ in_play, name = "Weakness" }), when = at_least(2, count{ in_play, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Sweeper" }, hand = { "Weakness", "Weakness" }, deck = 6 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
ann:plays "Weakness"
expect(captured):is { "Sweeper" }
expect(log):has("Sweeper", "is Captured", "by", "metal.amb.effect-undoes-second")
expect(ann.score_pile):is_empty()       -- there was none to put there
expect(weakness):count(22)
ruling {
  en = "It is Captured all the same: that came about when you controlled two. Only the score pile gets no Weakness, as there is none left.",
  fr = "Il est Capturé quand même : c'était acquis quand vous en contrôliez deux. Seule la pile de score n'en reçoit pas, puisqu'il n'en reste aucune.",
}
