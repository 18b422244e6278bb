scenario "The cards dealt to an eliminated player are gone" {
  game     = "champions",
  question = {
    en = "On the table we lay out, Ben is eliminated and a facedown encounter card lies before him. Can that be?",
    fr = "Sur la table que nous reconstituons, Ben est éliminé et une carte Rencontre face cachée est devant lui. Est-ce possible ?",
  },
  shows    = { "mc.elimination.encounter-cards-discarded" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk" },
  { "Ben", character = "Spider-Man", eliminated = true, dealt = { "Advance" } },
}
refused(function() begin() end, "mc.elimination.encounter-cards-discarded")
ruling {
  en = "No. What had been dealt to him was discarded as he fell.",
  fr = "Non. Ce qui lui avait été distribué a été défaussé à sa chute.",
}
