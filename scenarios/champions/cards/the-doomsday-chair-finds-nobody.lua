scenario "The Doomsday Chair finds nobody" {
  game           = "champions",
  at             = "villain phase, step 4",
  doomsday_chair = 1,
  question       = {
    en = "M.O.D.O.K. has been removed from the game when I reveal The Doomsday Chair. What does its search do?",
    fr = "MODOK a été retiré de la partie quand je révèle Le Siège de l'Apocalypse. Que fait la recherche ?",
  },
  shows          = { "mc.card.the-doomsday-chair", "mc.amb.search-finds-nothing" },
  windows        = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "The Doomsday Chair" } },
}
villain { "Rhino I" }
removed { "M.O.D.O.K." }

until_step "villain phase, step 5"
expect(ann.engaged):is_empty()
expect(log):count(1, "nothing that fits is found")
expect(log):has("encounter deck", "is shuffled")
ruling {
  en = "Deck and discard pile are looked through in vain, and the deck is shuffled. The scheme comes all the same.",
  fr = "On parcourt en vain le deck et la défausse, et le deck est mélangé. La manigance arrive malgré tout.",
}
