scenario "The ability of a support works only while it is in play" {
  game     = "champions",
  question = {
    en = "Avengers Mansion is in my hand and I cannot pay for it. May I use its Action anyway?",
    fr = "J'ai le Manoir des Avengers en main et je ne peux pas le payer. Puis-je tout de même utiliser son Action ?",
  },
  shows    = { "mc.ability.usable-only-in-play" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Avengers Mansion" }, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Avengers Mansion" end, "mc.ability.usable-only-in-play")
ann:uses "Helicarrier"
expect(ann.in_play:exhausted "Helicarrier"):is(1)
expect(ann.hand):has "Avengers Mansion"
ruling {
  en = "No. It has to be played first; a support such as Helicarrier, already in play, may be used.",
  fr = "Non. Il faut d'abord le jouer ; un soutien déjà en jeu, comme l'Héliporteur, peut être utilisé.",
}
