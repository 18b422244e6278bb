scenario "A minion never exhausts" {
  game     = "champions",
  question = {
    en = "Can a minion be exhausted, so that it does not attack?",
    fr = "Un sbire peut-il être incliné, de sorte qu'il n'attaque pas ?",
  },
  shows    = { "mc.amb.enemies-never-exhaust" },
}

local ann = players { { "Ann", character = "Spider-Man", engaged = { { "Hydra Mercenary", exhausted = true } } } }
refused(function() begin() end, "mc.amb.enemies-never-exhaust")
ruling {
  en = "No. Identities, allies, supports and upgrades exhaust, and game steps and abilities ready them; enemies activate without it.",
  fr = "Non. Identités, alliés, soutiens et améliorations s'inclinent, et des étapes du jeu ou des capacités les redressent ; les ennemis s'activent sans cela.",
}
