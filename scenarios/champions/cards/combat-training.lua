scenario "Combat Training may be given to another player" {
  game     = "champions",
  question = {
    en = "May I play my Combat Training for Ben's hero? And two of them?",
    fr = "Puis-je jouer mon Entraînement au Combat pour le héros de Ben ? Et deux ?",
  },
  shows    = { "mc.card.combat-training" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Combat Training", "Combat Training", "Energy", "Genius" } },
  { "Ben", character = "Spider-Man", hand = {} },
}

ann:plays "Combat Training"
ann:pays_with "Energy"
ann:chooses "Ben"
expect(ben.identity:atk "Spider-Man"):is(3)
expect(ann.identity:atk "She-Hulk"):is(3)
ann:plays "Combat Training"                      -- Ben has his: this one can only be Ann's
expect(ann.identity:atk "She-Hulk"):is(4)
expect(ben.in_play):is { "Combat Training" }
expect(ann.in_play):is { "Combat Training" }
ruling {
  en = "Yes, under any player's control: that hero gets +1 ATK. But each player may have only one.",
  fr = "Oui, sous le contrôle de n'importe quel joueur : son héros gagne +1 ATQ. Mais un seul par joueur.",
}
