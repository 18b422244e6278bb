scenario "No game comes to a table with four allies under one player" {
  game     = "champions",
  question = {
    en = "We want to replay a situation from memory: I had four allies in play. Can that be right?",
    fr = "Nous voulons rejouer une situation de mémoire : j'avais quatre alliés en jeu. Est-ce possible ?",
  },
  shows    = { "mc.ally-limit.three" },
}
local ann = players {
  { "Ann", character = "Spider-Man", in_play = { "Daredevil", "Jessica Jones", "Mockingbird", "Nick Fury" } },
}
refused(function() begin() end, "mc.ally-limit.three")
ruling {
  en = "No. A player controls at most three allies, so no game comes to this table.",
  fr = "Non. Un joueur contrôle au plus trois alliés : aucune partie n'arrive à cette situation.",
}
