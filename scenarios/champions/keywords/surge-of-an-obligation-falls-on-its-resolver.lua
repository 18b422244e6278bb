scenario "Surge falls on the player who resolves the card" {
  game     = "champions",
  question = {
    en = "Ben reveals Eviction Notice, which goes to me, and I give it surge by discarding a card. Does Ben reveal the extra card, or do I?",
    fr = "Ben révèle Avis d'Expulsion, qui me revient, et je lui donne Renfort en défaussant une carte. Est-ce Ben qui révèle la carte de plus, ou moi ?",
  },
  shows    = { "mc.keywords.surge" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius", "Strength" }, dealt = { "Eviction Notice" } },
}
villain { { "Rhino I", damage = 4, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:chooses "discard at random"
expect(ann.hand):count(5)
expect(ann.engaged):is { "Sandman" }
expect(ben.engaged):is { "Hydra Mercenary" }
ruling {
  en = "You do. The obligation is yours to resolve, so its surge is yours too; Ben then goes on with his own cards.",
  fr = "Vous. C'est vous qui résolvez l'obligation, son Renfort est donc pour vous ; Ben continue ensuite avec ses propres cartes.",
}
