scenario "The stage that follows retaliates" {
  game     = "champions",
  question = {
    en = "Klaw I has Solid-Sound Body and 1 hit point left. I attack and defeat him, and the next stage comes. Does he retaliate?",
    fr = "Klaw I a Corps de Son Solidifié et il lui reste 1 point de vie. Je l'attaque et le vaincs, et le stade suivant arrive. Riposte-t-il ?",
  },
  shows    = { "mc.amb.retaliate-of-the-next-stage", "mc.amb.villain-is-one-enemy", "mc.keywords.retaliate" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Klaw I", damage = 11, with = { "Solid-Sound Body" } } }

ann:attacks_with "Spider-Man"
ann:chooses "Klaw"
expect(villain):has "Klaw II"
expect(ann.identity:damage "Spider-Man"):is(1)
ruling {
  en = "Yes. The villain is one enemy through all his stages and has survived the attack; the card that gives him Retaliate is attached to the new stage. A minion that you defeat does not retaliate.",
  fr = "Oui. Le méchant est un seul ennemi à travers tous ses stades et a survécu à l'attaque ; la carte qui lui donne Riposte est attachée au nouveau stade. Un sbire que vous vainquez ne riposte pas.",
}
