scenario "The player who resolves the card chooses" {
  game     = "champions",
  question = { en = "Ben reveals Hydra Bomber. I am the first player: do I choose between damage and threat?", fr = "Ben révèle le Poseur de Bombe d'Hydra. Je suis le premier joueur : est-ce moi qui choisis entre dégâts et menace ?" },
  shows    = { "mc.choose.resolver-chooses", "mc.choose.choice-required" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Hydra Bomber" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
refused(function() ann:chooses "damage" end, "mc.choose.resolver-chooses")
ben:chooses "damage"
expect(ben.identity:damage "Carol Danvers"):is(2)
expect(ann.identity:damage "Peter Parker"):is(0)

ruling {
  en = "No. Ben resolves the card, so Ben chooses, and the damage would be his.",
  fr = "Non. C'est Ben qui résout la carte, donc c'est lui qui choisit, et les dégâts seraient pour lui.",
}
