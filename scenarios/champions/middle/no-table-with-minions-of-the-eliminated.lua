scenario "The enemies of an eliminated player have moved on" {
  game     = "champions",
  question = {
    en = "We lay out a table on which Ben is eliminated and Sandman stands before his place. Can that be?",
    fr = "Nous reconstituons une table où Ben est éliminé et où Sandman est resté devant sa place. Est-ce possible ?",
  },
  shows    = { "mc.elimination.enemies-move-on" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk" },
  { "Ben", character = "Spider-Man", eliminated = true, engaged = { "Sandman" } },
}
refused(function() begin() end, "mc.elimination.enemies-move-on")
ruling {
  en = "No. When Ben fell, Sandman engaged the next player.",
  fr = "Non. À la chute de Ben, Sandman a engagé le joueur suivant.",
}
