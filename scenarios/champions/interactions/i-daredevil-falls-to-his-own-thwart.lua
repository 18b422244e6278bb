scenario "An ally that falls to its own thwart gives no response" {
  game     = "champions",
  question = {
    en = "Daredevil has 1 hit point left and thwarts. His consequential damage defeats him: may he still deal 1 damage for having thwarted?",
    fr = "Il reste 1 point de vie à Daredevil et il contrecarre. Son dégât consécutif le vainc : peut-il encore infliger 1 dégât pour avoir contrecarré ?",
  },
  shows    = { "mc.amb.consequential-first", "mc.consequential-damage.after-thwart", "mc.ally.defeated-at-zero" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Daredevil", damage = 2 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Daredevil"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.discard):is { "Daredevil" }
expect(villain:damage "Rhino"):is(0)
expect(ann):is_on_turn()
ruling {
  en = "No. The damage belongs to the thwart and comes before any response to it; he is no longer in play when he could respond.",
  fr = "Non. Ce dégât fait partie du contrecarrage et précède toute réponse à celui-ci ; il n'est plus en jeu quand il pourrait répondre.",
}
