scenario "Sweeping Swoop as a boost card stuns whoever is damaged" {
  game     = "champions",
  question = {
    en = "Sweeping Swoop turns up as Rhino's boost card, and Jessica Jones defends. Who is stunned?",
    fr = "Coup en Piqué apparaît comme carte Boost de Rhino, et Jessica Jones défend. Qui est sonné ?",
  },
  shows    = { "mc.card.sweeping-swoop" },
}

local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" }, in_play = { "Jessica Jones" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Sweeping Swoop", "Crowd Control" }

ann:ends_turn()
ann:declines()                      -- no discard
ann:declines()                      -- no Spider-Sense
ann:defends_with "Jessica Jones"

expect(ann.in_play:damage "Jessica Jones"):is(2)
expect(ann.in_play:stunned "Jessica Jones"):is(1)
expect(ann.identity:stunned "Spider-Man"):is(0)
ruling {
  en = "Jessica Jones, the friendly character that took damage. It adds no boost icon: she takes Rhino's 2.",
  fr = "Jessica Jones, le personnage ami qui a subi des dégâts. La carte n'ajoute aucune icône boost : elle subit les 2 de Rhino.",
}
