scenario "The first player has the first chance to interrupt" {
  game     = "champions",
  question = {
    en = "It is round two and Ben is the first player. Rhino is about to scheme against me, and we both hold Emergency. Who may play first?",
    fr = "C'est le deuxième round et Ben est premier joueur. Rhino va manigancer contre moi, et nous avons tous deux Urgence. Qui peut jouer en premier ?",
  },
  shows    = { "mc.first-player.first-interrupt" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Emergency", "Energy", "Genius", "Strength", "Aunt May", "Helicarrier" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Emergency", "Energy", "Genius", "Strength", "Haymaker" } },
}
villain { { "Rhino I", damage = 8, confused = true, stunned = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"", "\"I'm Tough\"", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ben:ends_turn()                                   -- round two
ann:ends_turn()
ben:declines()                                    -- both keep their hands
ann:declines()
ben:declines()                                    -- Rhino attacks Ben, and nobody defends
refused(function() ann:plays "Emergency" end, "mc.first-player.first-interrupt")
expect(ben):must_choose { "plays Emergency", "declines" }
ben:declines()
ann:plays "Emergency"
ben:declines()
expect(main_scheme:threat "The Break-In!"):is(4)  -- two in each step one; the scheme places nothing
expect(ben.hand):has "Emergency"
ruling {
  en = "Ben, as first player, even though Rhino schemes against you; when he passes, you may.",
  fr = "Ben, le premier joueur, même si Rhino manigance contre vous ; s'il passe, c'est à vous.",
}
