scenario "The first player picks what another player loses" {
  game     = "champions",
  question = {
    en = "Ben reveals Caught Off Guard and has two supports. The card does not say who chooses: does Ben pick the one he discards, or Ann, the first player?",
    fr = "Ben révèle Pris par Surprise et a deux soutiens. La carte ne dit pas qui choisit : est-ce Ben qui désigne celui qu'il défausse, ou Ann, la première joueuse ?",
  },
  shows    = { "mc.first-player.picks-target", "mc.amb.picks-or-chooses", "mc.card.caught-off-guard" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Helicarrier", "Alpha Flight Station" }, dealt = { "Caught Off Guard" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses Helicarrier", "chooses Alpha Flight Station" }
refused(function() ben:chooses "Helicarrier" end, "mc.first-player.picks-target")
ann:chooses "Helicarrier"

expect(ben.in_play):is { "Alpha Flight Station" }
expect(ann.in_play):is { "Aunt May" }
ruling {
  en = "Ann. Of several cards that an encounter card could be about, the first player picks one; only a text that says to choose leaves it to the player who resolves it. It must be a card of Ben's.",
  fr = "Ann. Parmi plusieurs cartes qu'une carte Rencontre peut viser, c'est le premier joueur qui désigne ; seul un texte qui dit de choisir laisse le choix à qui la résout. Ce doit être une carte de Ben.",
}
