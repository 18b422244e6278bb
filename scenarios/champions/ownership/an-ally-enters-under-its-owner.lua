scenario "A card enters play under its owner's control" {
  game     = "champions",
  question = {
    en = "I play Tigra. May Ben, whose turn comes next, attack with her?",
    fr = "Je joue Tigra. Ben, dont le tour vient ensuite, peut-il attaquer avec elle ?",
  },
  shows    = { "mc.ownership.enter-under-owner" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Tigra", "Energy", "Genius" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:plays "Tigra"
ann:pays_with "Energy"
expect(ann.in_play):is { "Tigra" }
ann:ends_turn()
refused(function() ben:attacks_with "Tigra" end, "mc.player-turn.use-ally")
ruling {
  en = "No. She enters play under your control, and only you use her powers.",
  fr = "Non. Elle arrive en jeu sous votre contrôle, et vous seule utilisez ses pouvoirs.",
}
