scenario "Shocker eliminates the player who reveals him" {
  game     = "champions",
  question = {
    en = "Ann, the first player, reveals Shocker and is eliminated by him; she has one more card to reveal. Is it resolved, is Ben hit, and where does Shocker go?",
    fr = "Ann, premier joueur, révèle Shocker, qui l'élimine ; il lui reste une carte à révéler. Est-elle résolue, Ben est-il touché, et où va Shocker ?",
  },
  shows    = { "mc.elimination.encounter-cards-discarded", "mc.elimination.enemies-move-on", "mc.first-player.eliminated-passes" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, dealt = { "Shocker", "Charge" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }    -- neither of his two attacks is made
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()

expect(ann.identity):is_empty()
expect(ben.identity:damage "Captain Marvel"):is(1)
expect(ben.engaged):is { "Shocker" }
expect(encounter_discard):has "Charge"
expect(encounter_discard):has "Hydra Mercenary"
expect(attachments):is_empty()
expect(side_schemes:threat "Crowd Control"):is(4)    -- revealed by Ben, 2 for each of two players
expect(ben):is_on_turn()
ruling {
  en = "Shocker hits every hero at the same time, so Ben takes his 1 damage; then Ann is out, and Shocker engages him. Ann's other cards are discarded unread, and Ben is first player and reveals his own.",
  fr = "Shocker touche tous les héros en même temps : Ben subit son dégât ; puis Ann est éliminée et Shocker s'engage avec lui. Les autres cartes d'Ann sont défaussées sans être lues, et Ben, premier joueur, révèle la sienne.",
}
